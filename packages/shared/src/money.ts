/** Amounts of money are integer cents of New Zealand dollars, GST included. */
export type Cents = number

export const CURRENCY = 'NZD'
export const CURRENCY_SYMBOL = 'N$'

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * Formats cents: 123456 → "N$1,234.56". A negative amount has the sign first. It does not use Intl, which takes 100 ms
 * to load on a phone, and every page shows prices.
 */
export const formatMoney = (cents: Cents): string => {
  const [dollars = '0', rest = '00'] = (Math.round(Math.abs(cents)) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${CURRENCY_SYMBOL}${dollars.replace(THOUSANDS, ',')}.${rest}`
}

/** A price of the API (a float of dollars) in cents. Rounds, since 19.9 * 100 is 1989.9999. */
export const toCents = (value: number): Cents => Math.round(value * 100)

/** GST in a price that includes it: 3/23 of the price. */
export const gstInside = (cents: Cents): Cents => Math.round((cents * 3) / 23)

/** Cents as a float of dollars, for the API. */
export const fromCents = (cents: Cents): number => cents / 100
