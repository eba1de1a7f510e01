import { COUNTRY } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { CreateAddressDocument } from '~/api/__generated__/documents/CreateAddress'
import { CustomerAddressesDocument } from '~/api/__generated__/documents/CustomerAddresses'
import { DeleteAddressDocument } from '~/api/__generated__/documents/DeleteAddress'
import { UpdateAddressDocument } from '~/api/__generated__/documents/UpdateAddress'
import type { CustomerAddressesQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'

/** What an address is used for without a question. */
export interface Defaults {
  delivery: boolean
  invoices: boolean
}

export interface SavedAddress extends AddressForm, Defaults {
  id: number
}

/** The addresses of the customer. Those that are used by default come first. */
export function addressesOf({ customer }: CustomerAddressesQuery): SavedAddress[] {
  if (!customer) throw new ShopError('unauthorised', '')
  return (customer.addresses ?? [])
    .flatMap((address) => {
      if (!address?.id) return []
      const [street = '', ...rest] = (address.street ?? []).map((line) => line ?? '')
      return {
        id: address.id,
        firstname: address.firstname ?? '',
        lastname: address.lastname ?? '',
        company: address.company ?? '',
        street,
        street2: rest.join(', '),
        city: address.city ?? '',
        region: address.region?.region ?? '',
        postcode: address.postcode ?? '',
        telephone: address.telephone ?? '',
        delivery: address.default_shipping ?? false,
        invoices: address.default_billing ?? false,
      }
    })
    .sort((a, b) => Number(b.delivery) - Number(a.delivery) || Number(b.invoices) - Number(a.invoices))
}

export const addressesQuery = gqlQuery(CustomerAddressesDocument, {}, addressesOf, STALE.account)

const inputOf = (address: AddressForm & Defaults) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company || null,
  street: [address.street, address.street2].filter((line) => line !== ''),
  city: address.city,
  region: address.region === '' ? null : { region: address.region },
  postcode: address.postcode,
  country_code: COUNTRY,
  telephone: address.telephone,
  default_shipping: address.delivery,
  default_billing: address.invoices,
})

export const refreshAddresses = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey })

/** Adds an address, or changes the one with this id. */
export async function saveAddress(id: number | null, address: AddressForm & Defaults): Promise<void> {
  const input = inputOf(address)
  if (id === null) await callShop(CreateAddressDocument, { input })
  else await callShop(UpdateAddressDocument, { id, input })
  await refreshAddresses()
}

export async function removeAddress(id: number): Promise<void> {
  await callShop(DeleteAddressDocument, { id })
  await refreshAddresses()
}
