import { type Cents, fromCents } from '@kea/shared/money'
import type { Money } from './__generated__/resolvers'

/** Cents as the contract's Money. */
export const toMoney = (cents: Cents): Money => ({ value: fromCents(cents), currency: 'NZD' })

/** GST inside a price that includes it: 15 % on top is 3/23 of the whole. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * 3) / 23)

export const withoutGst = (cents: Cents): Cents => cents - gstInside(cents)
