import { PAGE_KINDS, type PageKind } from './page-facts'
import { SOURCE_MAX_LENGTH } from './traffic-source'

/** Measures of how fast a page is: in ms, and for the layout shift in thousandths. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/** One thing to add up. It has no id, no address of a page and no word of a shopper. */
export interface Count {
  kind: 'visit' | 'page' | 'product' | 'added' | 'checkout' | 'vital' | 'error'
  /** The source of a visit, a kind of page, a sku, or a vital with its page and value; '' for none. */
  name: string
}

/** What one beacon may have. */
export const COUNTS_MAX = 40
const KINDS: ReadonlySet<string> = new Set(PAGE_KINDS)
const VITAL = new RegExp(`^(${VITALS.join('|')}) (${PAGE_KINDS.join('|')}) \\d{1,6}$`)

/** The names that a kind of count may have. */
const FITS: Readonly<Record<Count['kind'], (name: string) => boolean>> = {
  visit: (name) => name !== '' && name.length <= SOURCE_MAX_LENGTH && !/[\p{Cc}@]/u.test(name),
  page: (name) => KINDS.has(name),
  product: (name) => /^[\w.-]{1,64}$/.test(name),
  added: (name) => name === '',
  checkout: (name) => name === '',
  vital: (name) => VITAL.test(name),
  error: (name) => KINDS.has(name),
}

function toCount(value: unknown): Count | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [kind, name] = value as unknown[]
  if (typeof kind !== 'string' || typeof name !== 'string' || !Object.hasOwn(FITS, kind)) return null
  return FITS[kind as Count['kind']](name) ? { kind: kind as Count['kind'], name } : null
}

/** The counts of a beacon; null for another text. */
export function readCounts(text: string): Count[] | null {
  try {
    const values: unknown = JSON.parse(text)
    if (!Array.isArray(values) || values.length === 0 || values.length > COUNTS_MAX) return null
    const counts = values.map(toCount)
    return counts.every((count) => count !== null) ? counts : null
  } catch {
    return null
  }
}

export const writeCounts = (counts: readonly Count[]): string =>
  JSON.stringify(counts.map(({ kind, name }) => [kind, name]))

/** A vital by two digits of its value: fewer names to add up, and a quarter is as exact. */
export function vitalName(vital: Vital, page: PageKind, value: number): string {
  const whole = Math.min(999_999, Math.max(0, Math.round(value)))
  const unit = 10 ** Math.max(0, String(whole).length - 2)
  return `${vital} ${page} ${Math.min(990_000, Math.round(whole / unit) * unit)}`
}
