// A search over HTTP, compared with a route that runs one bare MATCH on the same index, and with ten times the catalogue.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../lib/wrangler.ts'
import { median, waitForIdleMachine } from './browser.ts'
import { openComparisonStores } from './comparison-stores.ts'
import { runsOf } from './runs.ts'
import type { BenchResult } from './shop.ts'

const SEARCH_PATH = '/search/1/indexes/*/queries'
const MAX_RATIO = 2
const MAX_GROWTH = 1.3
const ROUNDS = runsOf(6)
const SERVERS = ['usual', 'bare', 'tenfold'] as const
type Server = (typeof SERVERS)[number]

const BARE = `export default { async fetch(request, env) {
  const { requests: [{ query }] } = await request.json()
  const words = query.match(/[a-z0-9]+/gi) ?? ['none']
  const { results } = await env.DB.prepare('SELECT name FROM search_index WHERE search_index MATCH ? LIMIT 6')
    .bind(words.map((word) => '"' + word + '"').join(' ')).all()
  return Response.json({ results: [{ hits: results }] })
} }`

async function ask(url: string, query: string) {
  const body = JSON.stringify({ requests: [{ indexName: 'kea_nz_products', query, hitsPerPage: 6 }] })
  const started = performance.now()
  const answer = await fetch(url + SEARCH_PATH, { method: 'POST', body })
  const { results } = (await answer.json()) as { results: [{ hits: unknown[] }] }
  return { ms: performance.now() - started, hits: results[0].hits }
}

/** Waits for the index, which the store builds with the first request of a minute. */
async function indexed(url: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    const { hits } = await ask(url, 'canvas prints')
    if (hits.length > 0) return
  }
  throw new Error('The search has no index.')
}

export async function benchSearch(): Promise<BenchResult> {
  const golden = JSON.parse(readFileSync(join(root, 'packages/store/src/modules/search/golden.json'), 'utf8')) as object
  const queries = Object.keys(golden)
  const stores = await openComparisonStores({ bare: BARE })
  try {
    const urls = { usual: stores.usual.store, bare: stores.usual.bare, tenfold: stores.tenfold.store }
    await indexed(urls.usual)
    await indexed(urls.tenfold)
    const times: Record<Server, number[]> = { usual: [], bare: [], tenfold: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      await waitForIdleMachine()
      for (const query of queries) {
        for (const name of SERVERS) {
          const { ms } = await ask(urls[name], query)
          // The first round warms up the compiler.
          if (round > 0) times[name].push(ms)
        }
      }
    }
    const of = (name: Server) => median(times[name])
    const ratio = of('usual') / of('bare')
    const growth = of('tenfold') / of('usual')
    return {
      ok: ratio <= MAX_RATIO && growth <= MAX_GROWTH,
      lines: [
        `Search, ${queries.length} searches over HTTP: median ${of('usual').toFixed(2)} ms, one bare MATCH ` +
          `${of('bare').toFixed(2)} ms, ratio ${ratio.toFixed(2)} (budget ≤ ${MAX_RATIO})`,
        `    with ten times the catalogue ${of('tenfold').toFixed(2)} ms (× ${growth.toFixed(2)}, budget ≤ ${MAX_GROWTH})`,
      ],
    }
  } finally {
    await stores.stop()
  }
}
