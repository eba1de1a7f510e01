/** A product as the list of what was looked at keeps it. */
export interface Viewed {
  sku: string
  name: string
  path: string
  picture: string
}

const KEY = 'recentlyViewed'
const KEPT_MAX = 8

const isViewed = (entry: unknown): entry is Viewed =>
  typeof entry === 'object' &&
  entry !== null &&
  (['sku', 'name', 'path', 'picture'] as const).every((key) => typeof (entry as Partial<Viewed>)[key] === 'string')

/** The list with a product in front, each product once. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ sku }) => sku !== viewed.sku)].slice(0, KEPT_MAX)

/** What was looked at on this device, the latest first. It never leaves the device. */
export function readViewed(): Viewed[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isViewed) : []
  } catch {
    return []
  }
}

export function rememberViewed(viewed: Viewed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withViewed(readViewed(), viewed)))
  } catch {
    // A device that keeps nothing has no list.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
