import type { Route } from '@kea/shared/route'
import { routeOf, routes } from '@kea/shared/routes'
import { isPromisedSlug } from '@kea/shared/slugs'
import type { Settings } from '../settings'
import type { Memory, ReadOptions } from './page-memory'
import { answerOf, type PageAnswer, type PageSource } from './page-source'

/** What stands at a path. */
export interface Found {
  /** In canonical form, without query. */
  path: string
  route: Route | null
  /** 200, 301, 404, 501; 503 while the data of a page that needs them are not to be had. */
  status: number
  answer: PageAnswer | null
}

export interface FindOptions {
  requestId: string
  keepAlive: ReadOptions['keepAlive']
}

export interface PageFinder {
  find(path: string, options: FindOptions): Promise<Found>
}

/** The same path with nothing there. */
export const notFound = ({ path, answer }: Found): Found => ({
  path,
  route: null,
  status: 404,
  answer: answer && answerOf(path, { ...answer.data, status: 404, pageDetails: null, data: { metaData: {} } }),
})

/** What a backend may be asked for; everything else is not found without asking. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u

/** The backend's name of the page at a path; null where it has none. */
export function slugOf(path: string, route: Route | null): string | null {
  if (route === routes.home || route === routes.homeAlias) return 'home'
  if (route !== routes.page) return null
  try {
    const slug = decodeURIComponent(path.slice(1))
    return SLUG.test(slug) ? slug : null
  } catch {
    return null
  }
}

interface PageFinderOptions {
  memory: Memory<PageAnswer>
  source: PageSource
  settings: Settings
}

/** Looks pages up: in memory, else with one question to the backend. */
export function createPageFinder({ memory, source, settings }: PageFinderOptions): PageFinder {
  const deadlineMs = settings.HEAD_DEADLINE_MS

  async function pageOfSlug(path: string, route: Route, slug: string, options: FindOptions): Promise<Found> {
    const missing = isPromisedSlug(slug) ? 501 : 404
    const statusOf = (known: boolean) => (known || slug === 'home' ? 200 : missing)
    const load = () => source({ path, slug, statusOf, requestId: options.requestId })
    const answer = await memory.read(`page ${path}`, load, { deadlineMs, keepAlive: options.keepAlive })
    return { path, route, status: answer?.data.status ?? 503, answer }
  }

  /** A path whose page is not the backend's: only the settings are asked for. */
  async function fixedPage(path: string, route: Route | null, options: FindOptions): Promise<Found> {
    const load = () => source({ path: '', slug: null, statusOf: () => 200, requestId: options.requestId })
    const common = await memory.read('settings', load, { deadlineMs, keepAlive: options.keepAlive })
    const status = route === null || route === routes.page ? 404 : route.built ? 200 : 501
    return { path, route, status, answer: common && answerOf(path, { ...common.data, status }) }
  }

  return {
    find(path, options) {
      const route = routeOf(path)
      const slug = slugOf(path, route)
      return route && slug !== null ? pageOfSlug(path, route, slug, options) : fixedPage(path, route, options)
    },
  }
}
