import { readCookie } from '~/lib/cookies'
import type { Cart } from './cart'

/** Stores the carts in which the code of a link was tried, and the removed codes, for this tab. */
const KEY = 'coupons-from-url'

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

function add(entry: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), entry])]))
  } catch {
    // Without storage the code is tried again.
  }
}

const trialOf = (code: string, { lines }: Cart): string => `${code} ${lines.map(({ uid }) => uid).join()}`

/** The stored form of a removed code. A link and the shop may use different letter case. */
const removalOf = (code: string): string => code.toUpperCase()

/**
 * The code of an offer link that was not yet tried in this cart; null without one. A removed code is not tried again. A
 * refused code is tried again after the lines of the cart change.
 */
export function codeToTry(cart: Cart): string | null {
  const code = readCookie('priceCache')
  if (!code || cart.coupon || cart.lines.length === 0) return null
  const tried = read()
  return tried.includes(removalOf(code)) || tried.includes(trialOf(code, cart)) ? null : code
}

export const noteTrial = (code: string, cart: Cart): void => add(trialOf(code, cart))
export const noteRemoval = (code: string): void => add(removalOf(code))
