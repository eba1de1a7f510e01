// What the shop's face of running text costs: the largest paint of a first visit with its files, and without them.
import { coldLoad, launch, median, waitForIdleMachine } from './browser.ts'
import { startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { type BenchResult, PRODUCT_PATH, type Shop } from './shop.ts'

const PAIRS = runsOf(15)
const MAX_COST_MS = 30
const PAGES: readonly string[] = ['/', '/wall-art', PRODUCT_PATH]
/** The files of the face: their names are hashes, so they are known by what the style sheet says of them. */
const FACE = /@font-face\s*{[^}]*Public Sans[^}]*url\(([^)]+)\)/g

/** Addresses of the face's files, as the pages' style sheets name them. */
async function filesOfFace(shop: string): Promise<string[]> {
  const html = await (await fetch(shop)).text()
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => new URL(href, shop).href)
  const texts = await Promise.all(sheets.map(async (sheet) => [sheet, await (await fetch(sheet)).text()] as const))
  const files = texts.flatMap(([sheet, text]) =>
    [...text.matchAll(FACE)].map(([, url = '']) => new URL(url.replace(/["']/g, ''), sheet).pathname),
  )
  if (files.length === 0) throw new Error('No style sheet of the shop names a file of Public Sans.')
  return files
}

/** Runs in the page: true when the face was asked for and has come, or was refused. */
const hasAsked = () =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Public Sans') && (status === 'loaded' || status === 'error'),
  )

export async function benchFace(shop: Shop): Promise<BenchResult> {
  const cdn = await startLocalCdn(shop.url)
  const browser = await launch(cdn.keyHash)
  try {
    const blocked = (await filesOfFace(shop.url)).map((path) => `*${path}`)
    const results: BenchResult[] = []
    for (const path of PAGES) {
      const costs: number[] = []
      const largest: number[] = []
      // The first pair warms up caches of servers and disk. It does not count.
      for (let pair = 0; pair <= PAIRS; pair++) {
        const load = async (without: readonly string[]) => {
          await fetch(shop.url + path)
          await waitForIdleMachine()
          return (await coldLoad(browser, cdn.url + path, { isReady: hasAsked, blocked: without })).lcp
        }
        // In turns, so that neither always comes second.
        const [first, second] =
          pair % 2 === 0 ? [await load([]), await load(blocked)] : [await load(blocked), await load([])]
        const [own, without] = pair % 2 === 0 ? [first, second] : [second, first]
        if (pair === 0) continue
        costs.push(own - without)
        largest.push(own)
      }
      const cost = median(costs)
      results.push({
        ok: cost <= MAX_COST_MS,
        lines: [
          `the face of running text on ${path}: ${cost.toFixed(0)} ms of the largest paint, the median of ${PAIRS} pairs ` +
            `(${Math.min(...costs).toFixed(0)} to ${Math.max(...costs).toFixed(0)}; budget ${MAX_COST_MS}); LCP ${median(largest).toFixed(0)} ms`,
        ],
      })
    }
    return { ok: results.every(({ ok }) => ok), lines: results.flatMap(({ lines }) => lines) }
  } finally {
    await browser.close()
    await cdn.stop()
  }
}
