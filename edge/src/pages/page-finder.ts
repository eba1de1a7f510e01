import type { Route } from '@kea/shared/route'
import { hasPageData, routeOf, routes } from '@kea/shared/routes'
import { isPlannedSlug } from '@kea/shared/slugs'
import type { CacheRead, LayeredCache, ReadOptions } from '../cache/types'
import type { Settings } from '../settings'
import { answerOf, type PageAnswer } from './page-answer'
import type { PageSource } from './page-source'
import type { PriceCaches } from './price-caches'
import type { ProductQaPages } from './product-qa-pages'
import type { FindOptions, Found, PageFinder } from './types'

/** The same path as a 404. */
export const notFound = (found: Found): Found => ({
  ...found,
  route: null,
  status: 404,
  answer:
    found.answer &&
    answerOf(found.path, { ...found.answer.data, status: 404, pageDetails: null, data: { metaData: {} } }),
})

/** Slugs that may be sent to the backend. Every other slug is 404 without a query. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u
/** A longer path is never cached, so that invented paths cannot fill the cache. */
const CACHED_PATH_MAX_BYTES = 200
const SETTINGS_KEY = 'settings'

/** The backend's slug for a path; null if the path is not a backend page. */
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

/** The cache key of a page. A canonical path has no unescaped `|`, so the key is unambiguous. */
const keyOf = (path: string, priceCache: string | null) => `${path}|${priceCache ?? ''}`

export const prefixOf = (pattern: string): string => (pattern.endsWith('*') ? pattern.slice(0, -1) : keyOf(pattern, ''))

interface PageFinderOptions {
  cache: LayeredCache<PageAnswer>
  source: PageSource
  priceCaches: PriceCaches
  productQaPages: ProductQaPages
  settings: Settings
}

/** Looks pages up in the cache, else with one query to the backend. */
export function createPageFinder({
  cache,
  source,
  priceCaches,
  productQaPages,
  settings,
}: PageFinderOptions): PageFinder {
  const deadlineMs = settings.HEAD_DEADLINE_MS
  /** Fixed pages by the settings answer that they are made of. They leave memory with it. */
  const fixedPages = new WeakMap<PageAnswer, Map<string, PageAnswer>>()

  /** Cache key and load of a page. A page without a key is not cached. */
  async function cacheRequestOf(path: string, route: Route, slug: string, options: FindOptions) {
    const missingStatus = isPlannedSlug(slug) ? 501 : 404
    const statusOf = (known: boolean) => (known || slug === 'home' ? (route.built ? 200 : 501) : missingStatus)
    const { requestId, keepAlive } = options
    const priceCache = options.priceCache ? await priceCaches.known(options.priceCache, { requestId, keepAlive }) : null
    const load = () => source({ path, slug, priceCache, statusOf, requestId })
    const key = path.length > CACHED_PATH_MAX_BYTES ? null : keyOf(path, priceCache)
    return { key, priceCache, readOptions: { load, deadlineMs, keepAlive } }
  }

  async function pageOfSlug(path: string, route: Route, slug: string, options: FindOptions): Promise<Found> {
    const { key, priceCache, readOptions } = await cacheRequestOf(path, route, slug, options)
    const read = await cache.read(key, readOptions)
    return { ...foundIn(read), path, route, status: read.value?.data.status ?? 503, answer: read.value, priceCache }
  }

  const foundIn = ({ state, upstreamMs }: CacheRead<PageAnswer>) => ({ cache: state, upstreamMs })

  function fixedAnswer(common: PageAnswer, path: string, route: Route | null, status: number): PageAnswer {
    const make = () => answerOf(path, { ...common.data, status })
    // Only exact routes are cached. Patterns, such as blog posts, and missing pages have unlimited paths.
    if (route?.pattern !== path) return make()
    const pages = fixedPages.get(common) ?? new Map<string, PageAnswer>()
    fixedPages.set(common, pages)
    const known = pages.get(path) ?? make()
    pages.set(path, known)
    return known
  }

  function settingsRequest({ requestId, keepAlive }: FindOptions): ReadOptions<PageAnswer> {
    const load = () => source({ path: '', slug: null, priceCache: null, statusOf: () => 200, requestId })
    return { load, deadlineMs, keepAlive }
  }

  const readSettings = (options: FindOptions) => cache.read(SETTINGS_KEY, settingsRequest(options))

  /** A page that the backend does not have. Only the settings are loaded. */
  async function fixedPage(path: string, matched: Route | null, options: FindOptions): Promise<Found> {
    const [read, exists] = await Promise.all([
      readSettings(options),
      matched !== routes.productQa || productQaPages.has(path, options),
    ])
    const route = exists ? matched : null
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
      if (!route || slug === null) return cache.refresh(SETTINGS_KEY, settingsRequest(options))
      const { key, readOptions } = await cacheRequestOf(path, route, slug, options)
      // A page without a key is loaded with each request.
      return key === null ? 'refreshed' : cache.refresh(key, readOptions)
    },
    purge: (pattern) => cache.purge(prefixOf(pattern)),
  }
}
