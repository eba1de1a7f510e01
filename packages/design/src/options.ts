/** A choice of the product as the catalogue lists it: one value of each group is taken. */
export interface OptionGroup {
  uid: string
  title: string
  required: boolean
  values: readonly OptionValue[]
}

export interface OptionValue {
  uid: string
  title: string
  /** What it adds to each piece, in cents. */
  addCents: number
}

const valueIn = (group: OptionGroup, chosen: readonly string[]): OptionValue | undefined =>
  group.values.find((value) => chosen.includes(value.uid))

/** One value of each required group: what was wanted where the catalogue has it, else its first. Foreign uids go. */
export const completeChoice = (groups: readonly OptionGroup[], wanted: readonly string[]): string[] =>
  groups.flatMap((group) => {
    const value = valueIn(group, wanted) ?? (group.required ? group.values[0] : undefined)
    return value ? [value.uid] : []
  })

/** The choice with this value in place of the one of its group. */
export function chooseValue(groups: readonly OptionGroup[], chosen: readonly string[], uid: string): string[] {
  const group = groups.find((entry) => entry.values.some((value) => value.uid === uid))
  if (!group) return [...chosen]
  const others = chosen.filter((entry) => !group.values.some((value) => value.uid === entry))
  return completeChoice(groups, [...others, uid])
}

/** What `priceLine` needs of the options. */
export const optionPrices = (groups: readonly OptionGroup[]): Pick<OptionValue, 'uid' | 'addCents'>[] =>
  groups.flatMap((group) => group.values.map(({ uid, addCents }) => ({ uid, addCents })))

/** Labels of the chosen values, in the order of the catalogue. */
export const chosenLabels = (groups: readonly OptionGroup[], chosen: readonly string[]) =>
  groups.flatMap((group) => {
    const value = valueIn(group, chosen)
    return value ? [{ label: group.title, value: value.title }] : []
  })
