import type { OrderedLine } from '@kea/design/arrangement/rules'
import { formatMoney } from '@kea/shared/money'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import type { EditorProduct } from './product'

type Priced = Pick<EditorProduct, 'prices' | 'options'>

/** The price of this quantity with these options and letters; null when the product is not sold so. */
export const priceOf = (product: Priced, options: readonly string[], quantity: number, letters = 0): LinePrice | null =>
  priceLine(product.prices, optionPrices(product.options), options, quantity, letters)

/** The price of all lines, each by its own quantity; null when one is not sold so. */
export function totalOf(product: Priced, lines: readonly OrderedLine[], letters = 0) {
  const prices = lines.map(({ options, quantity }) => ({
    price: priceOf(product, options, quantity, letters),
    quantity,
  }))
  let [rowCents, regularCents] = [0, 0]
  for (const { price, quantity } of prices) {
    if (!price) return null
    rowCents += price.rowCents
    regularCents += price.regularUnitCents * quantity
  }
  return { rowCents, regularCents }
}

/** What the letters of a sign cost, below its price; '' for a price that does not depend on words. */
export function lettersNote({ prices }: Priced, options: readonly string[], letters: number): string {
  const row = prices.find(({ letters: price, optionUids }) => price && optionUids.every((uid) => options.includes(uid)))
  if (!row?.letters) return ''
  const { included, cents } = row.letters
  const further = letters - included
  // The price of a drawing pays for no letters.
  if (included === 0) return further > 0 ? `${further} × ${formatMoney(cents)}` : ''
  const noun = included === 1 ? 'letter' : 'letters'
  return further > 0 ? `${included} ${noun} and ${further} × ${formatMoney(cents)}` : `up to ${included} ${noun}`
}
