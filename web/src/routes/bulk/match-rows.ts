import type { ReadRow } from './read-import'

/** The shop's data of a product in a row. */
export interface ImportProduct {
  sku: string
  name: string
  inStock: boolean
  /** True for a product with a photo, which a table cannot order. */
  needsDesign: boolean
  options: { title: string; required: boolean; choices: { uid: string; title: string }[] }[]
}

export interface ImportItem {
  sku: string
  quantity: number
  selected_options: string[]
}

export interface MatchedRow {
  line: number
  /** The product's name, or the SKU for an unknown product. */
  name: string
  options: string
  quantity: string
  /** The cart item; null for a row with problems. */
  item: ImportItem | null
  problems: string[]
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
const titles = (choices: readonly { title: string }[]): string => choices.map(({ title }) => title).join(', ')

/** Splits `Pack: One easel; Oak` at the semicolons. A part may name its option. */
const partsOf = (text: string): { option: string | null; value: string }[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, option, value] = /^([^:]+):\s*(.+)$/.exec(part) ?? []
      return option && value ? { option, value } : { option: null, value: part }
    })

/** The chosen uids of a row, and the problems of its options. */
function choose(product: ImportProduct, text: string): { uids: string[]; problems: string[] } {
  const parts = partsOf(text)
  const used = new Set<(typeof parts)[number]>()
  const problems: string[] = []
  const uids = product.options.flatMap(({ title, required, choices }) => {
    const named = parts.find((part) => part.option !== null && same(part.option, title))
    const part = named ?? parts.find((entry) => choices.some((choice) => same(choice.title, entry.value)))
    // A required option with one choice needs no text.
    const only = required && choices.length === 1 ? choices[0] : undefined
    if (!part && only) return [only.uid]
    if (!part) {
      if (required) problems.push(`Options: please add the ${title.toLowerCase()}: ${titles(choices)}.`)
      return []
    }
    used.add(part)
    const choice = choices.find((entry) => same(entry.title, part.value))
    if (!choice) problems.push(`Options: there is no ${title.toLowerCase()} "${part.value}", only ${titles(choices)}.`)
    return choice ? [choice.uid] : []
  })
  const unused = parts.filter((part) => !used.has(part))
  return { uids, problems: [...problems, ...unused.map(({ value }) => `Options: we do not know "${value}".`)] }
}

function matchRow({ line, row, problems }: ReadRow, products: readonly ImportProduct[]): MatchedRow {
  if (!row) return { line, name: '', options: '', quantity: '', item: null, problems }
  const product = products.find(({ sku }) => same(sku, row.sku))
  const display = { line, name: product?.name ?? row.sku, options: row.options, quantity: row.quantity }
  if (!product) return { ...display, item: null, problems: [`SKU: we have no product "${row.sku}".`] }
  if (product.needsDesign) {
    return { ...display, item: null, problems: [`${product.name} is made from a photo: design it in its tool.`] }
  }
  if (!product.inStock) return { ...display, item: null, problems: [`${product.name} is out of stock.`] }
  const chosen = choose(product, row.options)
  if (chosen.problems.length > 0) return { ...display, item: null, problems: chosen.problems }
  const item = { sku: product.sku, quantity: Number(row.quantity), selected_options: chosen.uids }
  return { ...display, item, problems: [] }
}

/** Matches each row with its product. */
export const matchRows = (rows: readonly ReadRow[], products: readonly ImportProduct[]): MatchedRow[] =>
  rows.map((row) => matchRow(row, products))
