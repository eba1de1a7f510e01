import { canonicalPath } from './canonical-path'

/** Nobody's page has a longer address, and many a server between refuses the header that tells it. */
const ADDRESS_MAX_CHARS = 2000

/** The path of an address of this shop as the backend writes it; null for one of another origin. */
function ownPath(address: string, siteUrl: string): { path: string; search: string } | null {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/s.exec(address.trim()) ?? []
  // The backend leaves the leading slash out; with one put before it, two would be a host.
  const whole = /^https?:/i.test(path) ? path + query : canonicalPath(path) + query
  if (!URL.canParse(whole, siteUrl)) return null
  const { origin, pathname, search } = new URL(whole, siteUrl)
  if (origin !== siteUrl || pathname.length + search.length > ADDRESS_MAX_CHARS) return null
  return { path: canonicalPath(pathname), search }
}

/**
 * Where an address has moved for good, in one hop, or null: its canonical form and what the page data say in one.
 *
 * @param movedTo the backend's target for the page, null where it has not moved
 */
export function permanentTarget(url: URL, movedTo: string | null, siteUrl: string): string | null {
  const canonical = canonicalPath(url.pathname)
  const moved = movedTo === null ? null : ownPath(movedTo, siteUrl)
  if (moved && moved.path !== canonical) return moved.path + (url.search || moved.search)
  return canonical === url.pathname ? null : canonical + url.search
}
