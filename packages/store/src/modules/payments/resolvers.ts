import type { Resolvers } from '../../__generated__/resolvers'
import { toCartAnswer } from '../cart/answer/cart-answer'

export const paymentsResolvers: Resolvers = {
  Mutation: {
    restoreCart: async (_, { order_token }, { services }) => {
      const restored = await services.payments.restore(order_token)
      if (restored === null) return null
      const { maskedId, isLeft } = restored
      if (!isLeft) return toCartAnswer(await services.cart.open(maskedId))
      return toCartAnswer((await services.customerCarts.merge(maskedId, null)).cart)
    },
    payOrder: async (_, { order_token, payment_method }, { services }) => ({
      payment_redirect_url: await services.payments.pay(order_token, payment_method ?? null),
    }),
  },
  CustomerOrder: {
    payment_options: async ({ token }, _, { services }) =>
      token ? (await services.payments.optionsOf(token)).map(({ code, title }) => ({ code, title })) : [],
  },
}
