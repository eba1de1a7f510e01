/** `credit` is in cents, `points` in whole points. */
export type LedgerName = 'credit' | 'points'

/** Kinds of entries, with the sign of their amounts. */
const SIGNS = {
  /** By the shop, with a reason. */
  given: 1,
  /** Points of a paid order. */
  earned: 1,
  /** For a friend's first paid order. */
  referral: 1,
  /** The balance of a gift certificate. */
  gift: 1,
  /** Spent on an order that was cancelled or paid back. */
  returned: 1,
  /** By the shop, with a reason. */
  taken: -1,
  /** On an order. */
  spent: -1,
  /** Earned by an order that was cancelled or paid back. */
  withdrawn: -1,
  /** Points that have ended. */
  expired: -1,
} as const

export type EntryKind = keyof typeof SIGNS

/** An entry as it is added. */
export interface NewEntry {
  customerId: number
  ledger: LedgerName
  kind: EntryKind
  /** Without a sign: the kind has it. */
  amount: number
  reason?: string
  orderId?: number
  /** Brings one entry of a ledger, however often it is tried. */
  source: string
  at: string
}

/** The amount with the sign of its kind. */
export function signedAmount({ kind, amount }: Pick<NewEntry, 'kind' | 'amount'>): number {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`"${amount}" is not an amount`)
  return SIGNS[kind] * amount
}

/** A stored entry, with the balance after it. */
export interface Entry {
  kind: EntryKind
  amount: number
  balance: number
  reason: string
  order_number: string | null
  at: string
}

const OF_ORDER: Partial<Record<EntryKind, string>> = {
  earned: 'Order',
  spent: 'Spent on order',
  returned: 'Back from order',
  withdrawn: 'Taken back for order',
}

/** What an entry is for, as its customer reads it. */
export function entryText({ kind, reason, order_number }: Pick<Entry, 'kind' | 'reason' | 'order_number'>): string {
  if (reason !== '') return reason
  if (kind === 'referral') return 'A friend’s first order'
  if (kind === 'gift') return 'Gift certificate'
  if (kind === 'expired') return 'Expired points'
  if (order_number !== null && OF_ORDER[kind]) return `${OF_ORDER[kind]} ${order_number}`
  return 'By our team'
}

/** The customer of a ledger in an answer; null in the answer to a registration, which has no ledgers yet. */
export interface LedgerOwner {
  customerId: number | null
}
