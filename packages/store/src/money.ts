import { type Cents, fromCents, gstInside } from '@kea/shared/money'
import type { Money } from './__generated__/types'

/** Cents as the contract's Money. */
export const toMoney = (cents: Cents): Money => ({ value: fromCents(cents), currency: 'NZD' })

export const withoutGst = (cents: Cents): Cents => cents - gstInside(cents)

/** What rows come to. */
export const sumOf = <Row>(rows: readonly Row[], centsOf: (row: Row) => Cents): Cents =>
  rows.reduce((sum, row) => sum + centsOf(row), 0)
