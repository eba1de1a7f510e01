// `pnpm e2e`: Playwright against the built shop, with a state folder and a port of its own. Arguments go to Playwright.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostilePage } from '../tests/e2e/support/hostile-page.mjs'
import { findBrowser } from './lib/browser.mjs'
import { buildWhenStale } from './lib/build.mjs'
import { prepareDatabase, seed } from './lib/database.mjs'
import { writeDevVars } from './lib/secrets.mjs'
import { freePort, serve } from './lib/serve.mjs'
import { root } from './lib/wrangler.mjs'

const chromePath = findBrowser()
const state = mkdtempSync(join(tmpdir(), 'kea-e2e-'))
writeDevVars()
buildWhenStale()
prepareDatabase(state)
seed(state, [hostilePage])
const shop = await serve({ port: await freePort(), state })

const tests = spawn('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: chromePath, BASE_URL: shop.url, STATE: state },
})
const code = await new Promise((resolve) => tests.once('exit', resolve))
await shop.stop()
rmSync(state, { recursive: true, force: true })
process.exit(code ?? 1)
