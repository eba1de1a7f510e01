import type { ReadRow } from './read-import'

/** What the shop knows of a product that a row names. */
export interface ImportProduct {
  sku: string
  name: string
  inStock: boolean
  /** It is printed with a photo, so it cannot come out of a table. */
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
  /** What the shopper reads: the product's name where it is known. */
  name: string
  options: string
  quantity: string
  /** What goes into the cart; null where something is wrong. */
  item: ImportItem | null
  problems: string[]
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
const titles = (choices: readonly { title: string }[]): string => choices.map(({ title }) => title).join(', ')

/** `Pack: One easel; Oak` as the parts between the semicolons, each with the option that it may name. */
const partsOf = (text: string): { option: string | null; value: string }[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, option, value] = /^([^:]+):\s*(.+)$/.exec(part) ?? []
      return option && value ? { option, value } : { option: null, value: part }
    })

/** The chosen uids of a row, or what is wrong with its options. */
function choose(product: ImportProduct, text: string): { uids: string[]; problems: string[] } {
  const parts = partsOf(text)
  const used = new Set<(typeof parts)[number]>()
  const problems: string[] = []
  const uids = product.options.flatMap(({ title, required, choices }) => {
    const named = parts.find((part) => part.option !== null && same(part.option, title))
    const part = named ?? parts.find((entry) => choices.some((choice) => same(choice.title, entry.value)))
    // With one choice there is nothing to choose.
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
  const lost = parts.filter((part) => !used.has(part))
  return { uids, problems: [...problems, ...lost.map(({ value }) => `Options: we do not know "${value}".`)] }
}

function judge({ line, row, problems }: ReadRow, products: readonly ImportProduct[]): MatchedRow {
  if (!row) return { line, name: '', options: '', quantity: '', item: null, problems }
  const product = products.find(({ sku }) => same(sku, row.sku))
  const shown = { line, name: product?.name ?? row.sku, options: row.options, quantity: row.quantity }
  if (!product) return { ...shown, item: null, problems: [`SKU: we have no product "${row.sku}".`] }
  if (product.needsDesign) {
    return { ...shown, item: null, problems: [`${product.name} is made from a photo: design it in its tool.`] }
  }
  if (!product.inStock) return { ...shown, item: null, problems: [`${product.name} is out of stock.`] }
  const chosen = choose(product, row.options)
  if (chosen.problems.length > 0) return { ...shown, item: null, problems: chosen.problems }
  const item = { sku: product.sku, quantity: Number(row.quantity), selected_options: chosen.uids }
  return { ...shown, item, problems: [] }
}

/** Each row beside the product that it names. */
export const matchRows = (rows: readonly ReadRow[], products: readonly ImportProduct[]): MatchedRow[] =>
  rows.map((row) => judge(row, products))
