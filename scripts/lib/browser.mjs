// A Chromium for the tests: an installed one, else Playwright's, else Debian's. The headless shell is preferred: the full
// browser also draws its own windows, and the tests take a quarter longer.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
]
/** Debian's packages. Older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const installed = () => [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))

/** Path of a Chromium. Installs one if there is none, or ends the script with a message about what to install. */
export function findBrowser() {
  const found = installed()
  if (found) return found
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  if (!installed() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    for (const name of PACKAGES) {
      if (!installed())
        spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' })
    }
  }
  const now = installed()
  if (now) return now
  console.error('The browser tests need Chromium: install it, or name it in CHROME_PATH.')
  process.exit(1)
}
