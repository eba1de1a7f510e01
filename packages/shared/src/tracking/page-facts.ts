import type { Page } from '../page/page'
import { isToolRoute, routeOf, routes } from '../routes'

/** Kinds of pages, as they are counted. */
export const PAGE_KINDS = [
  'home',
  'product',
  'category',
  'content',
  'blog',
  'search',
  'tool',
  'cart',
  'checkout',
  'ordered',
  'login',
  'register',
  'account',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The page type of remarketing tags. */
export type RemarketingType = 'home' | 'product' | 'other' | 'cart' | 'purchase'

/** The event that a page sends by its address alone. */
export type TrackingEvent = 'ViewContent' | 'Search' | 'CompleteRegistration'

const KINDS: ReadonlyMap<string, PageKind> = new Map([
  [routes.home.pattern, 'home'],
  [routes.homeAlias.pattern, 'home'],
  [routes.searchResult.pattern, 'search'],
  [routes.searchGo.pattern, 'search'],
  [routes.cart.pattern, 'cart'],
  [routes.checkout.pattern, 'checkout'],
  [routes.receiptApproved.pattern, 'checkout'],
  [routes.receiptCancel.pattern, 'checkout'],
  [routes.checkoutSuccess.pattern, 'ordered'],
  [routes.login.pattern, 'login'],
  [routes.register.pattern, 'register'],
  [routes.blog.pattern, 'blog'],
  [routes.blogPost.pattern, 'blog'],
])

/** The kind of a page by its path without the query, and by its data if it has any. */
export function pageKind(path: string, page: Pick<Page, 'product' | 'listing'> | null): PageKind {
  const route = routeOf(path)
  const known = route && KINDS.get(route.pattern)
  if (known) return known
  if (page?.product) return 'product'
  if (page?.listing) return 'category'
  if (route && isToolRoute(route)) return 'tool'
  if (path.startsWith('/customer/account')) return 'account'
  return page ? 'content' : 'other'
}

export function remarketingType(kind: PageKind): RemarketingType {
  if (kind === 'home' || kind === 'product' || kind === 'cart') return kind
  return kind === 'ordered' ? 'purchase' : 'other'
}

/** The event of a page. The pages of the checkout send none, but for a cart with nothing in it. */
export function trackingEvent(kind: PageKind, isCartEmpty: boolean): TrackingEvent | null {
  if (kind === 'cart' && isCartEmpty) return 'ViewContent'
  if (kind === 'cart' || kind === 'checkout' || kind === 'ordered') return null
  if (kind === 'search') return 'Search'
  return kind === 'login' || kind === 'register' ? 'CompleteRegistration' : 'ViewContent'
}

/** Prices of pages that advertise something whose price is another one, in cents. */
const PROMOTED: ReadonlyMap<string, number> = new Map([
  [routes.giftCertificate.pattern, 1000],
  ['/free-canvas', 999],
])

/** The price that remarketing tags get for a page: that of its promotion, else its own. */
export const remarketingCents = (path: string, cents: number | null): number | null => PROMOTED.get(path) ?? cents
