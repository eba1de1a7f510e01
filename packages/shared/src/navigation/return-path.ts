/** A dummy origin. It only serves to detect a URL that leaves it. */
const HERE = 'https://shop.invalid'
const ACCOUNT = /^\/(?:customer|confirm-email|change-password|instagram-popup-callback)(?:\/|$)/

/** A URL as a path of this shop with its query; null if it leads elsewhere. */
export function ownAddress(address: string): string | null {
  // After a second slash comes a host, and browsers read \ as a slash.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, HERE)) return null
  const { origin, pathname, search } = new URL(address, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : null
}

/**
 * The path to return to after the login: that of `redirect`, else the current page unless it belongs to the account.
 * Null leaves the path that was saved before.
 */
export function returnPath(pathname: string, search: string): string | null {
  const named = ownAddress(new URLSearchParams(search).get('redirect') ?? '')
  if (named !== null) return named
  return ACCOUNT.test(pathname) ? null : ownAddress(pathname + search)
}
