import { isPostcode } from '@kea/shared/delivery/postcode-regions'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TakenFields } from './take-address'

/** The list of towns loads with the first postcode. */
const loadPlaces = () => import('@kea/shared/delivery/postcode-places').catch(() => null)

/**
 * Fills in town and region for a postcode. A value that the shopper has entered stays; a value that the form has filled in
 * is replaced. A field that has the focus gets its value selected, so that typing replaces it.
 */
export function usePostcodePlace(
  { getValues, setValue, clearErrors }: UseFormReturn<AddressForm>,
  regions: readonly string[],
  filled: RefObject<Partial<TakenFields>>,
) {
  const fill = async (text: string): Promise<void> => {
    const postcode = text.trim()
    if (!isPostcode(postcode)) return
    const places = await loadPlaces()
    // The shopper may have gone on typing.
    if (!places || getValues('postcode').trim() !== postcode) return
    const place = places.placeOf(postcode)
    for (const name of ['city', 'region'] as const) {
      const value = place[name]
      const isOwn = ![filled.current[name], ''].includes(getValues(name))
      if (value === '' || isOwn || (name === 'region' && !regions.includes(value))) continue
      setValue(name, value, { shouldDirty: true })
      clearErrors(name)
      const { activeElement: field } = document
      if (field instanceof HTMLInputElement && field.name === name) field.select()
      filled.current[name] = value
    }
  }
  const hasRegions = regions.length > 0
  // The regions may come after the postcode.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the regions have come
  useEffect(() => {
    if (hasRegions) void fill(getValues('postcode'))
  }, [hasRegions])
  return fill
}
