import type { Clock } from '../../clock'
import type { DeskRepo, ListedOrder } from './desk-repo'
import type { Order, OrderRow, OrdersRepo } from './repo'

interface Dependencies {
  repo: DeskRepo
  orders: OrdersRepo
  clock: Clock
}

/** Orders as the shopkeeper sees and moves them. */
export function createOrderDesk({ repo, orders, clock }: Dependencies) {
  const now = () => clock().toISOString()
  return {
    list: (status: OrderRow['status'] | null, limit: number): Promise<ListedOrder[]> => repo.list(status, limit),
    find: (number: string): Promise<Order | null> => orders.byNumber(number),
    /** The payment is here. False where no such order waits for one. */
    markPaid: (number: string): Promise<boolean> => repo.markPaid(number, now()),
    /** False where no such order waits for its payment. */
    cancel: async (number: string): Promise<boolean> => (await repo.cancelUnpaid({ number, from: null }, now())) > 0,
    /** Ends every unpaid order from addresses whose hash begins so; answers how many. */
    cancelFrom: (from: string): Promise<number> => repo.cancelUnpaid({ number: null, from }, now()),
    /** The parcel has gone. False where no such order is paid and still here. */
    markShipped: (number: string, tracking: string | null): Promise<boolean> =>
      repo.markShipped(number, tracking, now()),
  }
}
