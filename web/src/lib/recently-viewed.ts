import { fieldsOf } from './fields-of'

/** A product in the list of recently viewed products. */
export interface Viewed {
  sku: string
  name: string
  path: string
  picture: string
}

const KEY = 'recentlyViewed'
const ENTRIES_MAX = 8

const isViewed = (entry: unknown): entry is Viewed =>
  ['sku', 'name', 'path', 'picture'].every((key) => typeof fieldsOf(entry)[key] === 'string')

/** The list with a product at the front, each product once. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ sku }) => sku !== viewed.sku)].slice(0, ENTRIES_MAX)

/** The products viewed on this device, the latest first. The list never leaves the device. */
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
    // A device without storage has no list.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
