import { areForWalls, nearestToCommon } from '@kea/design/product/common-size'
import type { SizeRow } from '@kea/design/product/parts'
import { readSizes } from '@kea/design/product/read-sizes'
import { priceOf, sizeOption } from '@kea/shared/first-view/choice-groups'
import type { Product } from '@kea/shared/page/product'
import type { LinePrice } from '@kea/shared/pricing'
import { chooseOption, completeChoice, optionPrices, type ProductOption } from '@kea/shared/product-options'
import { toolPath } from '@kea/shared/routes'
import { type Choices, currentChoices, storeChoices, useChoices } from './stored-choices'

/** The stored choice if each of its options is on sale and no required option is missing. */
export function validChoice(product: Product, stored: readonly string[] | undefined): readonly string[] | undefined {
  const known = new Set(optionPrices(product.options).map(({ uid }) => uid))
  const isChosen = ({ choices }: ProductOption) => choices.some(({ uid }) => stored?.includes(uid))
  const isComplete = product.options.every((option) => !option.required || isChosen(option))
  return isComplete && stored?.every((uid) => known.has(uid)) ? stored : undefined
}

/**
 * The choice of a shopper who has not chosen yet: the first choice of each option. A wall product starts with a common
 * size, because the smallest one is no typical purchase.
 */
export function defaultChoice(product: Product, sizes: readonly SizeRow[]): string[] {
  const first = completeChoice(product.options, [])
  const option = sizeOption(product)
  const known = sizes.filter((size) => option?.choices.some((choice) => choice.uid === size.optionUid))
  const common = areForWalls(known) ? nearestToCommon(known) : undefined
  return common ? chooseOption(product.options, first, common.optionUid) : first
}

export interface Choice {
  chosen: readonly string[]
  choose: (uid: string) => void
  /** Price of one piece; null if the price table has no row for the choice. */
  price: LinePrice | null
  /** Link to the design tool with the choice; null for a product without a tool. */
  startHref: string | null
}

/** The choice of a product that nobody has chosen. */
export const listedChoice = (product: Product): string[] => defaultChoice(product, readSizes(product.definition))

const chosenOf = (product: Product, choices: Choices): readonly string[] =>
  validChoice(product, choices[product.sku]) ?? listedChoice(product)

/** The choices after one more. It starts from the latest ones, which the page may not show yet. */
export const withChoice = (product: Product, choices: Choices, uid: string): Choices => ({
  ...choices,
  [product.sku]: chooseOption(product.options, chosenOf(product, choices), uid),
})

/** What the shopper has chosen, as an address of the design tool has it; undefined before they choose. */
export const useChosenOptions = (product: Product): string | undefined =>
  validChoice(product, useChoices()[product.sku])?.join(',') || undefined

export function useChoice(product: Product): Choice {
  const chosen = chosenOf(product, useChoices())
  return {
    chosen,
    choose: (uid) => storeChoices(withChoice(product, currentChoices(), uid)),
    price: priceOf(product, chosen),
    startHref: product.tool
      ? toolPath(product.tool, { sku: product.sku, options: chosen.join(',') || undefined })
      : null,
  }
}
