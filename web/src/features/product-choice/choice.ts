import { areForWalls, nearestToCommon } from '@kea/design/common-size'
import type { SizeRow } from '@kea/design/definition'
import { readDefinition } from '@kea/design/read-definition'
import type { Product } from '@kea/shared/page/product'
import { type LinePrice, priceLine } from '@kea/shared/pricing'
import { chooseOption, completeChoice, optionPrices, type ProductOption } from '@kea/shared/product-options'
import { toolPath } from '@kea/shared/routes'
import { useAtom } from 'jotai/react'
import { choicesAtom } from './stored-choices'

/** The option whose choices name the rows of the price table; the others only add to the price. */
export const sizeOption = (product: Product): ProductOption | undefined => {
  const priced = new Set(product.prices.flatMap((row) => row.optionUids))
  return product.options.find((option) => option.choices.some((choice) => priced.has(choice.uid)))
}

/** The stored choice, while all of it is on sale and each required option has a choice. */
export function stillOnSale(product: Product, stored: readonly string[] | undefined): readonly string[] | undefined {
  const known = new Set(optionPrices(product.options).map(({ uid }) => uid))
  const isChosen = ({ choices }: ProductOption) => choices.some(({ uid }) => stored?.includes(uid))
  const isWhole = product.options.every((option) => !option.required || isChosen(option))
  return isWhole && stored?.every((uid) => known.has(uid)) ? stored : undefined
}

/**
 * The choice before the shopper's own: the first of each option. A product for walls starts with the size of a familiar
 * width, since the smallest one says little about a wall.
 */
export function startingChoice(product: Product, sizes: readonly SizeRow[]): string[] {
  const first = completeChoice(product.options, [])
  const option = sizeOption(product)
  const known = sizes.filter((size) => option?.choices.some((choice) => choice.uid === size.optionUid))
  const familiar = areForWalls(known) ? nearestToCommon(known) : undefined
  return familiar ? chooseOption(product.options, first, familiar.optionUid) : first
}

/** Sizes of a product; none where its definition cannot be read. */
const sizesOf = (product: Product): readonly SizeRow[] => readDefinition(product.definition)?.sizes ?? []

export interface Choice {
  chosen: readonly string[]
  choose: (uid: string) => void
  /** For one piece; null where the table has no row for the choice. */
  price: LinePrice | null
  /** The design tool with what is chosen; null for what has no tool. */
  startHref: string | null
}

export function useChoice(product: Product): Choice {
  const [choices, setChoices] = useAtom(choicesAtom)
  const chosen = stillOnSale(product, choices[product.sku]) ?? startingChoice(product, sizesOf(product))
  return {
    chosen,
    choose: (uid) => setChoices({ ...choices, [product.sku]: chooseOption(product.options, chosen, uid) }),
    price: priceLine(product.prices, optionPrices(product.options), chosen, 1),
    startHref: product.tool
      ? toolPath(product.tool, { sku: product.sku, options: chosen.join(',') || undefined })
      : null,
  }
}
