import type { Clock } from '../../clock'
import type { SettingsService } from '../settings/service'
import type { ListedOrder, OrderAdminRepo } from './admin-repo'
import { paidMail, shippedMail } from './progress-mails'
import type { Order, OrderRow, OrdersRepo } from './repo'

interface Dependencies {
  repo: OrderAdminRepo
  orders: OrdersRepo
  settings: SettingsService
  siteUrl: string | null
  clock: Clock
}

/** Orders as the shopkeeper sees and moves them. */
export function createOrderAdmin({ repo, orders, settings, siteUrl, clock }: Dependencies) {
  const now = () => clock().toISOString()
  return {
    list: (status: OrderRow['status'] | null, limit: number): Promise<ListedOrder[]> => repo.list(status, limit),
    find: (number: string): Promise<Order | null> => orders.byNumber(number),
    /** The payment is here, and a mail says so. False where no such order waits for one. */
    async markPaid(number: string): Promise<boolean> {
      const order = await orders.byNumber(number)
      return order ? repo.markPaid(number, paidMail(order, await settings.names(), siteUrl), now()) : false
    },
    /** False where no such order waits for its payment, or was for nothing. */
    cancel: async (number: string): Promise<boolean> => (await repo.cancelUnpaid({ number, from: null }, now())) > 0,
    /** Ends every unpaid order from addresses whose hash begins so; answers how many. */
    cancelFrom: (from: string): Promise<number> => repo.cancelUnpaid({ number: null, from }, now()),
    /** The parcel has gone, and a mail says so. False where no such order is paid and still here. */
    async markShipped(number: string, tracking: string | null): Promise<boolean> {
      const order = await orders.byNumber(number)
      if (!order) return false
      return repo.markShipped(number, tracking, shippedMail(order, tracking, await settings.names(), siteUrl), now())
    },
  }
}
