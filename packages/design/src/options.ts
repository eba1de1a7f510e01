/** An option of the product in the catalogue. One value of each group is chosen. */
export interface OptionGroup {
  uid: string
  title: string
  required: boolean
  values: readonly OptionValue[]
}

export interface OptionValue {
  uid: string
  title: string
  /** The surcharge per piece, in cents. */
  addCents: number
}

const valueIn = (group: OptionGroup, chosen: readonly string[]): OptionValue | undefined =>
  group.values.find((value) => chosen.includes(value.uid))

/**
 * One value of each required group: the wanted one if the catalogue has it, else the first. Unknown uids are dropped.
 */
export const completeChoice = (groups: readonly OptionGroup[], wanted: readonly string[]): string[] =>
  groups.flatMap((group) => {
    const value = valueIn(group, wanted) ?? (group.required ? group.values[0] : undefined)
    return value ? [value.uid] : []
  })

/** The choice with this value in its group. */
export function chooseValue(groups: readonly OptionGroup[], chosen: readonly string[], uid: string): string[] {
  const group = groups.find((entry) => entry.values.some((value) => value.uid === uid))
  if (!group) return [...chosen]
  const others = chosen.filter((entry) => !group.values.some((value) => value.uid === entry))
  return completeChoice(groups, [...others, uid])
}

/** The surcharges for `priceLine`. */
export const optionPrices = (groups: readonly OptionGroup[]): Pick<OptionValue, 'uid' | 'addCents'>[] =>
  groups.flatMap((group) => group.values.map(({ uid, addCents }) => ({ uid, addCents })))

/** Labels of the chosen values, in the order of the catalogue. */
export const chosenLabels = (groups: readonly OptionGroup[], chosen: readonly string[]) =>
  groups.flatMap((group) => {
    const value = valueIn(group, chosen)
    return value ? [{ label: group.title, value: value.title }] : []
  })
