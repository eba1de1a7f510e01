import { PageDocument } from './__generated__/graphql'
import { createDayStart } from './cache/day-start'
import type { KeyValue } from './cache/key-value'
import { createLayeredCache } from './cache/layered-cache'
import { createPurges } from './cache/purges'
import { createRemoteCache, noRemoteCache } from './cache/remote-cache'
import type { Env } from './context'
import { createEarlierBuilds, noEarlierBuilds } from './files/earlier-builds'
import { createMainMenu, menuFormat } from './files/main-menu'
import { createSiteIndex, siteFormat } from './files/site-index'
import type { Fetch } from './http/upstream'
import { type PageAnswer, readPageAnswer, sizeOf } from './pages/page-answer'
import { createPageFinder } from './pages/page-finder'
import { pageFormat } from './pages/page-format'
import { createPageSource } from './pages/page-source'
import { createPriceCaches } from './pages/price-caches'
import { createProductQaPages } from './pages/product-qa-pages'
import { createShell } from './pages/shell'
import { createCallCache } from './public-api/call-cache'
import type { Services } from './services'
import { createCustomerCheck } from './session/customer-check'
import { parseSettings } from './settings'

const FILE_TIMEOUT_MS = 5000
/** A third of an isolate's 128 MB. */
const PAGE_MEMORY = { maxEntries: 1000, maxSize: 40_000_000 }
/** A separate limit for 404 pages. Invented addresses are unlimited and must not evict real pages. */
const NOT_FOUND_MEMORY = { maxEntries: 200, maxSize: 5_000_000 }

interface ServiceOptions
  extends Pick<
    Services,
    | 'settings'
    | 'version'
    | 'now'
    | 'shell'
    | 'file'
    | 'earlierBuilds'
    | 'commerce'
    | 'studio'
    | 'purgeLimit'
    | 'limits'
  > {
  keyValue: KeyValue | null
  memory?: typeof PAGE_MEMORY
  /** The GraphQL query for a page. Each query has its own entries in the shared store. */
  pageQuery?: string
}

/** Builds the services from settings, bindings and clocks. */
export function servicesOf(options: ServiceOptions): Services {
  const { keyValue, memory = PAGE_MEMORY, pageQuery = PageDocument.toString(), ...parts } = options
  const { settings, now, commerce } = parts
  const remoteOf = (format: string) =>
    keyValue ? createRemoteCache(keyValue, `${format}|${settings.STORE_CODE}`, now) : noRemoteCache
  const purges = createPurges(keyValue, settings.STORE_CODE, now)
  const cache = createLayeredCache<PageAnswer>({
    // Pages are about the season, and offers begin and end, at midnight.
    dayStart: createDayStart(now),
    now,
    remote: remoteOf(pageFormat(pageQuery, settings)),
    purges,
    bounds: memory,
    minor: { isMinor: ({ data }) => data.status === 404, bounds: NOT_FOUND_MEMORY },
    sizeOf,
    // A 404 page is not written to the shared store: invented addresses are unlimited.
    encode: ({ data, json }) => (data.status === 200 || data.status === 301 ? json : null),
    decode: (key, json) => readPageAnswer(key.startsWith('/') ? key.slice(0, key.lastIndexOf('|')) : '', json),
  })
  const source = createPageSource({ settings, commerce, query: pageQuery })
  const priceCaches = createPriceCaches({ settings, commerce, now, purges })
  const productQaPages = createProductQaPages({ settings, commerce, now, purges })
  return {
    ...parts,
    pages: createPageFinder({ cache, source, priceCaches, productQaPages, settings }),
    site: createSiteIndex({ settings, commerce, remote: remoteOf(siteFormat(settings)), purges, now }),
    menu: createMainMenu({ settings, commerce, remote: remoteOf(menuFormat(settings)), purges, now }),
    calls: createCallCache({ settings, commerce, now, purges }),
    customers: createCustomerCheck({ settings, commerce, now }),
  }
}

/** Reads bindings and settings. No other function of the edge reads env. */
function makeServices(env: Env): Services {
  const settings = parseSettings(env)
  const studio: Fetch = (request) => env.STORE.fetch(request)
  const file = (path: string) =>
    env.ASSETS.fetch(new Request(settings.SITE_URL + path, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }))
  return servicesOf({
    settings,
    version: env.VERSION?.id || 'local',
    now: Date.now,
    keyValue: env.PAGE_CACHE ?? null,
    purgeLimit: env.CLEAR_LIMIT ?? null,
    limits: env,
    commerce: settings.BACKEND_URL ? (request) => fetch(request) : studio,
    studio,
    file,
    earlierBuilds: env.EARLIER_BUILDS ? createEarlierBuilds(env.EARLIER_BUILDS, Date.now) : noEarlierBuilds,
    shell: createShell(file),
  })
}

/** Makes one set of services per isolate, so that its caches serve many requests. */
export function servicesPerIsolate(): (env: Env) => Services {
  let current: { env: Env; services: Services } | null = null
  return (env) => {
    if (current?.env.STORE !== env.STORE) current = { env, services: makeServices(env) }
    return current.services
  }
}
