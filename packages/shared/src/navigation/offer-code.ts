const bare = (base64: string): string => base64.replace(/=+$/, '')

/**
 * The offer code in a `cc` query, which is base64; '' if it is not valid. A value that does not survive decoding and
 * encoding was truncated or mistyped.
 */
export function offerCode(search: string): string {
  // An unescaped + was decoded as a space.
  const given = (new URLSearchParams(search).get('cc') ?? '').replaceAll(' ', '+')
  try {
    const code = atob(given)
    return bare(btoa(code)) === bare(given) ? code : ''
  } catch {
    return ''
  }
}

/** A code that is safe in headers and cookies. */
export const PRICE_CODE = /^[\w+/=.-]{1,100}$/

/**
 * The price code of a URL: the code of an offer link; '' if `clear` removes the saved code; null if the URL has
 * neither.
 */
export function namedPriceCode(search: string): string | null {
  const code = offerCode(search)
  if (PRICE_CODE.test(code)) return code
  return isCleared(search) ? '' : null
}

/** True if the URL clears what is saved for this visit. Cart and login stay, since any link can have this query. */
export const isCleared = (search: string): boolean => new URLSearchParams(search).has('clear')
