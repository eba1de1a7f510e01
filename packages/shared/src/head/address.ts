import type { Site } from './head'

/** `address` as an absolute one of this shop; null for what is no http address. */
export function absolute(address: string, site: Site): string | null {
  try {
    const url = new URL(address, `${site.url}/`)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

/** Where a page lives: the CMS's own canonical wins, else the page itself without query; /home is /. */
export function canonicalOf(path: string, wanted: string | null, site: Site): string {
  const own = site.url + path
  const url = new URL((wanted && absolute(wanted, site)) || own)
  if (url.origin === site.url && url.pathname === '/home') url.pathname = '/'
  url.search = ''
  url.hash = ''
  return url.href
}
