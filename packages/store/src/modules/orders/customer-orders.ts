import type { Clock } from '../../clock'
import { missingRefusal } from '../../refusal'
import type { SettingsService } from '../settings/service'
import type { CustomerOrdersRepo, OrderFilter, OrderSort } from './customer-orders-repo'
import { cancelledMail } from './progress-mails'
import type { Order } from './repo'

interface Dependencies {
  repo: CustomerOrdersRepo
  settings: SettingsService
  siteUrl: string | null
  clock: Clock
  /** The id of the customer who calls. Refuses a guest. */
  customerId: () => number
}

export type Cancelled = { ok: true; order: Order } | { ok: false; message: string; order: Order | null }

const REASON_MAX = 500
const PAID = 'This order is paid, so it can no longer be cancelled here. Write to us and we help.'
const ENDED = 'This order is cancelled already.'

export const orderMissing = () => missingRefusal('We could not find this order in your account.')

/** The orders of the customer who calls. */
export function createCustomerOrders({ repo, settings, siteUrl, clock, customerId }: Dependencies) {
  const find = (number: string): Promise<Order | null> => repo.find(customerId(), number)

  return {
    list: (filter: OrderFilter, sort: OrderSort, slice: { limit: number; offset: number }) =>
      repo.list(customerId(), filter, sort, slice),

    find,

    /** Cancels an order that is not paid. A trigger returns what it took. */
    async cancel(id: number, reason: string): Promise<Cancelled> {
      const number = Number.isSafeInteger(id) ? await repo.numberOf(customerId(), id) : null
      const order = number === null ? null : await find(number)
      if (!order) throw orderMissing()
      const mail = cancelledMail(order, await settings.names(), siteUrl)
      const text = reason.trim().slice(0, REASON_MAX)
      const done = await repo.cancel(customerId(), order.order.number, text, mail, clock().toISOString())
      const after = await find(order.order.number)
      if (done && after) return { ok: true, order: after }
      return { ok: false, message: after?.order.status === 'cancelled' ? ENDED : PAID, order: after }
    },
  }
}

export type CustomerOrders = ReturnType<typeof createCustomerOrders>
