import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { type RefObject, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FoundAddress } from './look-up'
import { replacedText, TAKEN, type TakenField, type TakenFields, takeAddress } from './take-address'

/** What a suggestion has replaced. */
interface Replacement {
  text: string
  undo: () => void
}

/** Fills in a chosen suggestion, and knows what it replaced; null for nothing that the shopper had typed. */
export function useTakenAddress(
  { getValues, setValue, clearErrors }: UseFormReturn<AddressForm>,
  regions: readonly string[],
  filled: RefObject<Partial<TakenFields>>,
) {
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const put = (values: Partial<TakenFields>) => {
    for (const name of TAKEN) {
      const value = values[name]
      if (value === undefined) continue
      setValue(name, value, { shouldDirty: true })
      clearErrors(name)
    }
  }
  const take = (found: FoundAddress, chosenIn: TakenField) => {
    const { street, street2, city, region, postcode } = getValues()
    const before = { street, street2, city, region, postcode }
    const { values, replaced } = takeAddress(found, { chosenIn, current: before, filled: filled.current, regions })
    put(values)
    Object.assign(filled.current, values)
    const undo = () => {
      put(Object.fromEntries(replaced.map((name) => [name, before[name]])))
      for (const name of replaced) delete filled.current[name]
      setReplacement(null)
    }
    setReplacement(replaced.length > 0 ? { text: replacedText(replaced, before, values), undo } : null)
  }
  return { replacement, take }
}
