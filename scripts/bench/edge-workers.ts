// The edge as deployed, in raw workerd: with a store that responds at once, and a bare handler for comparison.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, wrangler } from '../lib/wrangler.ts'
import type { Shop } from './shop.ts'
import { startWorkerd, type Workerd, type WorkerSettings } from './workerd.ts'

export const PATH = '/canvas-prints'
export const HOST = 'shop.example'
/** A high timeout, since other work on the machine may delay a response. The timeout is not measured. */
const SETTINGS = { HEAD_DEADLINE_MS: '30000', MODE: 'production', SITE_URL: `http://${HOST}`, STORE_CODE: 'nz' }
/** Headers of the connection, or different in each response of the bare server. */
const NOT_COPIED = new Set(['date', 'content-length', 'transfer-encoding', 'connection'])
/** Delay of a typical backend, so that requests for one page overlap. */
const STORE_MS = 20

/** An answer of the edge with the data of a page, as far as it is read. */
interface PageAnswer {
  pageDetails: unknown
  data: { metaData: { cmsPage?: unknown } }
  config: Record<string, unknown>
  offer: unknown
}

/** A server in workerd with the port of its first Worker. */
export interface EdgeServer extends Workerd {
  port: number
}

export interface Edge extends EdgeServer {
  /** Number of requests to the store. */
  askedStore: () => Promise<number>
}

export interface Edges {
  /** An edge with an empty cache. */
  startEdge: (options?: { inspected?: boolean }) => Promise<Edge>
  /** A handler that returns the response of a page as a constant. */
  startBare: (body: string, headers: Headers) => Promise<EdgeServer>
  /** Ends the edges and the bare handler. */
  stop: () => void
}

/** A store that returns the real store's response for every slug. GET returns the number of its requests. */
const storeModule = (answer: object) => `const answer = ${JSON.stringify(JSON.stringify(answer))}
let asked = 0
export default { async fetch(request) {
  if (request.method === 'GET') return new Response(String(asked))
  asked++
  await new Promise((resolve) => setTimeout(resolve, ${STORE_MS}))
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
} }`

/** Bytes, as in the edge's memory. A string would be encoded again for each response. */
const constantModule = (
  body: string,
  headers: Readonly<Record<string, string>>,
) => `const body = new TextEncoder().encode(${JSON.stringify(body)})
const headers = ${JSON.stringify(headers)}
export default { fetch() { return new Response(body, { headers }) } }`

/** The page data in the format of the backend. */
async function graphqlAnswer(shop: Shop) {
  const answer = await fetch(`${shop.url}/cacheurl?url=${PATH}`)
  const { pageDetails, data, config, offer } = (await answer.json()) as PageAnswer
  const configvalues = Object.entries(config).map(([key, value]) => ({ key, value }))
  const headeroffer = { items: offer ? [offer] : [] }
  return { data: { pageDetails, cmsPage: data.metaData.cmsPage ?? null, headeroffer, configvalues } }
}

function edgeWorkers(): Record<string, WorkerSettings> {
  const texts = Object.entries(SETTINGS).map(([name, value]) => `(name = "${name}", text = "${value}")`)
  const services = ['ASSETS', 'STORE'].map((name) => `(name = "${name}", service = "${name.toLowerCase()}")`)
  return { edge: { bindings: [...texts, ...services].join(', '), flags: '"nodejs_compat"' }, store: {}, assets: {} }
}

async function askStore(server: Workerd<'store'>): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${server.ports.store}/`)).text())
}

export async function prepareEdge(shop: Shop): Promise<Edges> {
  const folder = mkdtempSync(join(tmpdir(), 'kea-bench-edge-'))
  const servers: Workerd[] = []
  wrangler(['deploy', '--dry-run', '--outdir', join(folder, 'bundle')])
  writeFileSync(join(folder, 'edge.js'), readFileSync(join(folder, 'bundle/index.js')))
  writeFileSync(join(folder, 'store.js'), storeModule(await graphqlAnswer(shop)))
  const shell = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
  writeFileSync(join(folder, 'assets.js'), constantModule(shell, { 'content-type': 'text/html' }))
  return {
    startEdge: async ({ inspected = false } = {}) => {
      const server = await startWorkerd(folder, edgeWorkers(), ['edge', 'store'], inspected)
      servers.push(server)
      return { ...server, port: server.ports.edge, askedStore: () => askStore(server) }
    },
    startBare: async (body, headers) => {
      const copied = Object.fromEntries([...headers].filter(([name]) => !NOT_COPIED.has(name)))
      writeFileSync(join(folder, 'bare.js'), constantModule(body, copied))
      const server = await startWorkerd(folder, { bare: {} }, ['bare'])
      servers.push(server)
      return { ...server, port: server.ports.bare }
    },
    stop: () => {
      for (const server of servers) server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
