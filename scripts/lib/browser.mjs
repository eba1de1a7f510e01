// A Chromium for the tests: an installed one, else Playwright's, else Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

const installed = () => [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))

/** Path of a Chromium. Installs one if there is none, or ends the script with a message about what to install. */
export function findBrowser() {
  const found = installed()
  if (found) return found
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  if (!installed() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  }
  const now = installed()
  if (now) return now
  console.error('The browser tests need Chromium: install it, or name it in CHROME_PATH.')
  process.exit(1)
}
