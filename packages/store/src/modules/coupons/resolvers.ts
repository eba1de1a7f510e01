import type { Resolvers } from '../../__generated__/resolvers'
import { requireInput } from '../../refusal'
import { toCartAnswer } from '../cart/cart-answer'

export const couponsResolvers: Resolvers = {
  Mutation: {
    applyCouponToCart: async (_, { input }, { services }) => {
      const { cart_id, coupon_code } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.coupons.apply(cart_id, coupon_code)) }
    },
    removeCouponFromCart: async (_, { input }, { services }) => {
      const { cart_id } = requireInput(input, 'cart_id')
      return { cart: toCartAnswer(await services.coupons.remove(cart_id)) }
    },
  },
}
