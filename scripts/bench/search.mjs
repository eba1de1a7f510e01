// A search over HTTP, against a route that runs one bare MATCH on the same index; and with ten times the catalogue.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Miniflare } from 'miniflare'
import { prepareDatabase, seed } from '../lib/database.mjs'
import { root, STORE_CONFIG, wrangler } from '../lib/wrangler.mjs'
import { calm, median } from './browser.mjs'

const SEARCH_PATH = '/search/1/indexes/*/queries'
const MAX_RATIO = 2
const MAX_GROWTH = 1.3
const COPIES = 9
const ROUNDS = 6

const BARE = `export default { async fetch(request, env) {
  const { requests: [{ query }] } = await request.json()
  const words = query.match(/[a-z0-9]+/gi) ?? ['none']
  const { results } = await env.DB.prepare('SELECT name FROM search_index WHERE search_index MATCH ? LIMIT 6')
    .bind(words.map((word) => '"' + word + '"').join(' ')).all()
  return Response.json({ results: [{ hits: results }] })
} }`

/** Nine more of every page and product that the catalogue has, under names of their own. */
const copies = () =>
  Array.from({ length: COPIES }, (_, at) => at + 1).flatMap((n) => [
    `INSERT INTO pages (slug, name, heading, content, meta_title, meta_description, meta_keywords, sku)
      SELECT slug || '-copy-${n}', name || ' ${n}', heading, content, meta_title, meta_description, meta_keywords, sku
      FROM pages WHERE slug NOT GLOB '*-copy-*'`,
    `INSERT INTO products (sku, url_key, name, landing_path, description, meta_keyword, position)
      SELECT sku || '-copy-${n}', url_key || '-copy-${n}', name || ' ${n}', '/' || url_key || '-copy-${n}',
        description, meta_keyword, position + ${n * 1000}
      FROM products WHERE sku NOT GLOB '*-copy-*'`,
  ])

function start(state, script) {
  const worker = (name, contents) => ({
    name,
    modules: [{ type: 'ESModule', path: `${name}.js`, contents }],
    compatibilityDate: '2026-05-03',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { MODE: 'local', STORE_CODE: 'nz' },
    d1Databases: { DB: '00000000-0000-0000-0000-000000000000' },
    r2Buckets: ['FILES'],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  })
  return new Miniflare({
    defaultPersistRoot: join(state, 'v3'),
    workers: [worker('store', script), worker('bare', BARE)],
  })
}

async function ask(url, query) {
  const body = JSON.stringify({ requests: [{ indexName: 'kea_nz_products', query, hitsPerPage: 6 }] })
  const started = performance.now()
  const answer = await fetch(url + SEARCH_PATH, { method: 'POST', body })
  const { results } = await answer.json()
  return { ms: performance.now() - started, hits: results[0].hits }
}

/** The store makes its index with the first request of a minute. */
async function indexed(url) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    const { hits } = await ask(url, 'canvas prints')
    if (hits.length > 0) return
  }
  throw new Error('The search has no index.')
}

/** Answers the lines to print and whether the budgets hold. */
export async function benchSearch() {
  const golden = JSON.parse(readFileSync(join(root, 'packages/store/src/modules/search/golden.json'), 'utf8'))
  const queries = Object.keys(golden)
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-search-'))
  const running = []
  try {
    wrangler(['deploy', '--dry-run', '-c', STORE_CONFIG, '--outdir', join(folder, 'bundle')])
    const script = readFileSync(join(folder, 'bundle/index.js'), 'utf8')
    const states = { usual: join(folder, 'usual'), tenfold: join(folder, 'tenfold') }
    for (const state of Object.values(states)) {
      mkdirSync(state)
      prepareDatabase(state)
    }
    seed(states.tenfold, copies())
    const urls = {}
    for (const [name, state] of Object.entries(states)) {
      const server = start(state, script)
      running.push(server)
      urls[name] = new URL(await server.unsafeGetDirectURL('store')).origin
      urls[`${name} bare`] = new URL(await server.unsafeGetDirectURL('bare')).origin
      await indexed(urls[name])
    }
    const times = { usual: [], 'usual bare': [], tenfold: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      await calm()
      for (const query of queries) {
        for (const name of Object.keys(times)) {
          const { ms } = await ask(urls[name], query)
          // The first round warms the compiler.
          if (round > 0) times[name].push(ms)
        }
      }
    }
    const of = (name) => median(times[name])
    const ratio = of('usual') / of('usual bare')
    const growth = of('tenfold') / of('usual')
    return {
      ok: ratio <= MAX_RATIO && growth <= MAX_GROWTH,
      lines: [
        `Search, ${queries.length} searches over HTTP: median ${of('usual').toFixed(2)} ms, one bare MATCH ` +
          `${of('usual bare').toFixed(2)} ms, ratio ${ratio.toFixed(2)} (budget ≤ ${MAX_RATIO})`,
        `    with ten times the catalogue ${of('tenfold').toFixed(2)} ms (× ${growth.toFixed(2)}, budget ≤ ${MAX_GROWTH})`,
      ],
    }
  } finally {
    for (const server of running) await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}
