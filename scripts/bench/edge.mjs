// The edge's page path with its data in memory, against a handler that answers the same bytes as a constant.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, wrangler } from '../lib/wrangler.mjs'
import { calm, median } from './browser.mjs'
import { load } from './load.mjs'
import { startWorkerd } from './workerd.mjs'

const PATH = '/canvas-prints'
const HOST = 'shop.example'
const ROUNDS = 5
const MIN_RATIO = 0.6
/** Of the connection, or different in each answer of the bare server. */
const NOT_COPIED = new Set(['date', 'content-length', 'transfer-encoding', 'connection'])

const SETTINGS = { MODE: 'production', SITE_URL: `http://${HOST}`, STORE_CODE: 'nz' }

/** A store that gives the real store's answer and counts how often it was asked. */
const storeModule = (answer) => `const answer = ${JSON.stringify(JSON.stringify(answer))}
let asked = 0
export default { fetch(request) {
  if (request.method === 'GET') return new Response(String(asked))
  asked++
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
} }`

const constantModule = (body, headers) => `const body = ${JSON.stringify(body)}
const headers = ${JSON.stringify(headers)}
export default { fetch() { return new Response(body, { headers }) } }`

/** The page's data as the backend first said them. */
async function graphqlAnswer(shop) {
  const { pageDetails, data, config } = await (await fetch(`${shop.url}/cacheurl?url=${PATH}`)).json()
  const configvalues = Object.entries(config).map(([key, value]) => ({ key, value }))
  return { data: { pageDetails, cmsPage: data.metaData.cmsPage ?? null, configvalues } }
}

async function writeModules(folder, shop) {
  wrangler(['deploy', '--dry-run', '--outdir', join(folder, 'bundle')])
  writeFileSync(join(folder, 'edge.js'), readFileSync(join(folder, 'bundle/index.js')))
  writeFileSync(join(folder, 'store.js'), storeModule(await graphqlAnswer(shop)))
  const shell = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
  writeFileSync(join(folder, 'assets.js'), constantModule(shell, { 'content-type': 'text/html' }))
}

function edgeWorkers() {
  const texts = Object.entries(SETTINGS).map(([name, value]) => `(name = "${name}", text = "${value}")`)
  const services = ['ASSETS', 'STORE'].map((name) => `(name = "${name}", service = "${name.toLowerCase()}")`)
  return { edge: { bindings: [...texts, ...services].join(', '), flags: '"nodejs_compat"' }, store: {}, assets: {} }
}

/** One measured stretch: requests a second, CPU a request, 99th percentile. */
async function measure(server) {
  await calm()
  const before = server.cpuMs()
  const { perSecond, p99, count } = await load({ port: server.port, host: HOST, path: PATH })
  return { perSecond, p99, cpuUs: ((server.cpuMs() - before) * 1000) / count }
}

/** Answers the lines to print and whether the budget holds. */
export async function benchEdge(shop) {
  mkdirSync(join(root, '.local'), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-edge-'))
  const servers = []
  try {
    await writeModules(folder, shop)
    const edge = await startWorkerd(folder, edgeWorkers(), 'edge')
    servers.push(edge)
    const page = await fetch(`http://127.0.0.1:${edge.port}${PATH}`, { headers: { host: HOST } })
    const body = await page.text()
    if (page.status !== 200 || !body.includes('id="page-data"')) throw new Error(`${PATH} answered ${page.status}.`)
    const headers = Object.fromEntries([...page.headers].filter(([name]) => !NOT_COPIED.has(name)))
    writeFileSync(join(folder, 'bare.js'), constantModule(body, headers))
    const bare = await startWorkerd(folder, { bare: {} }, 'bare')
    servers.push(bare)
    const runs = { edge: [], bare: [] }
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { edge: await measure(edge), bare: await measure(bare) }
      // The first round warms the compiler.
      if (round > 0) for (const name of ['edge', 'bare']) runs[name].push(pair[name])
    }
    const of = (name, key) => median(runs[name].map((run) => run[key]))
    const ratio = of('edge', 'perSecond') / of('bare', 'perSecond')
    return {
      ok: ratio >= MIN_RATIO,
      lines: [
        `Edge, ${PATH} from memory (${(body.length / 1000).toFixed(1)} KB): ${of('edge', 'perSecond').toFixed(0)} requests/s, bare handler ` +
          `${of('bare', 'perSecond').toFixed(0)}, ratio ${ratio.toFixed(3)} (budget ≥ ${MIN_RATIO})`,
        `    CPU ${of('edge', 'cpuUs').toFixed(0)} µs a request against ${of('bare', 'cpuUs').toFixed(0)} ` +
          `(× ${(of('edge', 'cpuUs') / of('bare', 'cpuUs')).toFixed(2)}), p99 ${of('edge', 'p99').toFixed(1)} ms against ${of('bare', 'p99').toFixed(1)} ms`,
      ],
    }
  } finally {
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
