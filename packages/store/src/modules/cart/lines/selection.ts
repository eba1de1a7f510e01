import type { Choice, Product, ProductOption } from '../../catalogue/product'

export type Selection =
  | { ok: true; selected: { option: ProductOption; choice: Choice }[]; valueIds: number[] }
  | { ok: false; message: string }

const refuse = (message: string): Selection => ({ ok: false, message })

/** The chosen options of a product. Each must be known and chosen at most once, and required ones must be chosen. */
export function readSelection(product: Product, uids: readonly string[]): Selection {
  const wanted = new Set(uids)
  const selected = product.options.flatMap((option) =>
    option.choices.filter((choice) => wanted.has(choice.uid)).map((choice) => ({ option, choice })),
  )
  if (selected.length < wanted.size) return refuse(`An option you chose is no longer available for ${product.name}.`)
  for (const option of product.options) {
    const count = selected.filter((entry) => entry.option === option).length
    const title = option.title.toLowerCase()
    if (count > 1) return refuse(`Choose only one ${title} for ${product.name}.`)
    if (count === 0 && option.required) return refuse(`Choose the ${title} of ${product.name} first.`)
  }
  return { ok: true, selected, valueIds: selected.map(({ choice }) => choice.id).sort((a, b) => a - b) }
}

export const selectedUids = (selected: readonly { choice: Choice }[]): string[] =>
  selected.map(({ choice }) => choice.uid)
