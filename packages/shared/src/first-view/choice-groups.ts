import { formatMoney } from '../money'
import type { Product } from '../page/product'
import { type LinePrice, priceLine } from '../pricing'
import { chooseOption, completeChoice, type OptionChoice, optionPrices, type ProductOption } from '../product-options'

/** A group of choices in the chooser: an option, or the sizes of one shape. */
export interface ChoiceGroup {
  /** Unique in the chooser. */
  legend: string
  /** The choices are sizes with a full price each. Other choices only add to the price. */
  isSized: boolean
  choices: { uid: string; label: string; detail: string; swatch: readonly string[] }[]
}

type Priced = Pick<Product, 'options' | 'prices'>

/** The option whose choices are the rows of the price table. All other options only add to the price. */
export const sizeOption = ({ options, prices }: Priced): ProductOption | undefined => {
  const priced = new Set(prices.flatMap((row) => row.optionUids))
  return options.find((option) => option.choices.some((choice) => priced.has(choice.uid)))
}

/** The price of `quantity` pieces with these options. */
export const priceOf = ({ options, prices }: Priced, chosen: readonly string[], quantity = 1): LinePrice | null =>
  priceLine(prices, optionPrices(options), chosen, quantity)

/** More sizes than this are grouped by shape. */
const UNGROUPED_MAX = 6
const DIMENSIONS = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) cm$/

const SHAPES = [
  { title: 'square', below: 1.05 },
  { title: 'rectangle', below: 1.9 },
  { title: 'panorama', below: Number.POSITIVE_INFINITY },
]

interface Size {
  choice: OptionChoice
  ratio: number
  area: number
}

function sizeOf(choice: OptionChoice): Size | null {
  const [, first, second] = DIMENSIONS.exec(choice.title) ?? []
  const sides = [Number(first), Number(second)]
  const [short, long] = [Math.min(...sides), Math.max(...sides)]
  return short > 0 ? { choice, ratio: long / short, area: long * short } : null
}

/** Sizes by shape, each group sorted by area. One group for few sizes, and for titles that are no dimensions. */
function sizeGroups({ title, choices }: ProductOption): { legend: string; choices: readonly OptionChoice[] }[] {
  const sizes = choices.flatMap((choice) => sizeOf(choice) ?? [])
  if (choices.length <= UNGROUPED_MAX || sizes.length < choices.length) return [{ legend: title, choices }]
  const groups = SHAPES.map((shape, at) => ({
    title: shape.title,
    sizes: sizes.filter(({ ratio }) => ratio < shape.below && ratio >= (SHAPES[at - 1]?.below ?? 0)),
  })).filter((group) => group.sizes.length > 0)
  return groups.map((group) => ({
    legend: groups.length > 1 ? `${title}: ${group.title}` : title,
    choices: group.sizes.toSorted((a, b) => a.area - b.area).map(({ choice }) => choice),
  }))
}

/** The chooser of a product. The details are prices for the chosen options. */
export function choiceGroups(
  product: Priced,
  chosen: readonly string[] = completeChoice(product.options, []),
): ChoiceGroup[] {
  const sizes = sizeOption(product)
  return product.options.flatMap((option): ChoiceGroup[] => {
    if (option === sizes) {
      return sizeGroups(option).map(({ legend, choices }) => ({
        legend,
        isSized: true,
        choices: choices.map(({ uid, title }) => {
          const price = priceOf(product, chooseOption(product.options, chosen, uid))
          return { uid, label: title, detail: price ? formatMoney(price.unitCents) : '', swatch: [] }
        }),
      }))
    }
    const choices = option.choices.map(({ uid, title, addCents, swatch = [] }) => ({
      uid,
      label: title,
      detail: addCents > 0 ? `+ ${formatMoney(addCents)}` : '',
      swatch,
    }))
    return [{ legend: option.title, isSized: false, choices }]
  })
}

/** Larger quantities of the choice with a lower price of a piece. */
export function quantityBreaks(product: Priced, chosen: readonly string[]): { quantity: number; unitCents: number }[] {
  const quantities = [...new Set(product.prices.map((row) => row.quantityFrom))].sort((a, b) => a - b)
  let lowest = priceOf(product, chosen)?.unitCents ?? 0
  return quantities.flatMap((quantity) => {
    const unitCents = priceOf(product, chosen, quantity)?.unitCents ?? lowest
    if (unitCents >= lowest) return []
    lowest = unitCents
    return [{ quantity, unitCents }]
  })
}
