import { addressSchema } from '@kea/shared/schemas/address'
import { optionalText } from '@kea/shared/schemas/fields'
import type { CartAddressInput } from '../../__generated__/types'
import { inputRefusal } from '../../refusal'
import type { Address } from '../cart/state/cart'
import type { Country } from '../settings/repo'

/** Labels of the form's fields in a message. */
const LABELS: Record<string, string> = {
  firstname: 'First name',
  lastname: 'Last name',
  street: 'Street address',
  street2: 'Second address line',
  city: 'Town or city',
  postcode: 'Postcode',
  telephone: 'Phone',
}

const STREET_LINES = 2

function regionOf(input: CartAddressInput, countries: readonly Country[]): Pick<Address, 'region' | 'regionId'> {
  const regions = countries.find(({ code }) => code === input.country_code)?.regions ?? []
  const wanted = input.region?.trim() ?? ''
  if (input.region_id == null && wanted === '') return { region: null, regionId: null }
  const region =
    input.region_id == null
      ? regions.find(({ code, name }) => [code, name].some((text) => text.toLowerCase() === wanted.toLowerCase()))
      : regions.find(({ id }) => id === input.region_id)
  if (!region) throw inputRefusal('The specified region is not a part of the selected country or region')
  return { region: region.name, regionId: region.id }
}

/** A part that the shop's own forms do not ask for; null for none. */
export function extraOf(given: string | null | undefined): string | null {
  const parsed = optionalText().safeParse(given ?? '')
  if (!parsed.success) throw inputRefusal(parsed.error.issues[0]?.message ?? 'Please check this address.')
  return parsed.data || null
}

/** The address in a request, or its first error. */
export function readAddress(input: CartAddressInput, countries: readonly Country[]): Address {
  if (!countries.some(({ code }) => code === input.country_code)) throw inputRefusal('Country is not available')
  if (input.street.length > STREET_LINES) throw inputRefusal('"Street Address" cannot contain more than 2 lines.')
  const parsed = addressSchema.safeParse({
    firstname: input.firstname,
    lastname: input.lastname,
    company: input.company ?? '',
    street: input.street[0] ?? '',
    street2: input.street[1] ?? '',
    city: input.city,
    region: input.region ?? '',
    postcode: input.postcode ?? '',
    countryCode: input.country_code,
    telephone: input.telephone ?? '',
  })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const label = LABELS[String(issue?.path[0])] ?? 'Address'
    throw inputRefusal(`${label}: ${issue?.message ?? 'Please check this field.'}`)
  }
  const { data } = parsed
  const found = regionOf(input, countries)
  return {
    firstname: data.firstname,
    lastname: data.lastname,
    company: data.company || null,
    street: [data.street, data.street2].filter(Boolean),
    city: data.city,
    ...found,
    postcode: data.postcode,
    countryCode: data.countryCode,
    telephone: data.telephone,
    vatId: input.vat_id?.trim() || null,
    prefix: extraOf(input.prefix),
    middlename: extraOf(input.middlename),
    suffix: extraOf(input.suffix),
    fax: extraOf(input.fax),
  }
}
