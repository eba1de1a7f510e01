// A Chromium for the tests: an installed one, else Playwright's, else Debian's. The headless shell is preferred: the full
// browser also draws its own windows, and the tests take a quarter longer.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'

const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  process.env.CHROME_PATH,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
]
/** Older releases of Debian have only the whole browser. */
const SHELL_PACKAGE = 'chromium-headless-shell'

const installed = () => [...PLACES, chromium.executablePath()].find((path) => path && existsSync(path))

/** Installs the first of Debian's packages that there is, where this user may. */
function installPackage(names: readonly string[]) {
  if (process.getuid?.() !== 0) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  for (const name of names) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name]
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return
  }
}

/** Path of a Chromium. Installs one if there is none, or ends the script with a message about what to install. */
export function findBrowser(): string {
  // A machine of CI may get a program more. There the shell saves minutes, and its installation takes seconds.
  if (process.env.CI && !process.env.CHROME_PATH && !existsSync(SHELL)) installPackage([SHELL_PACKAGE])
  if (!installed()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  if (!installed()) installPackage([SHELL_PACKAGE, 'chromium'])
  const found = installed()
  if (found) return found
  console.error('The browser tests need Chromium: install it, or name it in CHROME_PATH.')
  process.exit(1)
}
