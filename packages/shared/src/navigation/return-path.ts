/** Any origin: only whether an address leaves it is looked at. */
const HERE = 'https://shop.invalid'
const ACCOUNT = /^\/customer(?:\/|$)/

/** An address as a path of this shop with its query, or null for one that leads anywhere else. */
export function ownAddress(address: string): string | null {
  // A second slash would be a host, and browsers read \ as one.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, HERE)) return null
  const { origin, pathname, search } = new URL(address, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : null
}

/**
 * Where a shopper comes back to after the login: what `redirect` names, else this very page unless it is about the
 * account. Null leaves what was remembered before.
 */
export function returnPath(pathname: string, search: string): string | null {
  const named = ownAddress(new URLSearchParams(search).get('redirect') ?? '')
  if (named !== null) return named
  return ACCOUNT.test(pathname) ? null : ownAddress(pathname + search)
}
