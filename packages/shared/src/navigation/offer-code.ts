const bare = (base64: string): string => base64.replace(/=+$/, '')

/**
 * The offer code in a `cc` query, which is its base64; '' where it is none. What does not come out the same when it is
 * written again was cut, or mistyped, or is something else.
 */
export function offerCode(search: string): string {
  // A + that nobody escaped has become a space.
  const given = (new URLSearchParams(search).get('cc') ?? '').replaceAll(' ', '+')
  try {
    const code = atob(given)
    return bare(btoa(code)) === bare(given) ? code : ''
  } catch {
    return ''
  }
}

/** A code as headers and cookies can carry it. */
export const PRICE_CODE = /^[\w+/=.-]{1,100}$/

/**
 * The code whose prices an address asks for: that of an offer link, '' where `clear` takes back what was kept; null
 * where the address says nothing about it.
 */
export function namedPriceCode(search: string): string | null {
  const code = offerCode(search)
  if (PRICE_CODE.test(code)) return code
  return isCleared(search) ? '' : null
}

/** True where the address asks the shop to forget what it keeps for this visit. Cart and login stay: any link may say it. */
export const isCleared = (search: string): boolean => new URLSearchParams(search).has('clear')
