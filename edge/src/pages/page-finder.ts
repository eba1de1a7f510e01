import type { Settings as ShopSettings } from '@kea/shared/page/settings'
import type { Route } from '@kea/shared/route'
import { hasPageData, routeOf, routes } from '@kea/shared/routes'
import { isPromisedSlug } from '@kea/shared/slugs'
import type { CacheRead, CacheState, LayeredCache, ReadOptions, Refreshed } from '../cache/layered-cache'
import type { KeyCount } from '../cache/remote-cache'
import type { Settings } from '../settings'
import { answerOf, type PageAnswer, type PageDocument } from './page-answer'
import type { PageSource } from './page-source'
import type { PriceCaches } from './price-caches'
import type { QuestionPages } from './question-pages'

/** What stands at a path. */
export interface Found {
  /** In canonical form, without query. */
  path: string
  route: Route | null
  /** 200, 301, 404, 501; 503 while the data of a page that needs them are not to be had. */
  status: number
  answer: PageAnswer | null
  cache: CacheState
  upstreamMs: number
  /** The code whose prices these are; null for everybody's. */
  priceCache: string | null
}

export interface FindOptions {
  requestId: string
  keepAlive: ReadOptions<PageAnswer>['keepAlive']
  /** As the visitor says it; what the backend does not know counts as none. */
  priceCache?: string | null
}

export interface PageFinder {
  find(path: string, options: FindOptions): Promise<Found>
  /** What the shopkeeper has set; null while it is not to be had. */
  shop(options: FindOptions): Promise<ShopSettings | null>
  /** The document that everybody without a code of prices gets, where it is at hand. */
  peek(path: string): PageDocument | null
  /** True where everybody's page is in memory, so that reading it costs next to nothing. */
  isNear(path: string): boolean
  /** Loads the page anew, for the visitor's code of prices, where it is not young; the old one stays where that fails. */
  refresh(path: string, options: FindOptions): Promise<Refreshed>
  /** Has a page (`/mugs`), all pages that begin so (`/blog/*`), or everything (`*`) loaded anew before it goes out. */
  clear(pattern: string): Promise<KeyCount>
}

/** The same path with nothing there. */
export const notFound = (found: Found): Found => ({
  ...found,
  route: null,
  status: 404,
  answer:
    found.answer &&
    answerOf(found.path, { ...found.answer.data, status: 404, pageDetails: null, data: { metaData: {} } }),
})

/** What a backend may be asked for; everything else is not found without asking. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u
/** A longer path is looked up every time: nobody may fill the cache with names. */
const CACHED_PATH_MAX_BYTES = 200
const SETTINGS_KEY = 'settings'

/** The backend's name of the page at a path; null where it has none. */
export function slugOf(path: string, route: Route | null): string | null {
  if (route === routes.home || route === routes.homeAlias) return 'home'
  if (!hasPageData(route)) return null
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent)
    return parts.every((part) => SLUG.test(part)) ? parts.join('/') : null
  } catch {
    return null
  }
}

/** A page's key in the cache: no path has a `|` of its own where it could be mistaken. */
const keyOf = (path: string, priceCache: string | null) => `${path}|${priceCache ?? ''}`

export const prefixOf = (pattern: string): string => (pattern.endsWith('*') ? pattern.slice(0, -1) : keyOf(pattern, ''))

interface PageFinderOptions {
  cache: LayeredCache<PageAnswer>
  source: PageSource
  priceCaches: PriceCaches
  questionPages: QuestionPages
  settings: Settings
}

/** Looks pages up: in the cache, else with one question to the backend. */
export function createPageFinder({
  cache,
  source,
  priceCaches,
  questionPages,
  settings,
}: PageFinderOptions): PageFinder {
  const deadlineMs = settings.HEAD_DEADLINE_MS
  /** Fixed pages made of one answer of the settings; they go when it goes. */
  const fixedPages = new WeakMap<PageAnswer, Map<string, PageAnswer>>()

  /** How the page is asked for. Without a key it is not kept. */
  async function questionOf(path: string, route: Route, slug: string, options: FindOptions) {
    const missing = isPromisedSlug(slug) ? 501 : 404
    const statusOf = (known: boolean) => (known || slug === 'home' ? (route.built ? 200 : 501) : missing)
    const { requestId, keepAlive } = options
    const priceCache = options.priceCache ? await priceCaches.known(options.priceCache, { requestId, keepAlive }) : null
    const load = () => source({ path, slug, priceCache, statusOf, requestId })
    const key = path.length > CACHED_PATH_MAX_BYTES ? null : keyOf(path, priceCache)
    return { key, priceCache, readOptions: { load, deadlineMs, keepAlive } }
  }

  async function pageOfSlug(path: string, route: Route, slug: string, options: FindOptions): Promise<Found> {
    const { key, priceCache, readOptions } = await questionOf(path, route, slug, options)
    const read = await cache.read(key, readOptions)
    return { ...foundIn(read), path, route, status: read.value?.data.status ?? 503, answer: read.value, priceCache }
  }

  const foundIn = ({ state, upstreamMs }: CacheRead<PageAnswer>) => ({ cache: state, upstreamMs })

  function fixedAnswer(common: PageAnswer, path: string, route: Route | null, status: number): PageAnswer {
    const make = () => answerOf(path, { ...common.data, status })
    // Addresses without end, as of blog posts and of what is not there, are not worth keeping.
    if (route?.pattern !== path) return make()
    const pages = fixedPages.get(common) ?? new Map<string, PageAnswer>()
    fixedPages.set(common, pages)
    const known = pages.get(path) ?? make()
    pages.set(path, known)
    return known
  }

  function settingsQuestion({ requestId, keepAlive }: FindOptions): ReadOptions<PageAnswer> {
    const load = () => source({ path: '', slug: null, priceCache: null, statusOf: () => 200, requestId })
    return { load, deadlineMs, keepAlive }
  }

  const readSettings = (options: FindOptions) => cache.read(SETTINGS_KEY, settingsQuestion(options))

  /** A path whose page is not the backend's: only the settings are asked for. */
  async function fixedPage(path: string, pattern: Route | null, options: FindOptions): Promise<Found> {
    const [read, isThere] = await Promise.all([
      readSettings(options),
      pattern !== routes.productQa || questionPages.has(path, options),
    ])
    const route = isThere ? pattern : null
    const status = route === null || hasPageData(route) ? 404 : route.built ? 200 : 501
    const answer = read.value && fixedAnswer(read.value, path, route, status)
    return { ...foundIn(read), path, route, status, answer, priceCache: null }
  }

  return {
    find(path, options) {
      const route = routeOf(path)
      const slug = slugOf(path, route)
      return route && slug !== null ? pageOfSlug(path, route, slug, options) : fixedPage(path, route, options)
    },
    shop: async (options) => (await readSettings(options)).value?.page.settings ?? null,
    peek: (path) => cache.peek(keyOf(path, null))?.document ?? null,
    isNear(path) {
      const route = routeOf(path)
      if (slugOf(path, route) !== null) return cache.has(keyOf(path, null))
      return route !== routes.productQa && cache.has(SETTINGS_KEY)
    },
    async refresh(path, options) {
      const route = routeOf(path)
      const slug = slugOf(path, route)
      // A fixed page is made of the settings.
      if (!route || slug === null) return cache.refresh(SETTINGS_KEY, settingsQuestion(options))
      const { key, readOptions } = await questionOf(path, route, slug, options)
      // What is not kept is loaded anew with each visit.
      return key === null ? 'refreshed' : cache.refresh(key, readOptions)
    },
    clear: (pattern) => cache.clear(prefixOf(pattern)),
  }
}
