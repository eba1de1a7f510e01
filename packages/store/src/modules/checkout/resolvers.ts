import type { Resolvers } from '../../__generated__/resolvers'
import type { CartAdditionalInfoInput } from '../../__generated__/types'
import { requireInput } from '../../refusal'
import { toCartAnswer } from '../cart/answer/cart-answer'
import { toAvailable } from '../cart/answer/checkout-answer'
import type { NotesRequest } from './order-notes'

const toNotesRequest = (info: CartAdditionalInfoInput): NotesRequest => ({
  orderComment: info.order_comment,
  giftMessage: info.gift_message,
  businessPurchase: info.business_purchase,
  gstNumber: info.gst_number,
  gstCertificate: info.gst_certificate,
  affiliateClick: info.awc,
  dropship: info.dropship,
  giftWrap: info.giftwrap,
})

export const checkoutResolvers: Resolvers = {
  Mutation: {
    setGuestEmailOnCart: async (_, { input }, { services }) => {
      const { cart_id, email } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.checkout.setEmail(cart_id, email)) }
    },
    setShippingAddressesOnCart: async (_, { input }, { services }) => {
      const { cart_id, shipping_addresses } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.checkout.setShippingAddress(cart_id, shipping_addresses)) }
    },
    setBillingAddressOnCart: async (_, { input }, { services }) => {
      const { cart_id, billing_address } = requireInput(input, 'cart_id')
      const cart = await services.checkout.setBillingAddress(cart_id, {
        ...billing_address,
        sameAsShipping: billing_address.same_as_shipping ?? false,
        useForShipping: billing_address.use_for_shipping ?? false,
      })
      return { cart: toCartAnswer(cart) }
    },
    setShippingMethodsOnCart: async (_, { input }, { services }) => {
      const { cart_id, shipping_methods } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.checkout.setShippingMethod(cart_id, shipping_methods)) }
    },
    setPaymentMethodOnCart: async (_, { input }, { services }) => {
      const { cart_id, payment_method } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.checkout.setPaymentMethod(cart_id, payment_method.code)) }
    },
    estimateShippingMethods: async (_, { input: { cart_id, address } }, { services }) => {
      const { postcode = null, region, street } = address
      const known = { postcode, region: region?.region ?? null, street: street ?? [] }
      return (await services.checkout.estimate(cart_id, known)).map(toAvailable)
    },
    setAdditionalInfoOnCart: async (_, { input: { cart_id, additional_info } }, { services }) => ({
      cart: toCartAnswer(await services.orderNotes.set(cart_id, toNotesRequest(additional_info))),
    }),
  },
  CartAddressInterface: {
    __resolveType: (address) => address.__typename ?? 'ShippingCartAddress',
  },
}
