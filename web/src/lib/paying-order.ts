const KEY = 'payingOrder'
/** Longer than any payment page takes the payment. */
const KEPT_MS = 86_400_000

const ofTab = () => sessionStorage
const ofBrowser = () => localStorage
/** Two tabs may pay an order each at the same time. A payment page that comes back in a new tab knows the last one. */
const STORAGES = [ofTab, ofBrowser]

/** Before this browser leaves for a payment page, whose provider does not get the token of the order. */
export function rememberPaying(token: string): void {
  for (const storage of STORAGES) {
    try {
      storage().setItem(KEY, JSON.stringify({ token, until: Date.now() + KEPT_MS }))
    } catch {
      // Without storage the mail of the order leads to it.
    }
  }
}

function readFrom(storage: () => Storage): string | null {
  try {
    const { token, until } = JSON.parse(storage().getItem(KEY) ?? '{}') as { token?: unknown; until?: unknown }
    return typeof token === 'string' && typeof until === 'number' && until > Date.now() ? token : null
  } catch {
    return null
  }
}

/** The token of the order that this tab, or else this browser, has gone to pay; null for none. */
export const readPaying = (): string | null => readFrom(ofTab) ?? readFrom(ofBrowser)

/** After a logout the device may be another person's. */
export function forgetPaying(): void {
  for (const storage of STORAGES) {
    try {
      storage().removeItem(KEY)
    } catch {
      // Nothing was stored.
    }
  }
}
