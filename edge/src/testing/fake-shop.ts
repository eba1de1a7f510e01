import type { KeyValue } from '../cache/key-value'
import type { Env } from '../context'
import { createEdge } from '../edge'
import type { RateLimit, RateLimits } from '../handlers/rate-limit-table'
import type { Fetch } from '../http/upstream'
import { servicesOf } from '../make-services'
import { splitShell } from '../pages/shell'
import { parseSettings } from '../settings'

export const ORIGIN = 'https://shop.example'
const SHELL =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--first-view--></div>' +
  '<!--page-data--><script type="module" src="/assets/main.js"></script></body></html>'

interface Pages {
  [slug: string]: { pageDetails?: object | null; cmsPage?: object | null }
}

/** One question that reached a backend. */
export interface Asked {
  url: string
  headers: Record<string, string>
  body: string
}

interface FakeOptions {
  pages?: Pages
  settings?: Record<string, string>
  /** Answers in the backend's place. */
  commerce?: Fetch
  studio?: Fetch
  /** Files of the build; without it there are none. */
  file?: (path: string) => Promise<Response>
  /** The shared cache; without it each shop has only its memory. */
  keyValue?: KeyValue
  purgeLimit?: RateLimit | null
  limits?: RateLimits
  /** Which upload of the code this is. */
  version?: string
  /** The question for a page; without it the shop's own. */
  pageQuery?: string
  /** False leaves `asked` empty, and the bodies of requests to the store unread. */
  noted?: boolean
}

const CONFIG = [
  { key: 'store_name', value: 'Brand & Co' },
  { key: 'store_legal_name', value: 'Brand Limited' },
]

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** The edge in front of a backend that knows `pages`; `asked` lists what reached it. */
export function fakeShop(options: FakeOptions = {}) {
  const {
    pages = {},
    settings = {},
    commerce,
    studio,
    keyValue,
    purgeLimit = null,
    limits = {},
    noted = true,
    file = async () => new Response('', { status: 404 }),
    version = 'test',
    pageQuery,
  } = options
  const asked: Asked[] = []
  let clock = 1_000_000
  const note = (answer: Fetch): Fetch => {
    if (!noted) return answer
    return async (request) => {
      const copy = request.clone()
      asked.push({ url: request.url, headers: Object.fromEntries(copy.headers), body: await copy.text() })
      return answer(request)
    }
  }
  const backend = note(
    commerce ??
      (async (request) => {
        const { variables } = (await request.json()) as { variables: { slug: string; withPage: boolean } }
        const page = variables.withPage ? pages[variables.slug] : undefined
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
    studio: note(studio ?? (async () => json({ data: {} }))),
    shell: async () => splitShell(SHELL),
    file,
  })
  const edge = createEdge(() => services)
  return {
    asked,
    advance: (ms: number) => {
      clock += ms
    },
    /** Requests a path as a browser at the shop's own host would, or a whole address. */
    request: async (path: string, init: RequestInit = {}) =>
      edge.fetch(new Request(/^https?:/.test(path) ? path : ORIGIN + path, init), {} as Env),
  }
}

/** A landing page as a backend tells it. */
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
      personalisation: {
        tool: 'uploadchoice',
        definition: '{}',
        prices: [{ option_uids: ['s'], quantity_from: 1, price: { value: 29.5 } }],
      },
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
