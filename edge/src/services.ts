import type { Env } from './context'
import { createPageFinder, type PageFinder } from './pages/page-finder'
import { createMemory } from './pages/page-memory'
import { createPageSource, type PageAnswer } from './pages/page-source'
import { createShell, type Shell } from './pages/shell'
import { parseSettings, type Settings } from './settings'

export type Fetch = (request: Request) => Promise<Response>

/** Everything a handler may use; tests hand in fakes. */
export interface Services {
  settings: Settings
  pages: PageFinder
  shell: () => Promise<Shell>
  /** Catalogue, cart, customer, order: the configured backend. */
  commerce: Fetch
  /** Uploads, designs, private files: always our own store. */
  studio: Fetch
}

/** The binding does not care about the host; a name makes logs readable. */
export const STORE_ORIGIN = 'https://store.internal'

/** Reads bindings and settings: the only file that touches env. */
export function makeServices(env: Env): Services {
  const settings = parseSettings(env)
  const studio: Fetch = (request) => env.STORE.fetch(request)
  const commerce: Fetch = settings.BACKEND_URL ? (request) => fetch(request) : studio
  const memory = createMemory<PageAnswer>({ now: Date.now, maxEntries: 500, maxSize: 16_000_000 })
  return {
    settings,
    commerce,
    studio,
    pages: createPageFinder({ memory, source: createPageSource({ settings, commerce }), settings }),
    shell: createShell((path) => env.ASSETS.fetch(new Request(settings.SITE_URL + path))),
  }
}

/** One set of services per isolate, so that caches outlive a request. */
export function servicesPerIsolate(): (env: Env) => Services {
  let made: { env: Env; services: Services } | null = null
  return (env) => {
    if (made?.env.STORE !== env.STORE) made = { env, services: makeServices(env) }
    return made.services
  }
}
