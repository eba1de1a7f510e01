import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import type { FoundAddress } from './look-up'

/** Fields that a suggestion fills in. */
export const TAKEN = ['street', 'street2', 'city', 'region', 'postcode'] as const
export type TakenField = (typeof TAKEN)[number]
export type TakenFields = Pick<AddressForm, TakenField>

interface Taking {
  /** The field that the suggestion was chosen in. */
  chosenIn: TakenField
  /** What is in the form. */
  current: TakenFields
  /** What the form has filled in by itself. */
  filled: Partial<TakenFields>
  regions: readonly string[]
}

interface Taken {
  values: Partial<TakenFields>
  /** What the shopper had typed and the suggestion replaces, in the order of the form. */
  replaced: TakenField[]
}

/**
 * What a chosen suggestion changes in the form. A second line of one's own, such as a flat, stays. What else was typed by hand
 * gives way, as the parts of an address belong together, and is named in `replaced`.
 */
export function takeAddress(found: FoundAddress, { chosenIn, current, filled, regions }: Taking): Taken {
  const { suburb: street2, ...rest } = found
  const offered: TakenFields = { ...rest, street2 }
  const isOwn = (name: TakenField) => ![filled[name], ''].includes(current[name].trim())
  const names = TAKEN.filter((name) => {
    if (name === chosenIn) return true
    if (offered[name] === '' || offered[name] === current[name].trim()) return false
    if (name === 'region') return regions.includes(offered.region)
    return name !== 'street2' || !isOwn(name)
  })
  return {
    values: Object.fromEntries(names.map((name) => [name, offered[name]])),
    replaced: names.filter((name) => name !== chosenIn && isOwn(name)),
  }
}

const NAMES: Readonly<Record<TakenField, string>> = {
  street: 'street',
  street2: 'suburb',
  city: 'town',
  region: 'region',
  postcode: 'postcode',
}

/** Says what was replaced, as in "We changed the town from Lower Hutt to Wellington and the postcode from 5010 to 6035." */
export function replacedText(
  replaced: readonly TakenField[],
  before: TakenFields,
  after: Partial<TakenFields>,
): string {
  const parts = replaced.map((name) => `the ${NAMES[name]} from ${before[name].trim()} to ${after[name]}`)
  const last = parts.pop()
  if (last === undefined) return ''
  return `We changed ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`
}
