import type { KeyValue } from '../cache/key-value'
import type { Env } from '../context'
import { createEdge } from '../edge'
import { createEarlierBuilds, noEarlierBuilds } from '../files/earlier-builds'
import type { RateLimit, RateLimits } from '../handlers/rate-limit-table'
import type { Fetch } from '../http/upstream'
import { servicesOf } from '../make-services'
import { splitShell } from '../pages/shell'
import { parseSettings } from '../settings'
import { readQuery } from './read-query'

export const ORIGIN = 'https://shop.example'
const SHELL =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--first-view--></div>' +
  '<!--page-data--><script type="module" src="/assets/main.js"></script></body></html>'

interface Pages {
  [slug: string]: { pageDetails?: object | null; cmsPage?: object | null }
}

/** A request that reached a backend. */
export interface BackendRequest {
  url: string
  headers: Record<string, string>
  body: string
}

interface FakeOptions {
  pages?: Pages
  settings?: Record<string, string>
  /** Replaces the backend. */
  commerce?: Fetch
  studio?: Fetch
  /** Files of the build. By default there are none. */
  file?: (path: string) => Promise<Response>
  /** The bucket with the files of earlier builds. By default there is none. */
  builds?: Parameters<typeof createEarlierBuilds>[0]
  /** The shared cache. By default each shop has only its memory. */
  keyValue?: KeyValue
  purgeLimit?: RateLimit | null
  limits?: RateLimits
  /** The id of the deployed version. */
  version?: string
  /** The GraphQL query for a page. By default it is the shop's own. */
  pageQuery?: string
  /** False leaves `backendRequests` empty and request bodies unread. */
  recorded?: boolean
}

const CONFIG = [
  { key: 'store_name', value: 'Brand & Co' },
  { key: 'store_legal_name', value: 'Brand Limited' },
]

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** The edge with a backend that has `pages`. `backendRequests` lists the requests that reached a backend. */
export function fakeShop(options: FakeOptions = {}) {
  const {
    pages = {},
    settings = {},
    commerce,
    studio,
    builds,
    keyValue,
    purgeLimit = null,
    limits = {},
    recorded = true,
    file = async () => new Response('', { status: 404 }),
    version = 'test',
    pageQuery,
  } = options
  const backendRequests: BackendRequest[] = []
  let clock = 1_000_000
  const record = (answer: Fetch): Fetch => {
    if (!recorded) return answer
    return async (request) => {
      const copy = request.clone()
      backendRequests.push({ url: request.url, headers: Object.fromEntries(copy.headers), body: await copy.text() })
      return answer(request)
    }
  }
  const backend = record(
    commerce ??
      (async (request) => {
        const { variables } = await readQuery(request)
        const page = variables.withPage ? pages[String(variables.slug)] : undefined
        return json({ data: { pageDetails: null, cmsPage: null, ...page, configvalues: CONFIG } })
      }),
  )
  const parsed = parseSettings({ SITE_URL: ORIGIN, ...settings })
  const services = servicesOf({
    settings: parsed,
    version,
    ...(pageQuery !== undefined && { pageQuery }),
    now: () => clock,
    keyValue: keyValue ?? null,
    purgeLimit,
    limits,
    memory: { maxEntries: 50, maxSize: 4_000_000 },
    commerce: backend,
    studio: record(studio ?? (async () => json({ data: {} }))),
    shell: async () => splitShell(SHELL),
    file,
    earlierBuilds: builds ? createEarlierBuilds(builds, () => clock) : noEarlierBuilds,
  })
  const edge = createEdge(() => services)
  return {
    backendRequests,
    advance: (ms: number) => {
      clock += ms
    },
    /** Requests a path of the shop's own host, or an absolute address. */
    request: async (path: string, init: RequestInit = {}) =>
      edge.fetch(new Request(/^https?:/.test(path) ? path : ORIGIN + path, init), {} as Env),
  }
}

/** The backend's answer for a landing page. */
export const canvasPage = {
  pageDetails: {
    id: 1,
    type: 'CMS_PAGE',
    name: 'Canvas prints',
    redirect_code: 0,
    product: {
      sku: 'canvas-print',
      name: 'Canvas print',
      stock_status: 'IN_STOCK',
      options: [{ uid: 'o', title: 'Size', required: true, value: [{ uid: 's', title: '20 × 20 cm', price: 0 }] }],
      price_rows: [{ option_uids: ['s'], quantity_from: 1, price: { value: 29.5 } }],
      personalisation: { tool: 'uploadchoice', definition: '{}' },
    },
  },
  cmsPage: {
    title: 'Canvas prints',
    meta_title: 'Canvas prints of your photos',
    meta_description: 'Your photo on canvas, "stretched" & <ready>.',
    meta_robots: 'INDEX,FOLLOW',
    content:
      '<div data-widget="hero" data-text="Made here" data-alt="A canvas" data-cta="Start Order" ' +
      'data-picture="/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/1600.webp"></div><h2>Sizes</h2><p>Many.</p>',
  },
}
