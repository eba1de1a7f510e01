const KEY = 'payingOrder'
/** Longer than any payment page takes the payment. */
const KEPT_MS = 86_400_000

/** Before this browser leaves for a payment page, whose provider does not get the token of the order. */
export function rememberPaying(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, until: Date.now() + KEPT_MS }))
  } catch {
    // Without storage the mail of the order leads to it.
  }
}

/** The token of the order that this browser has gone to pay; null for none. */
export function readPaying(): string | null {
  try {
    const { token, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { token?: unknown; until?: unknown }
    return typeof token === 'string' && typeof until === 'number' && until > Date.now() ? token : null
  } catch {
    return null
  }
}
