import { fixedRoutes, isToolRoute, routeOf, routes } from '@kea/shared/routes'
import { read } from './source-files'

/** Built routes without a link, each with the reason. */
const WITHOUT_A_LINK = {
  [routes.homeAlias.pattern]: 'the home page by its old name',
  [routes.checkout.pattern]: 'opens with a filled cart',
  [routes.checkoutSuccess.pattern]: 'follows an order',
  [routes.receiptApproved.pattern]: 'follows a payment',
  [routes.receiptCancel.pattern]: 'follows a payment',
  [routes.proofOrder.pattern]: 'from an order',
  [routes.artworkView.pattern]: 'from an order',
  [routes.underConstruction.pattern]: 'for a page in the making',
  [routes.todayShipOrder.pattern]: 'for the workshop',
  [routes.startWithPhoto.pattern]: 'opens from a button of the home page',
  [routes.phonePhotos.pattern]: 'from a QR code of the design tool',
  [routes.designLink.pattern]: 'from a mail, or from somebody who shows a design',
  [routes.unsubscribe.pattern]: 'from the end of a newsletter',
  [routes.sharedCart.pattern]: 'from a link that a shopper shares',
  [routes.wishlist.pattern]: 'from the menu and the footer, which are drawn in the browser',
  [routes.sharedWishlist.pattern]: 'from a link that a shopper shares',
  [routes.register.pattern]: 'from the page to log in, which is drawn in the browser',
  [routes.forgotPassword.pattern]: 'from the page to log in',
  [routes.resendLink.pattern]: 'follows a registration',
  [routes.resetPassword.pattern]: 'from a mail',
  [routes.createPassword.pattern]: 'from a mail',
}

/**
 * Paths of the built routes that must have a link. Left out are tools, which open with a product, routes with
 * parameters, pages for customers only, and routes with a brand-only head, which visitors only pass through.
 */
export const linkedRoutes = (): string[] =>
  fixedRoutes
    .filter((route) => route.built && !route.needsCustomer && !isToolRoute(route))
    .filter((route) => route.head === 'full' && !/[:*]/.test(route.pattern))
    .map(({ pattern }) => pattern)
    .filter((path) => !(path in WITHOUT_A_LINK))

const notBuilt = new Set([...read('docs/not-built.md').matchAll(/^\| `([^`]+)`/gm)].map(([, pattern]) => pattern))

/** The paths that are not in docs/not-built.md. */
export const unlisted = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    const pathname = path.replace(/[?#].*/, '')
    const route = routeOf(pathname)
    return !notBuilt.has(route && route !== routes.page ? route.pattern : pathname)
  })
