import type { Cents } from './money'
import type { OptionPrice } from './pricing'

export interface OptionChoice {
  uid: string
  title: string
  /** Added to the price of each piece. */
  addCents: Cents
  /** The picture of the product with this choice. */
  picture?: string
  /** Its colours, such as `#f0382e`. */
  swatch?: readonly string[]
}

/** An option of a product, as the catalogue lists it. It has at most one choice at a time. */
export interface ProductOption {
  uid: string
  title: string
  required: boolean
  choices: readonly OptionChoice[]
}

/** What the choices add to the price, as an argument of `priceLine`. */
export const optionPrices = (options: readonly { choices: readonly OptionPrice[] }[]): OptionPrice[] =>
  options.flatMap(({ choices }) => choices)

const choiceOf = (option: ProductOption, chosen: readonly string[]): OptionChoice | undefined =>
  option.choices.find(({ uid }) => chosen.includes(uid))

/** One choice of each required option: the wanted one where the catalogue has it, else the first. Unknown uids go. */
export const completeChoice = (options: readonly ProductOption[], wanted: readonly string[]): string[] =>
  options.flatMap((option) => {
    const choice = choiceOf(option, wanted) ?? (option.required ? option.choices[0] : undefined)
    return choice ? [choice.uid] : []
  })

/** The chosen uids with `uid` in place of the other choices of its option. */
export function chooseOption(options: readonly ProductOption[], chosen: readonly string[], uid: string): string[] {
  const option = options.find(({ choices }) => choices.some((choice) => choice.uid === uid))
  if (!option) return [...chosen]
  const others = chosen.filter((other) => !option.choices.some((choice) => choice.uid === other))
  return completeChoice(options, [...others, uid])
}

/** Labels of the chosen values, in the order of the catalogue. */
export const chosenLabels = (options: readonly ProductOption[], chosen: readonly string[]) =>
  options.flatMap((option) => {
    const choice = choiceOf(option, chosen)
    return choice ? [{ label: option.title, value: choice.title }] : []
  })
