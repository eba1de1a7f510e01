import { email as emailSchema } from '@kea/shared/schemas/fields'
import type { CartAddressInput } from '../../__generated__/types'
import { emailKey } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { Cart } from '../cart/cart'
import type { CartService } from '../cart/service'
import { orTooManyAttempts } from '../coupons/attempts'
import type { DailyUse } from '../limits/daily-use'
import { toCountries } from '../settings/repo'
import type { SettingsService } from '../settings/service'
import { readAddress } from './read-address'

export interface BillingRequest {
  address: CartAddressInput | null
  sameAsShipping: boolean
  useForShipping: boolean
}

interface MethodRequest {
  carrier_code: string
  method_code: string
}

interface Dependencies {
  cart: CartService
  settings: SettingsService
  dailyUse: DailyUse
}

export function createCheckoutService({ cart, settings, dailyUse }: Dependencies) {
  return {
    setEmail(maskedId: string, value: string): Promise<Cart> {
      const parsed = emailSchema.safeParse(value)
      const change = cart.change(maskedId, {
        emailKey: parsed.success ? emailKey(parsed.data) : undefined,
        decide({ email, coupon }) {
          if (!parsed.success) throw inputRefusal('Invalid email format')
          // The cart then reveals whether the address has ordered before, or has this code, so the number of addresses
          // is limited.
          const isTry = coupon !== null && parsed.data !== email
          return { email: parsed.data, beside: isTry ? dailyUse.counting('coupons', 0) : [] }
        },
      })
      return orTooManyAttempts(change)
    },

    setShippingAddress: (maskedId: string, addresses: readonly (CartAddressInput | null)[]): Promise<Cart> =>
      cart.change(maskedId, {
        reads: [settings.countriesRead()],
        decide({ isVirtual }, { results: [countries = []] }) {
          if (isVirtual) {
            throw inputRefusal('Shipping address is not allowed on cart: cart contains no items for shipment.')
          }
          if (addresses.length > 1) throw inputRefusal('You cannot specify multiple shipping addresses.')
          const [address] = addresses
          if (!address) {
            throw inputRefusal('The shipping address must contain either "customer_address_id" or "address".')
          }
          return { shipping: readAddress(address, toCountries(countries)) }
        },
      }),

    setBillingAddress: (maskedId: string, request: BillingRequest): Promise<Cart> =>
      cart.change(maskedId, {
        reads: [settings.countriesRead()],
        decide({ shippingAddress }, { results: [countries = []] }) {
          const { address, sameAsShipping, useForShipping } = request
          if (sameAsShipping) {
            if (address) throw inputRefusal('The billing address cannot be "address" and "same_as_shipping" at once.')
            if (!shippingAddress) throw inputRefusal('The shipping address is missing. Set the address and try again.')
            return { billing: shippingAddress }
          }
          if (!address) throw inputRefusal('The billing address must contain either "address" or "same_as_shipping".')
          const billing = readAddress(address, toCountries(countries))
          return useForShipping ? { billing, shipping: billing } : { billing }
        },
      }),

    setShippingMethod: (maskedId: string, methods: readonly MethodRequest[]): Promise<Cart> =>
      cart.change(maskedId, {
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
      cart.change(maskedId, {
        decide({ paymentMethods }) {
          if (!paymentMethods.some((method) => method.code === code)) {
            throw inputRefusal('The requested Payment Method is not available.')
          }
          return { paymentMethod: code }
        },
      }),
  }
}
