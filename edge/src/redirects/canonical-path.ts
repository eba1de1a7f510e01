import { hasPageData, routeOf } from '@kea/shared/routes'

/** Decodes escaped letters and digits. Otherwise one page would have thousands of addresses with a cache entry each. */
const decodeUnreserved = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

/** Lowercases a path except its percent escapes. */
const lowercase = (path: string): string =>
  path.replace(/%[0-9a-f]{0,2}|[a-z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/**
 * Rebuilds a path from its segments, so that '//evil.example/' cannot become a protocol-relative Location. Paths of backend
 * pages are lowercased: Magento answers any case with the same page, and it has one address here.
 */
export function canonicalPath(pathname: string): string {
  const path = `/${decodeUnreserved(pathname).split(/[/\\]/).filter(Boolean).join('/')}`
  return hasPageData(routeOf(path)) ? lowercase(path) : path
}
