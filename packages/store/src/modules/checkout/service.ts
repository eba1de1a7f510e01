import { email as emailSchema } from '@kea/shared/schemas/fields'
import type { CartAddressInput } from '../../__generated__/types'
import { mailboxKey } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import { readAddress } from '../addresses/read-address'
import type { StoredAddress } from '../addresses/repo'
import type { AddressesService } from '../addresses/service'
import { guestsRefused } from '../cart/cart-refusals'
import type { CartService } from '../cart/service'
import type { Address, Cart, ShippingMethod } from '../cart/state/cart'
import type { ChangeRequest } from '../cart/state/change-cart'
import { orTooManyAttempts } from '../coupons/attempts'
import type { CustomersService } from '../customers/service'
import type { DailyUse } from '../limits/daily-use'
import { toCountries } from '../settings/repo'
import type { SettingsService } from '../settings/service'
import { readTexts } from './order-notes'
import { type KnownAddress, placeholderAddress } from './placeholder-address'

/** An address, or the id of one in the caller's book. */
interface AddressRequest {
  address?: CartAddressInput | null
  customer_address_id?: number | null
}

interface ShippingRequest extends AddressRequest {
  /** Magento's name of the comment. */
  customer_notes?: string | null
}

interface BillingRequest extends AddressRequest {
  sameAsShipping: boolean
  useForShipping: boolean
}

interface MethodRequest {
  carrier_code: string
  method_code: string
}

interface Dependencies {
  cart: CartService
  addresses: AddressesService
  customers: Pick<CustomersService, 'isLoggedIn'>
  settings: SettingsService
  dailyUse: DailyUse
}

/** The part of an address in the book that a cart has. */
const toCartAddress = (address: StoredAddress): Address => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: address.street,
  city: address.city,
  region: address.region,
  regionId: address.regionId,
  postcode: address.postcode,
  countryCode: address.countryCode,
  telephone: address.telephone,
  vatId: address.vatId,
  prefix: address.prefix,
  middlename: address.middlename,
  suffix: address.suffix,
  fax: address.fax,
})

export function createCheckoutService({ cart, addresses, customers, settings, dailyUse }: Dependencies) {
  /** The address in the caller's book that a request names; null for none. */
  const named = async (
    kind: 'shipping' | 'billing',
    { address, customer_address_id: id }: AddressRequest,
  ): Promise<Address | null> => {
    if (id === null || id === undefined) return null
    if (address) {
      throw inputRefusal(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`)
    }
    return toCartAddress(await addresses.find(id))
  }

  const keep = async (input: CartAddressInput | null | undefined, set: Address | null): Promise<void> => {
    if (input?.save_in_address_book && set && customers.isLoggedIn()) await addresses.keep(set)
  }

  /** A guest sets nothing where only customers may order. */
  const change = (maskedId: string, request: ChangeRequest): Promise<Cart> =>
    cart.change(maskedId, {
      ...request,
      decide(opened, read) {
        if (opened.needsAccount) throw guestsRefused()
        return request.decide(opened, read)
      },
    })

  return {
    /** The delivery methods to an address of which little is known; the cart stays as it is. */
    async estimate(maskedId: string, known: KnownAddress): Promise<ShippingMethod[]> {
      return (await cart.openFor(maskedId, placeholderAddress(known))).shippingMethods
    },

    setEmail(maskedId: string, value: string): Promise<Cart> {
      const parsed = emailSchema.safeParse(value)
      const changed = change(maskedId, {
        emailKey: parsed.success ? mailboxKey(parsed.data) : undefined,
        decide({ email, coupon }) {
          if (!parsed.success) throw inputRefusal('Invalid email format')
          // The cart then reveals whether the address has ordered before, or has this code, so the number of addresses
          // is limited.
          const isTry = coupon !== null && parsed.data !== email
          return { email: parsed.data, beside: isTry ? dailyUse.counting('coupons', 0) : [] }
        },
      })
      return orTooManyAttempts(changed)
    },

    async setShippingAddress(maskedId: string, requests: readonly ShippingRequest[]): Promise<Cart> {
      const [request = {}] = requests
      await addresses.checkVatId(request.address?.vat_id)
      const book = await named('shipping', request)
      const comment = request.customer_notes
      const changed = await change(maskedId, {
        reads: [settings.countriesRead()],
        decide({ isVirtual, notes }, { results: [countries = []] }) {
          if (isVirtual) {
            throw inputRefusal('Shipping address is not allowed on cart: cart contains no items for shipment.')
          }
          if (requests.length > 1) throw inputRefusal('You cannot specify multiple shipping addresses.')
          // Left out, it stays; null takes it back.
          const told = comment === undefined ? {} : { notes: readTexts({ orderComment: comment }, notes) }
          if (book) return { shipping: book, ...told }
          if (!request.address) {
            throw inputRefusal('The shipping address must contain either "customer_address_id" or "address".')
          }
          return { shipping: readAddress(request.address, toCountries(countries)), ...told }
        },
      })
      await keep(request.address, changed.shippingAddress)
      return changed
    },

    async setBillingAddress(maskedId: string, request: BillingRequest): Promise<Cart> {
      await addresses.checkVatId(request.address?.vat_id)
      const book = await named('billing', request)
      const changed = await change(maskedId, {
        reads: [settings.countriesRead()],
        decide({ shippingAddress }, { results: [countries = []] }) {
          const { address, sameAsShipping, useForShipping } = request
          if (sameAsShipping) {
            if (address || book) {
              throw inputRefusal('The billing address cannot be "address" and "same_as_shipping" at once.')
            }
            if (!shippingAddress) throw inputRefusal('The shipping address is missing. Set the address and try again.')
            return { billing: shippingAddress }
          }
          const billing = book ?? (address ? readAddress(address, toCountries(countries)) : null)
          if (!billing) {
            throw inputRefusal('The billing address must contain either "address" or "same_as_shipping".')
          }
          return useForShipping ? { billing, shipping: billing } : { billing }
        },
      })
      await keep(request.address, changed.billingAddress)
      return changed
    },

    setShippingMethod: (maskedId: string, methods: readonly MethodRequest[]): Promise<Cart> =>
      change(maskedId, {
        decide({ shippingAddress, shippingMethods }) {
          const [method] = methods
          if (!method) throw inputRefusal('Required parameter "shipping_methods" is missing')
          if (methods.length > 1) throw inputRefusal('You cannot specify multiple shipping methods.')
          if (!shippingAddress) throw inputRefusal('The shipping address is missing. Set the address and try again.')
          const { carrier_code: carrierCode, method_code: methodCode } = method
          if (
            !shippingMethods.some((offered) => offered.carrierCode === carrierCode && offered.methodCode === methodCode)
          ) {
            throw missingRefusal(`Carrier with such method not found: ${carrierCode}, ${methodCode}`)
          }
          return { shippingMethod: { carrierCode, methodCode } }
        },
      }),

    setPaymentMethod: (maskedId: string, code: string): Promise<Cart> =>
      change(maskedId, {
        decide({ paymentMethods }) {
          if (!paymentMethods.some((method) => method.code === code)) {
            throw inputRefusal('The requested Payment Method is not available.')
          }
          return { paymentMethod: code }
        },
      }),
  }
}
