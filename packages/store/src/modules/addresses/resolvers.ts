import type { Resolvers } from '../../__generated__/resolvers'
import type { CountryCodeEnum, CustomerAddress, Maybe } from '../../__generated__/types'
import type { Services } from '../../services'
import type { StoredAddress } from './repo'

const addressOf = (address: StoredAddress): CustomerAddress => ({
  id: address.id,
  region: { region_code: null, region: address.region, region_id: address.regionId },
  country_code: address.countryCode as CountryCodeEnum,
  street: address.street,
  company: address.company,
  telephone: address.telephone,
  fax: address.fax,
  postcode: address.postcode,
  city: address.city,
  firstname: address.firstname,
  lastname: address.lastname,
  middlename: address.middlename,
  prefix: address.prefix,
  suffix: address.suffix,
  vat_id: address.vatId,
  default_shipping: address.defaultShipping,
  default_billing: address.defaultBilling,
  extension_attributes: [],
  custom_attributesV2: [],
})

interface Identified {
  id?: Maybe<number>
}

/** The book of a customer in an answer, who is always the caller. A registration has no id and no book. */
const bookOf = async ({ id }: Identified, { addresses }: Services): Promise<StoredAddress[]> =>
  id ? addresses.bookOf(id) : []

const defaultOf = async (
  customer: Identified,
  services: Services,
  kind: 'defaultShipping' | 'defaultBilling',
): Promise<string | null> => {
  const found = (await bookOf(customer, services)).find((address) => address[kind])
  return found ? String(found.id) : null
}

export const addressesResolvers: Resolvers = {
  Customer: {
    addresses: async (customer, _, { services }) => (await bookOf(customer, services)).map(addressOf),
    default_shipping: (customer, _, { services }) => defaultOf(customer, services, 'defaultShipping'),
    default_billing: (customer, _, { services }) => defaultOf(customer, services, 'defaultBilling'),
  },
  Mutation: {
    createCustomerAddress: async (_, { input }, { services }) => addressOf(await services.addresses.create(input)),
    updateCustomerAddress: async (_, { id, input }, { services }) =>
      addressOf(await services.addresses.update(id, input ?? {})),
    deleteCustomerAddress: async (_, { id }, { services }) => {
      await services.addresses.remove(id)
      return true
    },
  },
}
