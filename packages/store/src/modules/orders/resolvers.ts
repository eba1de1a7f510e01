import { toCents } from '@kea/shared/money'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CustomerOrderSortInput } from '../../__generated__/types'
import { filterValues } from '../../filters'
import { fromUid } from '../../identity'
import { toPageInfo, toSlice, within } from '../../paging'
import { requireInput } from '../../refusal'
import { toCartAnswer } from '../cart/answer/cart-answer'
import type { OrderSort } from './customer-orders-repo'
import { readLookup } from './service'

const ORDERS_MAX = 50

function sortOf(sort: CustomerOrderSortInput | null | undefined): OrderSort {
  const isUp = sort?.sort_direction === 'ASC'
  if (sort?.sort_field === 'NUMBER') return isUp ? 'number' : 'number, last first'
  return isUp ? 'oldest' : 'newest'
}

/** An id as the order's `id`, or as the number that it encodes. */
const orderId = (id: string): number => Number(/^\d+$/.test(id) ? id : (fromUid(id) ?? Number.NaN))

export const ordersResolvers: Resolvers = {
  Query: {
    guestOrder: async (_, { input }, { services }) => {
      const lookup = readLookup(input)
      const find = () => services.orders.forGuest(lookup)
      return services.orders.answer(await services.captcha.guard({ what: 'order', name: lookup.number }, null, find))
    },
    guestOrderByToken: async (_, { input }, { services }) =>
      services.orders.answer(await services.orders.byToken(input.token)),
  },
  Mutation: {
    placeOrder: async (_, { input }, { services }) => {
      const { cart_id, expected_total } = requireInput(input, 'cart_id')
      const placed = await services.orders.place(cart_id, expected_total == null ? null : toCents(expected_total))
      if (!placed.ok) {
        const { code, message, cart } = placed
        return { order: null, orderV2: null, errors: [{ code, message }], cart: cart && toCartAnswer(cart) }
      }
      const begun = await services.payments.begin(placed.order)
      if (!begun.ok) {
        const errors = [{ code: 'UNABLE_TO_PLACE_ORDER' as const, message: begun.message }]
        return { order: null, orderV2: null, errors, cart: null }
      }
      const orderV2 = services.orders.answer(placed.order)
      const payment_redirect_url = begun.url
      return { order: { order_number: orderV2.number }, orderV2, errors: [], cart: null, payment_redirect_url }
    },
    reorderItems: async (_, { orderNumber, cart_id }, { services }) => {
      const { cart, refusals } = await services.reorder.reorder(orderNumber, cart_id ?? null)
      const userInputErrors = refusals.map(({ code, message }) => ({ code, message, path: ['orderNumber'] }))
      return { cart: toCartAnswer(cart), userInputErrors }
    },
    cancelOrder: async (_, { input }, { services }) => {
      const done = await services.customerOrders.cancel(orderId(input.order_id), input.reason)
      return { error: done.ok ? null : done.message, order: done.order && services.orders.answer(done.order) }
    },
  },
  Customer: {
    orders: async (_, { filter, sort, pageSize, currentPage }, { services }) => {
      const paging = within({ pageSize, currentPage }, ORDERS_MAX)
      const part = filter?.number?.match?.trim() || null
      const wanted = { numbers: filterValues(filter?.number), part }
      const { orders, total } = await services.customerOrders.list(wanted, sortOf(sort), toSlice(paging))
      return { items: orders.map(services.orders.answer), total_count: total, page_info: toPageInfo(paging, total) }
    },
  },
  OrderItem: {
    preview_image: async ({ preview_image: uid }, _, { services }) => (uid ? services.links.linkTo(uid) : null),
  },
  OrderItemInterface: { __resolveType: () => 'OrderItem' },
}
