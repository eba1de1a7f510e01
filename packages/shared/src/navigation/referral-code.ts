/** The query of a link by which somebody recommends the shop. */
const QUERY = 'referral'

const CODE = /^[a-z0-9]{10}$/

/** The code in an address; null where it has none that could be one. */
export function referralCode(search: string): string | null {
  const code = new URLSearchParams(search).get(QUERY) ?? ''
  return CODE.test(code) ? code : null
}

/** The link to pass on. */
export const referralLink = (origin: string, code: string): string => `${origin}/?${QUERY}=${code}`
