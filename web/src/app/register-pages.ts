import type { RouteObject } from 'react-router-dom'
import { type LoadPage, lazyRoute } from './lazy-route'

export interface PageRegistration {
  pattern: string
  /** A named route without a page shows the "not built yet" page. */
  name?: string
  page?: LoadPage | undefined
}

/**
 * Converts the registrations to routes of the router, in their order. An error in the table fails the tests.
 *
 * @param unbuilt the page of a named route without a page
 */
export function registerPages(registrations: readonly PageRegistration[], unbuilt: LoadPage): RouteObject[] {
  const names = new Set<string>()
  return registrations.map(({ pattern, name, page }) => {
    if (name === undefined && page === undefined) throw new Error('Missing page to render for the route pattern')
    if (name !== undefined && names.has(name)) throw new Error('Route with that name already exists')
    if (name !== undefined) names.add(name)
    return { path: pattern, ...lazyRoute(page ?? unbuilt) }
  })
}
