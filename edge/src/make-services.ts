import { PageDocument } from './__generated__/graphql'
import type { KeyValue } from './cache/key-value'
import { createLayeredCache } from './cache/layered-cache'
import { createPurges } from './cache/purges'
import { createRemoteCache, noRemoteCache } from './cache/remote-cache'
import type { Env } from './context'
import { createSiteIndex, siteShape } from './files/site-index'
import type { Fetch } from './http/upstream'
import { answerOf, type PageAnswer, sizeOf } from './pages/page-answer'
import { createPageFinder } from './pages/page-finder'
import { pageShape } from './pages/page-shape'
import { createPageSource } from './pages/page-source'
import { createPriceCaches } from './pages/price-caches'
import { createQuestionPages } from './pages/question-pages'
import { createShell } from './pages/shell'
import { createCallCache } from './public-api/call-cache'
import type { Services } from './services'
import { createCustomerCheck } from './session/customer-check'
import { parseSettings } from './settings'

const FILE_TIMEOUT_MS = 5000
/** A third of an isolate's 128 MB. */
const PAGE_MEMORY = { maxEntries: 1000, maxSize: 40_000_000 }
/** For what is not there: addresses that somebody makes up are without end, and push no page out. */
const UNKNOWN_MEMORY = { maxEntries: 200, maxSize: 5_000_000 }

interface Parts
  extends Pick<
    Services,
    'settings' | 'version' | 'now' | 'shell' | 'file' | 'commerce' | 'studio' | 'purgeLimit' | 'limits'
  > {
  keyValue: KeyValue | null
  memory?: typeof PAGE_MEMORY
  /** The question for a page; another one has pages of its own in the shared store. */
  pageQuery?: string
}

/** The services on top of what comes from outside. */
export function servicesOf(options: Parts): Services {
  const { keyValue, memory = PAGE_MEMORY, pageQuery = PageDocument.toString(), ...parts } = options
  const { settings, now, commerce } = parts
  const remoteOf = (shape: string) =>
    keyValue ? createRemoteCache(keyValue, `${shape}|${settings.STORE_CODE}`, now) : noRemoteCache
  const purges = createPurges(keyValue, settings.STORE_CODE, now)
  const cache = createLayeredCache<PageAnswer>({
    now,
    remote: remoteOf(pageShape(pageQuery, settings)),
    purges,
    bounds: memory,
    minor: { isMinor: ({ data }) => data.status === 404, bounds: UNKNOWN_MEMORY },
    sizeOf,
    // What is not there is not worth a write: names that nobody has are without end.
    encode: ({ data, json }) => (data.status === 200 || data.status === 301 ? json : null),
    decode: (key, json) => answerOf(key.startsWith('/') ? key.slice(0, key.lastIndexOf('|')) : '', JSON.parse(json)),
  })
  const source = createPageSource({ settings, commerce, query: pageQuery })
  const priceCaches = createPriceCaches({ settings, commerce, now, purges })
  const questionPages = createQuestionPages({ settings, commerce, now, purges })
  return {
    ...parts,
    pages: createPageFinder({ cache, source, priceCaches, questionPages, settings }),
    site: createSiteIndex({ settings, commerce, remote: remoteOf(siteShape(settings)), purges, now }),
    calls: createCallCache({ settings, commerce, now, purges }),
    customers: createCustomerCheck({ settings, commerce, now }),
  }
}

/** Reads bindings and settings: the only file that touches env. */
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
    shell: createShell(file),
  })
}

/** One set of services per isolate, so that caches outlive a request. */
export function servicesPerIsolate(): (env: Env) => Services {
  let made: { env: Env; services: Services } | null = null
  return (env) => {
    if (made?.env.STORE !== env.STORE) made = { env, services: makeServices(env) }
    return made.services
  }
}
