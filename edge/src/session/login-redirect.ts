import { accountPath } from '@kea/shared/account-routes'
import type { Route } from '@kea/shared/route'
import { routes } from '@kea/shared/routes'

/** A design shared by its token: the only account page without login. */
const SHARED_DESIGN = accountPath('my-saved-design')
const DASHBOARD = accountPath('dashboard')

/** The login state of a visitor; `unknown` while the backend does not answer. */
export type Visitor = 'guest' | 'customer' | 'expired' | 'unknown'

/** True for pages that depend on the login state. */
export const dependsOnCustomer = (route: Route | null): route is Route =>
  route?.needsCustomer === true || route === routes.login

/**
 * The redirect target of a visitor who may not or need not see the page; null if the page is shown.
 *
 * @param path in canonical form, so that the redirect back is always a path of this shop
 */
export function personalTarget(
  route: Route,
  path: string,
  { search, searchParams }: URL,
  visitor: Visitor,
): string | null {
  if (route === routes.login) return visitor === 'customer' ? DASHBOARD : null
  if (visitor === 'customer' || visitor === 'unknown') return null
  if (path === SHARED_DESIGN && searchParams.has('token')) return null
  return `${routes.login()}?redirect=${encodeURIComponent(path + search)}`
}
