// Prices of a product for the texts of the seed.
import type { SeedProduct, SeedValue } from './seed-files.ts'

type Priced = Pick<SeedProduct, 'options' | 'quantity_breaks'>

const priced = ({ options }: Priced) => options.find(({ values }) => values.some(({ prices }) => prices))

function pricesOf({ title, prices }: SeedValue) {
  if (!prices) throw new Error(`seed: ${title} has no prices`)
  return prices
}

/** The price of one piece of the cheapest choice; undefined without prices. */
export function startPrice(product: Priced): number | undefined {
  const singles = priced(product)?.values.flatMap((value) => pricesOf(value).slice(0, 1)) ?? []
  return singles.length > 0 ? Math.min(...singles) : undefined
}

/** A size with spaces that do not break, so that it stays on one line of a narrow table. */
const unbroken = (title: string) => title.replace(/([^,]) (?=[×\d]|cm|ml)/g, '$1\u00a0')

const breakLabel = (quantity: number) => (quantity === 1 ? 'Each' : `From ${quantity}`)

/** An HTML table with a row for each choice and a column for each quantity; undefined without prices. */
export function priceTable(product: Priced, dollars: (amount: number) => string): string | undefined {
  const option = priced(product)
  if (!option) return undefined
  const columns = [option.title, ...product.quantity_breaks.map(breakLabel)]
  const rows = option.values.map(
    (value) =>
      `<tr><th scope="row">${unbroken(value.title)}</th>${pricesOf(value)
        .map((price) => `<td>${dollars(price)}</td>`)
        .join('')}</tr>`,
  )
  const head = `<tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr>`
  // A wide table scrolls on a phone, so the keyboard must reach it.
  return `<table tabindex="0"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}
