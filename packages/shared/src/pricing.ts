import type { Cents } from './money'

/** What letters cost in a price by the letter. */
export interface LetterPrice {
  /** The letters that the price pays for. */
  included: number
  /** Each further letter, with the running offer. */
  cents: Cents
  /** Regular price of it; null if no offer runs. */
  regularCents: Cents | null
}

/** One cell of a price table. The size is named by `optionUids`; a quantity break by `quantityFrom`. */
export interface PriceRow {
  optionUids: readonly string[]
  quantityFrom: number
  /** Price with the running offer. */
  cents: Cents
  /** Regular price; null if no offer runs. */
  regularCents: Cents | null
  /** ISO 8601, UTC; null if the price is not an offer. */
  offerFrom: string | null
  offerTo: string | null
  /** Only for what is paid by the letter. */
  letters?: LetterPrice
}

/** An option value other than the size, with its surcharge for each piece. */
export interface OptionPrice {
  uid: string
  addCents: Cents
}

export interface LinePrice {
  unitCents: Cents
  /** Regular price of a piece; equal to `unitCents` if no offer runs. */
  regularUnitCents: Cents
  rowCents: Cents
  offerTo: string | null
}

/**
 * The price of a line: the table's row for the chosen size and quantity, plus its further letters and the surcharges of
 * the other options.
 * The browser calls it for display, the store for the charge. Null if the table has no row for the choice, or if it asks
 * for letters that are not known.
 *
 * @param selected uids of the chosen options
 * @param quantity pieces, a whole number from 1
 * @param letters of its words that are paid for; null if they are not known
 */
export function priceLine(
  prices: readonly PriceRow[],
  options: readonly OptionPrice[],
  selected: readonly string[],
  quantity: number,
  letters: number | null = 0,
): LinePrice | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return null
  const chosen = new Set(selected)
  let row: PriceRow | undefined
  for (const candidate of prices) {
    if (candidate.quantityFrom > quantity) continue
    if (!candidate.optionUids.every((uid) => chosen.has(uid))) continue
    if (!row || candidate.quantityFrom > row.quantityFrom) row = candidate
  }
  if (!row || (row.letters && letters === null)) return null
  const added = options.reduce((sum, option) => sum + (chosen.has(option.uid) ? option.addCents : 0), 0)
  const further = row.letters ? Math.max((letters ?? 0) - row.letters.included, 0) : 0
  const { cents: letterCents = 0, regularCents: regularLetterCents = null } = row.letters ?? {}
  const unitCents = row.cents + further * letterCents + added
  return {
    unitCents,
    regularUnitCents: (row.regularCents ?? row.cents) + further * (regularLetterCents ?? letterCents) + added,
    rowCents: unitCents * quantity,
    offerTo: row.offerTo,
  }
}
