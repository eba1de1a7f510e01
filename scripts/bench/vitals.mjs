// Largest contentful paint on a phone, against the same page as plain static HTML.
import { calm, coldLoad, launch, median } from './browser.mjs'
import { startStandIn } from './stand-in.mjs'

const PATHS = ['/', '/canvas-prints']
const RUNS = Number(process.env.BENCH_RUNS ?? 9)
const MAX_RATIO = 1

/** Runs in the finished page: its document without script, once with the pictures' hints and once as plain images. */
async function takeApart() {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  // What waits for being wanted or for the scroll comes first, so that the document is whole and each picture can say
  // which file it shows.
  const shape = () => `${document.body.scrollHeight} ${document.images.length} ${document.querySelectorAll('*').length}`
  for (let calm = 0, last = ''; calm < 4; await pause(400)) {
    const lazy = [...document.images].filter((image) => image.loading === 'lazy')
    window.scrollTo(0, window.scrollY === 0 ? 400 : 0)
    for (const image of lazy) image.dataset.lazy = ''
    for (const image of lazy) image.loading = 'eager'
    const waiting = [...document.images].some((image) => !image.complete)
    calm = shape() === last && !waiting ? calm + 1 : 0
    last = shape()
  }
  window.scrollTo(0, 0)
  const images = [...document.images]
  const sources = images.map((image) => image.currentSrc || image.src)
  const page = document.documentElement.cloneNode(true)
  for (const gone of page.querySelectorAll('script, noscript, link[rel="modulepreload"]')) gone.remove()
  for (const image of page.querySelectorAll('img[data-lazy]')) {
    image.setAttribute('loading', 'lazy')
    image.removeAttribute('data-lazy')
  }
  const html = () => `<!doctype html>${page.outerHTML}`
  const hints = html()
  for (const [at, image] of [...page.querySelectorAll('img')].entries()) {
    for (const name of ['fetchpriority', 'loading', 'decoding', 'srcset', 'sizes']) image.removeAttribute(name)
    image.setAttribute('src', new URL(sources[at]).pathname)
    const picture = image.closest('picture')
    for (const source of picture?.querySelectorAll('source') ?? []) source.remove()
  }
  for (const preload of page.querySelectorAll('link[rel="preload"], link[rel="preconnect"]')) preload.remove()
  return { hints, plain: html() }
}

async function compare(browser, standIn, path) {
  const { result } = await coldLoad(browser, standIn.url + path, {
    slow: false,
    after: (page) => page.evaluate(takeApart),
  })
  standIn.pages.set(`/bench-plain${path}`, result.plain)
  standIn.pages.set(`/bench-hints${path}`, result.hints)
  const targets = [
    { name: 'shop', path },
    { name: 'plain', path: `/bench-plain${path}` },
    { name: 'hints', path: `/bench-hints${path}` },
  ]
  const runs = { shop: [], plain: [], hints: [] }
  // The first round warms caches of servers and disk; it does not count.
  for (let round = 0; round <= RUNS; round++) {
    for (let at = 0; at < targets.length; at++) {
      const { name, path: address } = targets[(at + round) % targets.length]
      await calm()
      const load = await coldLoad(browser, standIn.url + address)
      if (round > 0) runs[name].push(load)
    }
  }
  return runs
}

const lcp = (runs) => median(runs.map((run) => run.lcp))
const spread = (runs) =>
  `${Math.min(...runs.map((run) => run.lcp)).toFixed(0)}–${Math.max(...runs.map((run) => run.lcp)).toFixed(0)}`

/** Answers the lines to print and whether the budget holds. */
export async function benchVitals(shop) {
  const standIn = await startStandIn(shop.url)
  const browser = await launch(standIn.keyHash)
  const lines = []
  let ok = true
  try {
    for (const path of PATHS) {
      const { shop: own, plain, hints } = await compare(browser, standIn, path)
      const ratio = lcp(own) / lcp(plain)
      ok &&= ratio <= MAX_RATIO
      const cls = median(own.map((run) => run.cls))
      lines.push(
        `LCP of ${path}: ${lcp(own).toFixed(0)} ms (${spread(own)}), plain static page ${lcp(plain).toFixed(0)} ms ` +
          `(${spread(plain)}), ratio ${ratio.toFixed(3)} (budget ${MAX_RATIO.toFixed(1)})`,
        `    with its hints the static page needs ${lcp(hints).toFixed(0)} ms; FCP ${median(own.map((run) => run.fcp)).toFixed(0)} ms, ` +
          `CLS ${cls.toFixed(3)}, largest: ${own.at(-1).element}; of the static page: ${plain.at(-1).element}`,
      )
    }
  } finally {
    await browser.close()
    await standIn.stop()
  }
  return { ok, lines }
}
