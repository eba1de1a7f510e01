import { gstNumber } from '@kea/shared/schemas/gst-number'
import type { CustomerAddressInput } from '../../__generated__/types'
import type { Clock } from '../../clock'
import { inputRefusal, missingRefusal } from '../../refusal'
import { type Address, type AddressExtras, NO_EXTRAS } from '../cart/state/cart'
import type { CustomersService } from '../customers/service'
import type { SettingsService } from '../settings/service'
import { extraOf, readAddress } from './read-address'
import type { AddressesRepo, BookAddress, StoredAddress } from './repo'

/** More than anybody sends presents to, and a bound for the answer. */
const ADDRESSES_MAX = 100

interface Dependencies {
  repo: AddressesRepo
  customers: Pick<CustomersService, 'current'>
  settings: Pick<SettingsService, 'countries' | 'takesNewZealandGst'>
  clock: Clock
}

const EMPTY: BookAddress = {
  firstname: '',
  lastname: '',
  company: null,
  street: [],
  city: '',
  region: null,
  regionId: null,
  postcode: '',
  countryCode: '',
  telephone: null,
  ...NO_EXTRAS,
  vatId: null,
  defaultShipping: false,
  defaultBilling: false,
}

const missing = (id: number) => missingRefusal(`Could not find a address with ID "${id}"`)

/** Magento's message; the browser shows the words of the requirement. */
const isDefault = (id: number, { defaultBilling }: StoredAddress) =>
  inputRefusal(
    `Customer Address ${id} is set as default ${defaultBilling ? 'billing' : 'shipping'} address and can not be deleted`,
  )

/** A field that the input leaves out keeps its value; null empties it. */
const kept = (given: string | null | undefined, before: string | null): string | null =>
  given === undefined ? before : extraOf(given)

const extrasOf = (input: CustomerAddressInput, before: AddressExtras): AddressExtras => ({
  prefix: kept(input.prefix, before.prefix),
  middlename: kept(input.middlename, before.middlename),
  suffix: kept(input.suffix, before.suffix),
  fax: kept(input.fax, before.fax),
})

/** The address book of the customer who is logged in. */
export function createAddressesService({ repo, customers, settings, clock }: Dependencies) {
  const own = (): number => customers.current().id
  /** Three fields of a customer need the book, and a document may ask for all of them. */
  let known: { id: number; book: Promise<StoredAddress[]> } | null = null
  const bookOf = (id: number): Promise<StoredAddress[]> => {
    if (known?.id !== id) known = { id, book: repo.list(id) }
    return known.book
  }

  const find = async (id: number): Promise<StoredAddress> => {
    const found = (await repo.list(own())).find((address) => address.id === id)
    // The same answer for another customer's address: it must not tell whether there is one.
    if (!found) throw missing(id)
    return found
  }

  /** Refuses what is no GST number. */
  const checkVatId = async (vatId: string | null | undefined): Promise<void> => {
    if (!vatId) return
    const { error } = gstNumber(await settings.takesNewZealandGst()).safeParse(vatId)
    if (error) throw inputRefusal(error.issues[0]?.message ?? 'Please enter a valid GST number.')
  }

  /** The address that the input makes of an earlier one. The rules are those of the checkout. */
  const read = async (input: CustomerAddressInput, before: BookAddress): Promise<BookAddress> => {
    if (input.custom_attributes?.length || input.custom_attributesV2?.length) {
      throw inputRefusal('An address has no custom attributes in this shop.')
    }
    await checkVatId(input.vat_id)
    const { region } = input
    const address = readAddress(
      {
        firstname: input.firstname ?? before.firstname,
        lastname: input.lastname ?? before.lastname,
        company: kept(input.company, before.company),
        street: (input.street ?? before.street).map((line) => line ?? ''),
        city: input.city ?? before.city,
        region: region === undefined ? before.region : (region?.region ?? region?.region_code ?? null),
        region_id: region === undefined ? before.regionId : (region?.region_id ?? null),
        postcode: input.postcode ?? before.postcode,
        country_code: input.country_code ?? input.country_id ?? before.countryCode,
        telephone: input.telephone ?? before.telephone,
        vat_id: input.vat_id === undefined ? before.vatId : input.vat_id,
      },
      await settings.countries(),
    )
    return {
      ...address,
      ...extrasOf(input, before),
      defaultShipping: input.default_shipping ?? before.defaultShipping,
      defaultBilling: input.default_billing ?? before.defaultBilling,
    }
  }

  const add = async (address: BookAddress): Promise<StoredAddress> => {
    known = null
    const added = await repo.add(own(), address, ADDRESSES_MAX, clock().toISOString())
    if (!added) throw inputRefusal('Your address book is full. Delete an address first.')
    return added
  }

  return {
    /** @param id of the customer whom the answer shows */
    bookOf,
    /** The caller's address with this id. */
    find,
    checkVatId,

    create: async (input: CustomerAddressInput): Promise<StoredAddress> => add(await read(input, EMPTY)),

    async update(id: number, input: CustomerAddressInput): Promise<StoredAddress> {
      const changed = await read(input, await find(id))
      known = null
      const updated = await repo.replace(own(), id, changed)
      if (!updated) throw missing(id)
      return updated
    },

    async remove(id: number): Promise<void> {
      const found = await find(id)
      known = null
      if (!(await repo.remove(own(), id))) throw isDefault(id, found)
    },

    /** Adds the address of a cart, unless the book has it. */
    async keep(address: Address): Promise<void> {
      const book = await repo.list(own())
      // A cart's address without a part of a name does not say that there is none.
      const isSame = (each: StoredAddress, name: keyof Address): boolean =>
        (name in NO_EXTRAS && address[name] === null) || JSON.stringify(each[name]) === JSON.stringify(address[name])
      const isKnown = book.some((each) =>
        (Object.keys(address) as (keyof Address)[]).every((name) => isSame(each, name)),
      )
      if (!isKnown && book.length < ADDRESSES_MAX) await add({ ...EMPTY, ...address })
    },
  }
}

export type AddressesService = ReturnType<typeof createAddressesService>
