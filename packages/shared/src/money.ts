/** Money inside the shop: integer cents of New Zealand dollars, GST included. */
export type Cents = number

export const CURRENCY = 'NZD'
export const CURRENCY_SYMBOL = 'N$'

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * Cents as a shopper reads them: 123456 → "N$1,234.56"; negative amounts carry the sign in front. By hand, since every
 * page shows prices at once and Intl takes a phone 100 ms to get ready.
 */
export const formatMoney = (cents: Cents): string => {
  const [dollars = '0', rest = '00'] = (Math.round(Math.abs(cents)) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${CURRENCY_SYMBOL}${dollars.replace(THOUSANDS, ',')}.${rest}`
}

/** A price as the contract says it (a float of dollars) in cents. Rounds, since 19.9 * 100 is 1989.9999. */
export const toCents = (value: number): Cents => Math.round(value * 100)

/** GST inside a price that includes it: 15 % on top is 3/23 of the whole. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * 3) / 23)

/** Cents as the contract's float. */
export const fromCents = (cents: Cents): number => cents / 100
