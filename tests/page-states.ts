import { fixedRoutes, isToolRoute } from '@kea/shared/routes'

/** True for a page that opens at a path of its own: no product, no data of the backend and no parameter is needed. */
const isOpen = (pattern: string) => !/:\w+(?!\w*\?)/.test(pattern)

/**
 * The paths of the pages of the list that need nothing else, in its order. Of several paths of one page the first stands
 * for all, but each part of a page in the account has its own.
 */
export function pagesOf({ needsCustomer }: { needsCustomer: boolean }): string[] {
  const open = fixedRoutes
    .filter((route) => route.built && route.needsCustomer === needsCustomer)
    .filter((route) => route.firstView !== 'data' && !isToolRoute(route) && isOpen(route.pattern))
  const first = needsCustomer
    ? open
    : open.filter((route, at) => open.findIndex(({ module }) => module === route.module) === at)
  return first.map(({ pattern }) => pattern.replace(/\/[:*].*$/, ''))
}
