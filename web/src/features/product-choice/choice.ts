import type { ProductDefinition } from '@kea/design/definition'
import { defaultChoice, optionPrices, type Product, type ProductOption } from '@kea/shared/page/product'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { toolPath } from '@kea/shared/routes'
import { useAtom } from 'jotai/react'
import { choicesAtom } from './stored-choices'

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

/** What was chosen before, as long as all of it is still on sale and nothing that must be chosen is missing. */
export function stillOnSale(product: Product, kept: readonly string[] | undefined): readonly string[] | undefined {
  const known = new Set(optionPrices(product).map(({ uid }) => uid))
  const isChosen = ({ choices }: ProductOption) => choices.some(({ uid }) => kept?.includes(uid))
  const isWhole = product.options.every((option) => !option.required || isChosen(option))
  return isWhole && kept?.every((uid) => known.has(uid)) ? kept : undefined
}

/** Long side that fits over most sofas and into most frames: where a shopper's look begins. */
const FAMILIAR_MM = 600

/**
 * What is chosen before the shopper has chosen: the first of each option, but of sizes made for a wall the one of a
 * familiar width, since the smallest tells nothing on it.
 */
export function startingChoice(product: Product, sizes: readonly SizeLength[]): string[] {
  const first = defaultChoice(product)
  const option = sizeOption(product)
  const known = sizes.filter((size) => option?.choices.some((choice) => choice.uid === size.optionUid))
  const longest = Math.max(0, ...known.map((size) => size.longMm))
  if (!option || longest < FAMILIAR_MM) return first
  const away = (size: SizeLength) => Math.abs(size.longMm - FAMILIAR_MM)
  const familiar = known.reduce((best, size) => (away(size) < away(best) ? size : best))
  return choose(option, familiar.optionUid, first)
}

export interface SizeLength {
  optionUid: string
  longMm: number
}

/** Long sides of a product's sizes; empty where its definition cannot be read. */
export function sizeLengths(definition: string): SizeLength[] {
  try {
    const { sizes = [] } = JSON.parse(definition) as Partial<ProductDefinition>
    return sizes.map((size) => ({ optionUid: size.optionUid, longMm: Math.max(size.widthMm, size.heightMm) }))
  } catch {
    return []
  }
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
  const chosen = stillOnSale(product, choices[product.sku]) ?? startingChoice(product, sizeLengths(product.definition))
  return {
    chosen,
    choose: (option, uid) => setChoices({ ...choices, [product.sku]: choose(option, uid, chosen) }),
    price: priceLine(product.prices, optionPrices(product), chosen, 1),
    startHref: product.tool
      ? toolPath(product.tool, { sku: product.sku, options: chosen.join(',') || undefined })
      : null,
  }
}
