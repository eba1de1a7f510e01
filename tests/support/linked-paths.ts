import { fixedRoutes, isToolRoute, routeOf, routes } from '@kea/shared/routes'
import { read } from './source-files'

/** Built routes that no link of a visitor leads to, and why. */
const WITHOUT_A_LINK = {
  [routes.homeAlias.pattern]: 'the home page by its old name',
  [routes.checkout.pattern]: 'opens with a filled cart',
  [routes.checkoutSuccess.pattern]: 'follows an order',
  [routes.receiptApproved.pattern]: 'follows a payment',
  [routes.receiptCancel.pattern]: 'follows a payment',
  [routes.underConstruction.pattern]: 'stands where a page is being made',
  [routes.todayShipOrder.pattern]: 'for the workshop',
  [routes.unsubscribe.pattern]: 'from the end of a newsletter',
}

/**
 * Paths of the built routes that are pages of their own: no tools, which open with a product, no parameters, none for
 * customers alone, and none with the brand's name alone for a head, where a visitor only passes through.
 */
export const linkedRoutes = (): string[] =>
  fixedRoutes
    .filter((route) => route.built && !route.needsCustomer && !isToolRoute(route))
    .filter((route) => route.head === 'full' && !/[:*]/.test(route.pattern))
    .map(({ pattern }) => pattern)
    .filter((path) => !(path in WITHOUT_A_LINK))

const notBuilt = new Set([...read('docs/not-built.md').matchAll(/^\| `([^`]+)`/gm)].map(([, pattern]) => pattern))

/** Those of the paths that docs/not-built.md does not list. */
export const unlisted = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const pathname = path.replace(/[?#].*/, '')
    const route = routeOf(pathname)
    return !notBuilt.has(route && route !== routes.page ? route.pattern : pathname)
  })
