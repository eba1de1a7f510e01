// `pnpm e2e`: Playwright against the built shop, with a state folder and a port of its own. `--core` runs the files that
// `npm test` runs, `--every-device` runs also those files on both devices that usually run on one. Other arguments go to
// Playwright.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostilePage } from '../tests/e2e/support/hostile-page.ts'
import { withoutUnpaidLimits } from '../tests/e2e/support/unpaid-limits.ts'
import { findBrowser } from './lib/browser.ts'
import { buildWhenStale } from './lib/build.ts'
import { copyPrepared, seed } from './lib/database.ts'
import { writeDevVars } from './lib/secrets.ts'
import { freePort, serve } from './lib/serve.ts'
import { root } from './lib/wrangler.ts'

const chromePath = findBrowser()
const state = mkdtempSync(join(tmpdir(), 'kea-e2e-'))
writeDevVars()
buildWhenStale()
copyPrepared(state)
seed(state, [hostilePage, ...withoutUnpaidLimits])
const shop = await serve({
  port: await freePort(),
  state,
  storeVars: {
    // Certificates are mailed at any hour, so that no test depends on when it runs.
    GIFT_MAIL_HOUR: '0',
    // A captcha is solved as in production, with fewer rounds: its million would be a second of a core for each form.
    ALTCHA_COST: '20',
  },
})

/** Runs Playwright; resolves with its exit code. */
const runTests = (args: readonly string[]) =>
  new Promise<number | null>((resolve) => {
    const tests = spawn('node_modules/.bin/playwright', ['test', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: chromePath, BASE_URL: shop.url, STATE: state },
    })
    tests.once('exit', resolve)
  })

/** The number of tests that failed in the last run. */
function failures(): number {
  const { failedTests }: { failedTests: string[] } = JSON.parse(
    readFileSync(join(root, 'test-results/.last-run.json'), 'utf8'),
  )
  return failedTests.length
}

/** More failures than these have a cause. */
const ALONE_MAX = 4

/** The settings of playwright.config.ts by the argument that sets them. */
const SETTINGS: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  '--core': { E2E_PART: 'core' },
  '--every-device': { EVERY_DEVICE: '1' },
}
const args = process.argv.slice(2).filter((arg) => !(arg in SETTINGS))
for (const arg of process.argv) Object.assign(process.env, SETTINGS[arg])
let code = await runTests(args)
if (code !== 0 && (shop.restarts() > 0 || (args.length === 0 && failures() <= ALONE_MAX))) {
  // In a whole run, tests side by side may starve each other on a small machine.
  console.error(`${failures()} tests failed. They run once more, one at a time.`)
  code = await runTests([...args, '--last-failed', '--workers=1'])
}
await shop.stop()
rmSync(state, { recursive: true, force: true })
process.exit(code ?? 1)
