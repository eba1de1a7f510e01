import { email as emailSchema } from '@kea/shared/schemas/fields'
import type { CartAddressInput } from '../../__generated__/resolvers'
import type { Clock } from '../../clock'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { Cart } from '../cart/cart'
import type { CartRepo } from '../cart/repo'
import { type CartService, whileActive } from '../cart/service'
import { countTry } from '../coupons/tries'
import type { DailyUse } from '../limits/daily-use'
import type { SettingsService } from '../settings/service'
import { readAddress } from './read-address'

export interface BillingRequest {
  address: CartAddressInput | null
  sameAsShipping: boolean
  useForShipping: boolean
}

interface Dependencies {
  repo: CartRepo
  cart: CartService
  settings: SettingsService
  dailyUse: DailyUse
  clock: Clock
}

export function createCheckoutService({ repo, cart, settings, dailyUse, clock }: Dependencies) {
  const now = () => clock().toISOString()
  /** Opens the cart, lets `write` change it, answers it as it then is. */
  const change = async (maskedId: string, write: (opened: Cart) => Promise<void>): Promise<Cart> => {
    await whileActive(write(await cart.open(maskedId)))
    return cart.open(maskedId)
  }

  return {
    setEmail: (maskedId: string, value: string) =>
      change(maskedId, async ({ id, email, coupon }) => {
        const parsed = emailSchema.safeParse(value)
        if (!parsed.success) throw inputRefusal('Invalid email format')
        // The cart then says whether the address has ordered before, or has this code: nobody asks that of a long list.
        if (coupon && parsed.data !== email) await countTry(dailyUse)
        await repo.setEmail(id, parsed.data, now())
      }),

    setShippingAddress: (maskedId: string, addresses: readonly (CartAddressInput | null)[]) =>
      change(maskedId, async ({ id, isVirtual }) => {
        if (isVirtual) {
          throw inputRefusal('Shipping address is not allowed on cart: cart contains no items for shipment.')
        }
        if (addresses.length > 1) throw inputRefusal('You cannot specify multiple shipping addresses.')
        const [address] = addresses
        if (!address) throw inputRefusal('The shipping address must contain either "customer_address_id" or "address".')
        await repo.setAddresses(id, { shipping: readAddress(address, await settings.countries()) }, now())
      }),

    setBillingAddress: (maskedId: string, request: BillingRequest) =>
      change(maskedId, async ({ id, shippingAddress }) => {
        const { address, sameAsShipping, useForShipping } = request
        if (sameAsShipping) {
          if (address) throw inputRefusal('The billing address cannot be "address" and "same_as_shipping" at once.')
          if (!shippingAddress) throw inputRefusal('The shipping address is missing. Set the address and try again.')
          return repo.setAddresses(id, { billing: shippingAddress }, now())
        }
        if (!address) throw inputRefusal('The billing address must contain either "address" or "same_as_shipping".')
        const billing = readAddress(address, await settings.countries())
        await repo.setAddresses(id, { billing, shipping: useForShipping ? billing : undefined }, now())
      }),

    setShippingMethod: (maskedId: string, methods: readonly { carrier_code: string; method_code: string }[]) =>
      change(maskedId, async ({ id, shippingAddress, shippingMethods }) => {
        const [method] = methods
        if (!method) throw inputRefusal('Required parameter "shipping_methods" is missing')
        if (methods.length > 1) throw inputRefusal('You cannot specify multiple shipping methods.')
        if (!shippingAddress) throw inputRefusal('The shipping address is missing. Set the address and try again.')
        const { carrier_code: carrier, method_code: code } = method
        if (!shippingMethods.some(({ carrierCode, methodCode }) => carrierCode === carrier && methodCode === code)) {
          throw missingRefusal(`Carrier with such method not found: ${carrier}, ${code}`)
        }
        await repo.setShippingMethod(id, carrier, code, now())
      }),

    setPaymentMethod: (maskedId: string, code: string) =>
      change(maskedId, async ({ id, paymentMethods }) => {
        if (!paymentMethods.some((method) => method.code === code)) {
          throw inputRefusal('The requested Payment Method is not available.')
        }
        await repo.setPaymentMethod(id, code, now())
      }),
  }
}
