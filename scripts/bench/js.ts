// JavaScript that a page loads before it is idle, compared with a page that only mounts the shop's packages.
import { coldLoad, launch } from './browser.ts'
import { openFloor } from './floor.ts'
import { startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { isMounted, PRODUCT_PATH } from './shop.ts'

/** Brotli bytes, by path. docs/adr/0019 has the reasons. */
const BUDGETS = { '/': 114_000, '/wall-art': 137_000, [PRODUCT_PATH]: 140_000 }

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

const scriptsOf = ({ requests }) => requests.filter(({ type, url }) => type === 'Script' || /\.m?js(\?|$)/.test(url))

/** The bytes are the same in each run, unless a script is loaded by chance. */
const RUNS = runsOf(1)

async function loadScripts(origin, path) {
  const cdn = await startLocalCdn(origin)
  const browser = await launch(cdn.keyHash)
  try {
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const scripts = scriptsOf(await coldLoad(browser, cdn.url + path, { slow: false, isReady: isMounted }))
      runs.push({ scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) })
    }
    return runs.reduce((most, run) => (run.bytes > most.bytes ? run : most))
  } finally {
    await browser.close()
    await cdn.stop()
  }
}

const largest = (scripts) =>
  scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `    ${kb(bytes).padStart(9)}  ${new URL(url).pathname}`)

/** Returns the lines to print, and whether the budgets are met. */
export async function benchJs(shop) {
  const floorPage = await openFloor()
  try {
    const floor = await loadScripts(floorPage.url, '/')
    if (floor.bytes === 0) throw new Error('The floor page loaded no script.')
    const lines = []
    let ok = true
    for (const [path, budget] of Object.entries(BUDGETS)) {
      const { bytes, scripts } = await loadScripts(shop.url, path)
      ok &&= bytes > 0 && bytes <= budget
      lines.push(
        `JS before ${path} is idle (brotli): ${kb(bytes)} (budget ${kb(budget)}); a page that only mounts the same ` +
          `packages ${kb(floor.bytes)}, ratio ${(bytes / floor.bytes).toFixed(3)}`,
        ...largest(scripts),
      )
    }
    return { ok, lines }
  } finally {
    await floorPage.stop()
  }
}
