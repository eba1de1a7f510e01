import { type AccountComponent, accountRoutes } from '@kea/shared/account-routes'
import { routeOf } from '@kea/shared/routes'

/** Pages that only our own store has the data for: another backend has no such fields. */
const OWN_PAGES = [
  'ordertickets',
  'refer-and-earn',
  'sessions',
  'passkeys',
  'my-data',
] as const satisfies readonly AccountComponent[]

const ownRoutes = new Set(OWN_PAGES.map((component) => accountRoutes[component]))

/** True for the path of a page that needs our own store. */
export function isOwnPage(path: string): boolean {
  const route = routeOf(path)
  return route !== null && ownRoutes.has(route)
}
