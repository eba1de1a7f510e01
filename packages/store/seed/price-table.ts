// Prices of a product for the texts of the seed.

const priced = ({ options }) => options.find(({ values }) => values.some(({ prices }) => prices))

/** The price of one piece of the cheapest choice; undefined without prices. */
export function startPrice(product) {
  const singles = priced(product)?.values.map(({ prices }) => prices[0]) ?? []
  return singles.length > 0 ? Math.min(...singles) : undefined
}

/** A size with spaces that do not break, so that it stays on one line of a narrow table. */
const unbroken = (title) => title.replace(/([^,]) (?=[×\d]|cm|ml)/g, '$1\u00a0')

const breakLabel = (quantity) => (quantity === 1 ? 'Each' : `From ${quantity}`)

/** An HTML table with a row for each choice and a column for each quantity; undefined without prices. */
export function priceTable(product, dollars) {
  const option = priced(product)
  if (!option) return undefined
  const columns = [option.title, ...product.quantity_breaks.map(breakLabel)]
  const rows = option.values.map(
    ({ title, prices }) =>
      `<tr><th scope="row">${unbroken(title)}</th>${prices.map((price) => `<td>${dollars(price)}</td>`).join('')}</tr>`,
  )
  const head = `<tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr>`
  // A wide table scrolls on a phone, so the keyboard must reach it.
  return `<table tabindex="0"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}
