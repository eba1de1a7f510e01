// The edge as it is deployed, in raw workerd: before a store that answers at once, and a bare handler to compare with.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, wrangler } from '../lib/wrangler.mjs'
import { startWorkerd } from './workerd.mjs'

export const PATH = '/canvas-prints'
export const HOST = 'shop.example'
/** A machine that does other work too may keep a page waiting: how long the edge waits is not what is measured. */
const SETTINGS = { HEAD_DEADLINE_MS: '30000', MODE: 'production', SITE_URL: `http://${HOST}`, STORE_CODE: 'nz' }
/** Of the connection, or different in each answer of the bare server. */
const NOT_COPIED = new Set(['date', 'content-length', 'transfer-encoding', 'connection'])
/** As slow as a backend is, so that requests for one page meet. */
const STORE_MS = 20

/** A store that gives the real store's answer for every slug, and says on GET how often it was asked. */
const storeModule = (answer) => `const answer = ${JSON.stringify(JSON.stringify(answer))}
let asked = 0
export default { async fetch(request) {
  if (request.method === 'GET') return new Response(String(asked))
  asked++
  await new Promise((resolve) => setTimeout(resolve, ${STORE_MS}))
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
} }`

/** Bytes, as the edge holds them: a text would have to be encoded anew for each answer. */
const constantModule = (body, headers) => `const body = new TextEncoder().encode(${JSON.stringify(body)})
const headers = ${JSON.stringify(headers)}
export default { fetch() { return new Response(body, { headers }) } }`

/** The page's data as the backend first said them. */
async function graphqlAnswer(shop) {
  const { pageDetails, data, config, offer } = await (await fetch(`${shop.url}/cacheurl?url=${PATH}`)).json()
  const configvalues = Object.entries(config).map(([key, value]) => ({ key, value }))
  const headeroffer = { items: offer ? [offer] : [] }
  return { data: { pageDetails, cmsPage: data.metaData.cmsPage ?? null, headeroffer, configvalues } }
}

function edgeWorkers() {
  const texts = Object.entries(SETTINGS).map(([name, value]) => `(name = "${name}", text = "${value}")`)
  const services = ['ASSETS', 'STORE'].map((name) => `(name = "${name}", service = "${name.toLowerCase()}")`)
  return { edge: { bindings: [...texts, ...services].join(', '), flags: '"nodejs_compat"' }, store: {}, assets: {} }
}

async function askStore(server) {
  return Number(await (await fetch(`http://127.0.0.1:${server.ports.store}/`)).text())
}

/** Answers `{ startEdge, startBare, stop }`; the edges and the bare handler end with `stop`. */
export async function prepareEdge(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-edge-'))
  const servers = []
  const started = (server) => {
    servers.push(server)
    return server
  }
  wrangler(['deploy', '--dry-run', '--outdir', join(folder, 'bundle')])
  writeFileSync(join(folder, 'edge.js'), readFileSync(join(folder, 'bundle/index.js')))
  writeFileSync(join(folder, 'store.js'), storeModule(await graphqlAnswer(shop)))
  const shell = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
  writeFileSync(join(folder, 'assets.js'), constantModule(shell, { 'content-type': 'text/html' }))
  return {
    /** An edge whose memory is empty. */
    startEdge: async ({ inspected = false } = {}) => {
      const server = started(await startWorkerd(folder, edgeWorkers(), ['edge', 'store'], inspected))
      return { ...server, port: server.ports.edge, askedStore: () => askStore(server) }
    },
    /** A handler that answers what a page answered, as a constant. */
    startBare: async (body, headers) => {
      const copied = Object.fromEntries([...headers].filter(([name]) => !NOT_COPIED.has(name)))
      writeFileSync(join(folder, 'bare.js'), constantModule(body, copied))
      const server = started(await startWorkerd(folder, { bare: {} }, ['bare']))
      return { ...server, port: server.ports.bare }
    },
    stop: () => {
      for (const server of servers) server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
