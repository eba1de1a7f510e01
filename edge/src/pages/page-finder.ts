import type { Route } from '@kea/shared/route'
import { hasPageData, routeOf, routes } from '@kea/shared/routes'
import { isPromisedSlug } from '@kea/shared/slugs'
import type { CacheRead, LayeredCache, ReadOptions } from '../cache/types'
import type { Settings } from '../settings'
import { answerOf, type PageAnswer } from './page-answer'
import type { PageSource } from './page-source'
import type { PriceCaches } from './price-caches'
import type { QuestionPages } from './question-pages'
import type { FindOptions, Found, PageFinder } from './types'

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
    isInMemory(path) {
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
    purge: (pattern) => cache.purge(prefixOf(pattern)),
  }
}
