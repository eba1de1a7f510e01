// The price table of a product as rows of the database.
import { lettersOf } from '../../design/src/neon/paid-letters.ts'
import type { SeedProduct, SeedValue } from './seed-files.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

export const cents = (dollars: number) => Math.round(dollars * 100)

type Priced = Pick<SeedProduct, 'id' | 'sku' | 'quantity_breaks' | 'design'>

/** The letters of the words that a new design starts with. Its page shows the price of these. */
function startLetters({ design }: Priced): number {
  const words = (design?.parts ?? []).flatMap(({ signWords }) => (signWords as string[] | undefined) ?? [])
  return lettersOf(words.map((line) => ({ words: line })))
}

/** What letters cost; no columns for a price that does not depend on words. */
function letterColumns(product: Priced, { title, letters, letter_price: price }: SeedValue) {
  if (letters === undefined && price === undefined) return {}
  const problem = (what: string) => new Error(`seed: ${product.sku}, ${title}: ${what}`)
  if (letters === undefined || price === undefined) throw problem('letters and letter_price go together')
  const start = startLetters(product)
  if (start > letters) throw problem(`a new design has ${start} letters, and the price is for ${letters}`)
  return { letters_included: letters, letter_cents: cents(price) }
}

/** The prices of a choice, one for each quantity break. */
export const priceRows = (product: Priced, value: SeedValue): SeedRow[] =>
  (value.prices ?? []).map((price, at) =>
    seedRow('price_rows', {
      product_id: product.id,
      option_value_id: value.id,
      quantity_from: product.quantity_breaks[at],
      cents: cents(price),
      takes_offers: value.takes_offers ?? true,
      ...letterColumns(product, value),
    }),
  )
