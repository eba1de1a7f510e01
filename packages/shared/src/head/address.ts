import type { Site } from './head'

/** `address` as an absolute URL, resolved against this shop; null if it is not an http URL. */
export function absolute(address: string, site: Site): string | null {
  try {
    const url = new URL(address, `${site.url}/`)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

/** The canonical URL of a page: the CMS's own, else the path without query. /home becomes /. */
export function canonicalOf(path: string, wanted: string | null, site: Site): string {
  const own = site.url + path
  const url = new URL((wanted && absolute(wanted, site)) || own)
  if (url.origin === site.url && url.pathname === '/home') url.pathname = '/'
  url.search = ''
  url.hash = ''
  return url.href
}
