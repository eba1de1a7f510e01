import { COUNTRY } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { AddressRegionsDocument } from '~/api/__generated__/documents/AddressRegions'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

export const EMPTY_ADDRESS: AddressForm = {
  firstname: '',
  lastname: '',
  company: '',
  street: '',
  street2: '',
  city: '',
  region: '',
  postcode: '',
  telephone: '',
}

export const ADDRESS_LABELS: Record<keyof AddressForm, string> = {
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company',
  street: 'Street address',
  street2: 'Suburb or RD number',
  postcode: 'Postcode',
  city: 'Town or city',
  region: 'Region',
  telephone: 'Phone',
}

/** The address of a cart in a request. */
export const addressInput = (address: AddressForm) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company || null,
  street: [address.street, address.street2].filter((line) => line !== ''),
  city: address.city,
  region: address.region || null,
  postcode: address.postcode,
  country_code: COUNTRY,
  telephone: address.telephone,
})

/** Region names for the address form; empty when the shop has none. */
export const regionsQuery = () =>
  gqlQuery(
    AddressRegionsDocument,
    { country: COUNTRY },
    ({ country }) => (country?.available_regions ?? []).flatMap((region) => (region?.name ? [region.name] : [])),
    STALE.forever,
  )
