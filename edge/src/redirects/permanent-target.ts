import { accountPath } from '@kea/shared/account-routes'
import { canonicalPath } from './canonical-path'

/** No page has a longer address, and some proxies refuse a longer Location header. */
const ADDRESS_MAX_CHARS = 2000

/** Addresses without a page of their own, and the page that they mean. */
const MEANT = new Map([['/customer/account', accountPath('dashboard')]])

/** Path and query of a redirect target from the backend; null for another origin. */
function ownPath(address: string, siteUrl: string): { path: string; search: string } | null {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/s.exec(address.trim()) ?? []
  // The backend omits the leading slash. A plain prefix could turn the path into a host.
  const whole = /^https?:/i.test(path) ? path + query : canonicalPath(path) + query
  if (!URL.canParse(whole, siteUrl)) return null
  const { origin, pathname, search } = new URL(whole, siteUrl)
  if (origin !== siteUrl || pathname.length + search.length > ADDRESS_MAX_CHARS) return null
  return { path: canonicalPath(pathname), search }
}

/**
 * The target of a permanent redirect, or null. It combines the canonical form and the backend's redirect in one hop.
 *
 * @param movedTo the backend's redirect target; null without a redirect
 */
export function permanentTarget(url: URL, movedTo: string | null, siteUrl: string): string | null {
  const path = canonicalPath(url.pathname)
  const canonical = MEANT.get(path) ?? path
  const moved = movedTo === null ? null : ownPath(movedTo, siteUrl)
  if (moved && moved.path !== canonical) return moved.path + (url.search || moved.search)
  return canonical === url.pathname ? null : canonical + url.search
}
