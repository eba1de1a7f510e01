// JavaScript that a page loads before it is idle, compared with a page that only mounts the shop's packages.
import { type ColdLoad, coldLoad, launch, type PageRequest } from './browser.ts'
import { openFloor } from './floor.ts'
import { startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { type BenchResult, isMounted, PRODUCT_PATH, type Shop } from './shop.ts'

/** Brotli bytes, by path. docs/adr/0019 has the reasons. */
const BUDGETS = { '/': 114_000, '/wall-art': 134_000, [PRODUCT_PATH]: 140_000 }

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

const scriptsOf = ({ requests }: ColdLoad) =>
  requests.filter(({ type, url }) => type === 'Script' || /\.m?js(\?|$)/.test(url))

/** The bytes are the same in each run, unless a script is loaded by chance. */
const RUNS = runsOf(1)

async function loadScripts(origin: string, path: string) {
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

const largest = (scripts: readonly PageRequest[]) =>
  scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `    ${kb(bytes).padStart(9)}  ${new URL(url).pathname}`)

export async function benchJs(shop: Shop): Promise<BenchResult> {
  const floorPage = await openFloor()
  try {
    const floor = await loadScripts(floorPage.url, '/')
    if (floor.bytes === 0) throw new Error('The floor page loaded no script.')
    const lines: string[] = []
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
