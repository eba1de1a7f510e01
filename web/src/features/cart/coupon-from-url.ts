import { readCookie } from '~/lib/cookies'
import type { Cart } from './cart'

/** Carts for which the code of a link was tried, and codes that were taken out by hand. Kept for this tab only. */
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
    // A full or forbidden storage only means that the code is tried again.
  }
}

const trialOf = (code: string, { lines }: Cart): string => `${code} ${lines.map(({ uid }) => uid).join()}`

/** A link may write it in other letters than the shop. */
const takenOut = (code: string): string => code.toUpperCase()

/**
 * The code of an offer link that is still to be tried in this cart; null where there is none. What was taken out by hand
 * does not come back by itself, and what was refused is tried again when other things are in the cart.
 */
export function codeToTry(cart: Cart): string | null {
  const code = readCookie('priceCache')
  if (!code || cart.coupon || cart.lines.length === 0) return null
  const tried = read()
  return tried.includes(takenOut(code)) || tried.includes(trialOf(code, cart)) ? null : code
}

export const noteTrial = (code: string, cart: Cart): void => add(trialOf(code, cart))
export const noteTakenOut = (code: string): void => add(takenOut(code))
