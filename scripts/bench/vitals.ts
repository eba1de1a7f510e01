// Web vitals on a phone: the largest paint compared with the same page as static HTML, layout shifts, and the blocking
// time compared with a page that only mounts the shop's packages.
import type { Browser } from 'playwright/test'
import { type ColdLoad, coldLoad, launch, median, type PageCookie, waitForIdleMachine } from './browser.ts'
import { logIn } from './customer.ts'
import { openFloor } from './floor.ts'
import { type LocalCdn, startLocalCdn } from './local-cdn.ts'
import { runsOf } from './runs.ts'
import { type BenchResult, isMounted, PRODUCT_PATH, type Shop } from './shop.ts'

const RUNS = runsOf(9)
interface Budget {
  /** The largest paint, as a ratio to the static page without the hints of its pictures. */
  ofPlain: number
  /** The same with these hints. */
  ofHints: number
  fcpMs: number
}

interface VitalsPage {
  path: string
  budget: Budget
  /** Seen only by a customer. */
  isPersonal?: boolean
}

/** The servers of a measurement, and its browser. */
interface Servers {
  browser: Browser
  shopUrl: string
  shopCdn: LocalCdn
  floor: LocalCdn
}

type Visit = VitalsPage & { cookies: readonly PageCookie[] }

type Target = 'shop' | 'plain' | 'hints' | 'floor'
type Runs = Record<Target, ColdLoad[]>

const CONTENT: Budget = { ofPlain: 0.9, ofHints: 1, fcpMs: Number.POSITIVE_INFINITY }
/** Pages of forms and of personal data come from the script. Their first paint has a limit too. */
const FROM_SCRIPT: Budget = { ofPlain: 1.15, ofHints: 1.15, fcpMs: 700 }
const ALL_PAGES: readonly VitalsPage[] = [
  ...['/', '/wall-art', '/canvas-prints', PRODUCT_PATH].map((path) => ({ path, budget: CONTENT })),
  ...['/customer/login', '/customer/register'].map((path) => ({ path, budget: FROM_SCRIPT })),
  { path: '/customer/account/dashboard', budget: FROM_SCRIPT, isPersonal: true },
]
const PAGES = ALL_PAGES.filter(({ path }) => process.env.BENCH_PATHS?.split(',').includes(path) ?? true)
const MAX_SHIFT = 0.01
const MAX_OF_FLOOR_TBT = 1.5

/** Runs in the loaded page. Returns its document without script, with and without the hints of the pictures. */
async function takeApart() {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  // Deferred parts are loaded first, so that the document is complete and each picture has its current file.
  const shape = () => `${document.body.scrollHeight} ${document.images.length} ${document.querySelectorAll('*').length}`
  for (let unchanged = 0, last = ''; unchanged < 4; await pause(400)) {
    const lazy = [...document.images].filter((image) => image.loading === 'lazy')
    window.scrollTo(0, window.scrollY === 0 ? 400 : 0)
    for (const image of lazy) image.dataset.lazy = ''
    for (const image of lazy) image.loading = 'eager'
    const waiting = [...document.images].some((image) => !image.complete)
    unchanged = shape() === last && !waiting ? unchanged + 1 : 0
    last = shape()
  }
  window.scrollTo(0, 0)
  const images = [...document.images]
  const sources = images.map((image) => image.currentSrc || image.src)
  const page = document.documentElement.cloneNode(true) as HTMLElement
  for (const gone of page.querySelectorAll('script, noscript, link[rel="modulepreload"]')) gone.remove()
  for (const image of page.querySelectorAll('img[data-lazy]')) {
    image.setAttribute('loading', 'lazy')
    image.removeAttribute('data-lazy')
  }
  const html = () => `<!doctype html>${page.outerHTML}`
  const hints = html()
  for (const [at, image] of [...page.querySelectorAll('img')].entries()) {
    for (const name of ['fetchpriority', 'loading', 'decoding', 'srcset', 'sizes']) image.removeAttribute(name)
    image.setAttribute('src', new URL(sources[at] ?? '').pathname)
    const picture = image.closest('picture')
    for (const source of picture?.querySelectorAll('source') ?? []) source.remove()
  }
  for (const preload of page.querySelectorAll('link[rel="preload"], link[rel="preconnect"]')) preload.remove()
  return { hints, plain: html() }
}

/** Headers of a document, without those of this one response. */
async function documentHeaders(url: string, cookies: readonly PageCookie[]): Promise<Record<string, string>> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { headers } = await fetch(url, { headers: { cookie } })
  const ofResponse =
    /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|server-timing|set-cookie|x-request-id)$/
  return Object.fromEntries([...headers].filter(([name]) => !ofResponse.test(name)))
}

/** Runs of the shop's page, its two static copies and the baseline page, in turns. */
async function compare({ browser, shopUrl, shopCdn, floor, path, cookies }: Servers & Visit): Promise<Runs> {
  const { result } = await coldLoad(browser, shopCdn.url + path, {
    slow: false,
    cookies,
    isReady: isMounted,
    afterLoad: (page) => page.evaluate(takeApart),
  })
  if (!result) throw new Error(`${path} has no document.`)
  // A static page of the shop has the headers of the shop's pages. They cost time too: a page that is isolated from its
  // opener starts a process, and the preload of the style is in one of them.
  const { link, ...headers } = await documentHeaders(shopUrl + path, cookies)
  shopCdn.pages.set(`/bench-plain${path}`, { html: result.plain, headers })
  shopCdn.pages.set(`/bench-hints${path}`, { html: result.hints, headers: { ...headers, ...(link && { link }) } })
  const targets: { name: Target; url: string; isReady?: () => boolean }[] = [
    { name: 'shop', url: shopCdn.url + path, isReady: isMounted },
    { name: 'plain', url: `${shopCdn.url}/bench-plain${path}` },
    { name: 'hints', url: `${shopCdn.url}/bench-hints${path}` },
    { name: 'floor', url: floor.url, isReady: isMounted },
  ]
  const runs: Runs = { shop: [], plain: [], hints: [], floor: [] }
  // The first round warms up caches of servers and disk. It does not count.
  for (let round = 0; round <= RUNS; round++) {
    const first = round % targets.length
    for (const { name, url, isReady } of [...targets.slice(first), ...targets.slice(0, first)]) {
      // The document is fresh at the edge then: a refresh would run on this machine's processors beside the browser.
      if (name === 'shop') await fetch(shopUrl + path)
      await waitForIdleMachine()
      const load = await coldLoad(browser, url, { isReady, cookies })
      if (round > 0) runs[name].push(load)
    }
  }
  return runs
}

const of = (runs: readonly ColdLoad[], key: 'fcp' | 'lcp' | 'tbt') => median(runs.map((run) => run[key]))
const spread = (runs: readonly ColdLoad[]) =>
  `${Math.min(...runs.map(({ lcp }) => lcp)).toFixed(0)}–${Math.max(...runs.map(({ lcp }) => lcp)).toFixed(0)}`

/** The results of one page as lines, and whether its budgets are met. */
function judge({ path, budget }: VitalsPage, { shop, plain, hints, floor }: Runs): BenchResult {
  const [fcp, lcp] = [of(shop, 'fcp'), of(shop, 'lcp')]
  const [ofPlain, ofHints] = [lcp / of(plain, 'lcp'), lcp / of(hints, 'lcp')]
  const shift = Math.max(...shop.map(({ cls }) => cls))
  const [tbt, floorTbt] = [of(shop, 'tbt'), of(floor, 'tbt')]
  const isFast = ofPlain <= budget.ofPlain && ofHints <= budget.ofHints && fcp <= budget.fcpMs
  const ok = isFast && shift < MAX_SHIFT && tbt <= MAX_OF_FLOOR_TBT * floorTbt
  return {
    ok,
    lines: [
      `LCP of ${path}: ${lcp.toFixed(0)} ms (${spread(shop)}), plain static page ${of(plain, 'lcp').toFixed(0)} ms ` +
        `(${spread(plain)}), ratio ${ofPlain.toFixed(3)} (budget ${budget.ofPlain}); with its hints the static page ` +
        `${of(hints, 'lcp').toFixed(0)} ms, ratio ${ofHints.toFixed(3)} (budget ${budget.ofHints})`,
      `    CLS ${shift.toFixed(4)} at most (budget < ${MAX_SHIFT}); TBT ${tbt.toFixed(0)} ms, floor page ` +
        `${floorTbt.toFixed(0)} ms, ratio ${(tbt / floorTbt).toFixed(2)} (budget ${MAX_OF_FLOOR_TBT}); FCP ` +
        `${fcp.toFixed(0)} ms (budget ${budget.fcpMs}); largest: ${shop.at(-1)?.element}; of the static page: ` +
        `${plain.at(-1)?.element}`,
    ],
  }
}

/** The results of one page. A page over its budget is measured once more, and the second measurement decides. */
async function measure(servers: Servers, page: Visit): Promise<BenchResult> {
  const first = judge(page, await compare({ ...servers, ...page }))
  if (first.ok) return first
  const second = judge(page, await compare({ ...servers, ...page }))
  return { ok: second.ok, lines: [...first.lines, '    over budget, so once more:', ...second.lines] }
}

export async function benchVitals(shop: Shop): Promise<BenchResult> {
  const floorPage = await openFloor()
  const shopCdn = await startLocalCdn(shop.url)
  const floor = await startLocalCdn(floorPage.url)
  const browser = await launch(shopCdn.keyHash, floor.keyHash)
  try {
    const session = await logIn(shop.url, shopCdn.url)
    const servers = { browser, shopUrl: shop.url, shopCdn, floor }
    const pages: BenchResult[] = []
    for (const page of PAGES) pages.push(await measure(servers, { ...page, cookies: page.isPersonal ? session : [] }))
    return { ok: pages.every(({ ok }) => ok), lines: pages.flatMap(({ lines }) => lines) }
  } finally {
    await browser.close()
    await floor.stop()
    await shopCdn.stop()
    await floorPage.stop()
  }
}
