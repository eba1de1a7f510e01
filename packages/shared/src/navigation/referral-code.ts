/** Query parameter of a referral link. */
const QUERY = 'referral'

/** A code in a link, a cookie or a header. */
export const REFERRAL_CODE = /^[a-z0-9]{10}$/

/** The referral code of a URL; null if it has no valid code. */
export function referralCode(search: string): string | null {
  const code = new URLSearchParams(search).get(QUERY) ?? ''
  return REFERRAL_CODE.test(code) ? code : null
}

/** The referral link of a code. */
export const referralLink = (origin: string, code: string): string => `${origin}/?${QUERY}=${code}`
