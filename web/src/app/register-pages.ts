import type { RouteObject } from 'react-router-dom'
import { withRetry } from '~/lib/with-retry'
import { convert, type RouteModule } from './route-module'

export type LoadPage = () => Promise<RouteModule>

export interface PageRegistration {
  pattern: string
  /** A route with a name may still be without a page: it then says that it is not built. */
  name?: string
  page?: LoadPage | undefined
}

/**
 * Routes in the router's words, in their order of matching. A slip in the table ends the build's tests, not a
 * shopper's visit.
 *
 * @param unbuilt the page of a named route that has none of its own
 */
export function registerPages(registrations: readonly PageRegistration[], unbuilt: LoadPage): RouteObject[] {
  const names = new Set<string>()
  return registrations.map(({ pattern, name, page }) => {
    if (name === undefined && page === undefined) throw new Error('Missing page to render for the route pattern')
    if (name !== undefined && names.has(name)) throw new Error('Route with that name already exists')
    if (name !== undefined) names.add(name)
    return { path: pattern, lazy: async () => convert(await withRetry(page ?? unbuilt)) }
  })
}
