/** Money inside the shop: integer cents of New Zealand dollars, GST included. */
export type Cents = number

export const CURRENCY = 'NZD'
export const CURRENCY_SYMBOL = 'N$'

const amount = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Cents as a shopper reads them: 123456 → "N$1,234.56"; negative amounts carry the sign in front. */
export const formatMoney = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${CURRENCY_SYMBOL}${amount.format(Math.abs(cents) / 100)}`

/** A price as the contract says it (a float of dollars) in cents. Rounds, since 19.9 * 100 is 1989.9999. */
export const toCents = (value: number): Cents => Math.round(value * 100)

/** GST inside a price that includes it: 15 % on top is 3/23 of the whole. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * 3) / 23)

/** Cents as the contract's float. */
export const fromCents = (cents: Cents): number => cents / 100
