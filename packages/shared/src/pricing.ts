import type { Cents } from './money'

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
 * The price of a line: the table's row for the chosen size and quantity, plus the surcharges of the other options.
 * The browser calls it for display, the store for the charge. Null if the table has no row for the choice.
 *
 * @param selected uids of the chosen options
 * @param quantity pieces, a whole number from 1
 */
export function priceLine(
  prices: readonly PriceRow[],
  options: readonly OptionPrice[],
  selected: readonly string[],
  quantity: number,
): LinePrice | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return null
  const chosen = new Set(selected)
  let row: PriceRow | undefined
  for (const candidate of prices) {
    if (candidate.quantityFrom > quantity) continue
    if (!candidate.optionUids.every((uid) => chosen.has(uid))) continue
    if (!row || candidate.quantityFrom > row.quantityFrom) row = candidate
  }
  if (!row) return null
  const added = options.reduce((sum, option) => sum + (chosen.has(option.uid) ? option.addCents : 0), 0)
  const unitCents = row.cents + added
  return {
    unitCents,
    regularUnitCents: (row.regularCents ?? row.cents) + added,
    rowCents: unitCents * quantity,
    offerTo: row.offerTo,
  }
}
