import { routes } from '../routes'

/** A page of the shop and what it is called in lists. */
export interface SiteLink {
  path: string
  name: string
}

/** Routes that a shopper may look for by name; the backend's own pages stand in its list. */
const SERVICES = [
  routes.searchResult,
  routes.cart,
  routes.giftCertificate,
  routes.orderTracking,
  routes.writeReview,
  routes.neonCreate,
]

/** Pages of the shop's service that are built. */
export const servicePages = (): SiteLink[] =>
  SERVICES.flatMap((route) => (route.built ? { path: route(), name: route.title ?? '' } : []))
