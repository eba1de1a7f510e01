import type { Route } from '@kea/shared/route'

/** The only account page that a visitor may open: a design shared by its token. */
const SHARED_DESIGN = '/customer/account/my-saved-design'

/**
 * Where a visitor has to log in first, with the way back; null for a page that is open to all.
 *
 * @param path in canonical form, so that the way back is always a path of this shop
 */
export function loginRedirect(route: Route | null, path: string, { search, searchParams }: URL): string | null {
  if (!route?.needsCustomer) return null
  if (path === SHARED_DESIGN && searchParams.has('token')) return null
  return `/customer/login?redirect=${encodeURIComponent(path + search)}`
}
