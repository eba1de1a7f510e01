const KEY = 'wishlist'
/** As many as the store keeps for a customer. */
const ENTRIES_MAX = 100

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell()
}

/** Calls the listener after each change of the list, in this tab or in another one. */
export function subscribeGuestWishlist(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** The list as it is stored, the same text until it changes. */
export function guestWishlistText(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The skus of a stored list, the latest first. */
export function skusIn(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter((sku) => typeof sku === 'string').slice(0, ENTRIES_MAX) : []
  } catch {
    return []
  }
}

/** What a guest keeps in this browser: skus, the latest first. It goes into the account at the login. */
export const readGuestWishlist = (): string[] => skusIn(guestWishlistText())

/** Changes the list as it is by now, since another tab may have changed it; false where it cannot be stored. */
export function changeGuestWishlist(change: (skus: string[]) => string[]): boolean {
  const list = change(readGuestWishlist())
  if (list.length > ENTRIES_MAX) return false
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    return false
  }
  tell()
  return true
}
