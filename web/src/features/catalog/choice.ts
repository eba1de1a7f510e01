import { defaultChoice, optionPrices, type Product, type ProductOption } from '@kea/shared/page/page'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { toolPath } from '@kea/shared/routes'
import { atom, useAtom } from 'jotai'

/** What the shopper has chosen, by sku: hero, size chooser and buy bar stand far apart and read the same. */
const choicesAtom = atom<Readonly<Record<string, readonly string[]>>>({})

/** The chosen uids with those of one option replaced; an option has at most one choice. */
export function choose(option: ProductOption, uid: string, chosen: readonly string[]): string[] {
  const own = new Set(option.choices.map((choice) => choice.uid))
  return [...chosen.filter((other) => !own.has(other)), uid]
}

/** The option whose choices name the rows of the price table; the others only add to the price. */
export const sizeOption = (product: Product): ProductOption | undefined => {
  const priced = new Set(product.prices.flatMap((row) => row.optionUids))
  return product.options.find((option) => option.choices.some((choice) => priced.has(choice.uid)))
}

export interface Choice {
  chosen: readonly string[]
  choose: (option: ProductOption, uid: string) => void
  /** For one piece; null where the table has no row for the choice. */
  price: LinePrice | null
  /** The design tool with what is chosen; null for what has no tool. */
  startHref: string | null
}

export function useChoice(product: Product): Choice {
  const [choices, setChoices] = useAtom(choicesAtom)
  const chosen = choices[product.sku] ?? defaultChoice(product)
  const hasChosen = choices[product.sku] !== undefined
  return {
    chosen,
    choose: (option, uid) => setChoices({ ...choices, [product.sku]: choose(option, uid, chosen) }),
    price: priceLine(product.prices, optionPrices(product), chosen, 1),
    startHref: product.tool
      ? toolPath(product.tool, { sku: product.sku, options: hasChosen ? chosen.join(',') : undefined })
      : null,
  }
}
