import { hasPageData, routeOf } from '@kea/shared/routes'

/** Letters and digits stand as themselves: else one page had thousands of addresses, each in the page memory. */
const plainLetters = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

/** Small letters, but for those of escaped bytes. */
const lowered = (path: string): string =>
  path.replace(/%[0-9a-f]{0,2}|[a-z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/**
 * A path rebuilt from its segments, so that '//evil.example/' cannot become a protocol-relative Location. The backend's
 * pages have small letters: a Magento answers any case with the same page, which has one address here.
 */
export function canonicalPath(pathname: string): string {
  const path = `/${plainLetters(pathname).split(/[/\\]/).filter(Boolean).join('/')}`
  return hasPageData(routeOf(path)) ? lowered(path) : path
}
