import { routes } from '../routes'

/** A page of the shop and its name in lists. */
export interface SiteLink {
  path: string
  name: string
}

/** Fixed routes in the list of all pages. The backend lists its own pages. */
const SERVICES = [
  routes.searchResult,
  routes.cart,
  routes.giftCertificate,
  routes.orderTracking,
  routes.writeReview,
  routes.neonCreate,
]

/** The fixed routes in the list that are built. */
export const servicePages = (): SiteLink[] =>
  SERVICES.flatMap((route) => (route.built ? { path: route(), name: route.title } : []))
