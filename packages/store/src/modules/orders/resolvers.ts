import { toCents } from '@kea/shared/money'
import type { Resolvers } from '../../__generated__/resolvers'
import { requireInput } from '../../refusal'
import { toCartAnswer } from '../cart/cart-answer'
import { toOrderAnswer } from './order-answer'
import { readLookup } from './service'

export const ordersResolvers: Resolvers = {
  Query: {
    guestOrder: async (_, { input }, { services }) => {
      const lookup = readLookup(input)
      const find = () => services.orders.forGuest(lookup)
      return toOrderAnswer(await services.captcha.guard({ what: 'order', name: lookup.number }, null, find))
    },
    guestOrderByToken: async (_, { input }, { services }) => toOrderAnswer(await services.orders.byToken(input.token)),
  },
  Mutation: {
    placeOrder: async (_, { input }, { services }) => {
      const { cart_id, expected_total } = requireInput(input, 'cart_id')
      const placed = await services.orders.place(cart_id, expected_total == null ? null : toCents(expected_total))
      if (!placed.ok) {
        const { code, message, cart } = placed
        return { order: null, orderV2: null, errors: [{ code, message }], cart: cart && toCartAnswer(cart) }
      }
      const orderV2 = toOrderAnswer(placed.order)
      return { order: { order_number: orderV2.number }, orderV2, errors: [], cart: null }
    },
  },
  OrderItem: {
    preview_image: async ({ preview_image: uid }, _, { services }) => (uid ? services.links.linkTo(uid) : null),
  },
  OrderItemInterface: { __resolveType: () => 'OrderItem' },
}
