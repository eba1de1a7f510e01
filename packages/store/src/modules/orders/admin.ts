import { type Clock, daysFrom } from '../../clock'
import type { Referrals } from '../referrals/service'
import type { Rewards } from '../rewards/service'
import type { SettingsService } from '../settings/service'
import type { ListedOrder, OrderAdminRepo } from './admin-repo'
import { paidMail, shippedMail } from './progress-mails'
import type { Order, OrderRow, OrdersRepo } from './repo'

interface Dependencies {
  repo: OrderAdminRepo
  orders: OrdersRepo
  settings: SettingsService
  rewards: Pick<Rewards, 'earning'>
  referrals: Pick<Referrals, 'rewarding'>
  siteUrl: string | null
  clock: Clock
}

/** The slowest parcel has arrived by then: the Chatham Islands wait 12 working days. */
const COMPLETE_DAYS = 21

/** Orders for the operator. */
export function createOrderAdmin({ repo, orders, settings, rewards, referrals, siteUrl, clock }: Dependencies) {
  const now = () => clock().toISOString()
  return {
    list: (status: OrderRow['status'] | null, limit: number): Promise<ListedOrder[]> => repo.list(status, limit),
    between: repo.between,
    find: (number: string): Promise<Order | null> => orders.byNumber(number),
    /** Marks an order as paid, adds the rewards and mails the shopper. False without such an unpaid order. */
    async markPaid(number: string): Promise<boolean> {
      const order = await orders.byNumber(number)
      if (!order) return false
      const mail = paidMail(order, clock(), await settings.names(), siteUrl)
      const rewarding = [...(await rewards.earning(order)), ...(await referrals.rewarding(order.order.id))]
      return repo.markPaid(number, mail, rewarding, now())
    },
    /** False without such an unpaid order, or one with a total of 0. */
    cancel: async (number: string): Promise<boolean> => (await repo.cancelUnpaid({ number, from: null }, now())) > 0,
    /** Cancels every unpaid order from addresses whose hash has this prefix; answers how many. */
    cancelFrom: (from: string): Promise<number> => repo.cancelUnpaid({ number: null, from }, now()),
    /** Marks a paid order as being made. False without such an order. */
    startMaking: (number: string): Promise<boolean> => repo.markInProduction(number, now()),
    /** Completes what has long arrived, and what was mailed. */
    completeOld: (): Promise<void> => repo.complete(daysFrom(clock(), -COMPLETE_DAYS).toISOString(), now()),
    /** Marks an order as sent and mails the shopper. False without such a paid order. */
    async markShipped(number: string, tracking: string | null): Promise<boolean> {
      const order = await orders.byNumber(number)
      if (!order) return false
      const mail = shippedMail(order, clock(), tracking, await settings.names(), siteUrl)
      return repo.markShipped(number, tracking, mail, now())
    },
  }
}
