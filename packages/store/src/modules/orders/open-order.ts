import type { CustomerOrders } from './customer-orders'
import type { Order, OrdersRepo } from './repo'

interface Dependencies {
  orders: Pick<OrdersRepo, 'byToken'>
  /** The orders of the customer who calls; null for a guest. */
  own: Pick<CustomerOrders, 'find'> | null
}

const TOKEN = /^[0-9a-f]{32}$/

export type OpenOrder = (number: string, token: string | null) => Promise<Order | null>

/** The order of a number, if the caller may see it: by its token, or as its customer. */
export const createOpenOrder =
  ({ orders, own }: Dependencies): OpenOrder =>
  async (number, token) => {
    if (token === null) return own?.find(number) ?? null
    const order = TOKEN.test(token) ? await orders.byToken(token) : null
    return order?.order.number === number ? order : null
  }
