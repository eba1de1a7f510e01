import type { Route } from '@kea/shared/route'
import { routes } from '@kea/shared/routes'

/** The only account page that a visitor may open: a design shared by its token. */
const SHARED_DESIGN = '/customer/account/my-saved-design'
const DASHBOARD = '/customer/account/dashboard'

/** What is known of who asks for a page; `unsure` while the backend cannot be asked. */
export type Visitor = 'guest' | 'customer' | 'expired' | 'unsure'

/** True for the pages on which it matters who asks. */
export const isAboutCustomers = (route: Route | null): route is Route =>
  route?.needsCustomer === true || route === routes.login

/**
 * Where someone is sent who may not, or need not, see the page; null where it is shown.
 *
 * @param path in canonical form, so that the way back is always a path of this shop
 */
export function personalTarget(
  route: Route,
  path: string,
  { search, searchParams }: URL,
  visitor: Visitor,
): string | null {
  if (route === routes.login) return visitor === 'customer' ? DASHBOARD : null
  if (visitor === 'customer' || visitor === 'unsure') return null
  if (path === SHARED_DESIGN && searchParams.has('token')) return null
  return `/customer/login?redirect=${encodeURIComponent(path + search)}`
}
