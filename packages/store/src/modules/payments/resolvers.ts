import type { Resolvers } from '../../__generated__/resolvers'
import { toCartAnswer } from '../cart/cart-answer'

export const paymentsResolvers: Resolvers = {
  Mutation: {
    restoreCart: async (_, { order_token }, { services }) => {
      const restored = await services.payments.restore(order_token)
      if (restored === null) return null
      const { maskedId, isLeft } = restored
      if (!isLeft) return toCartAnswer(await services.cart.open(maskedId))
      return toCartAnswer((await services.customerCarts.merge(maskedId, null)).cart)
    },
    payOrder: async (_, { order_token }, { services }) => ({
      payment_redirect_url: await services.payments.pay(order_token),
    }),
  },
}
