import { isoDate } from '@kea/shared/dates'
import type { Order } from '~/features/order/order'

export type Leaving = 'today' | 'earlier' | 'not-yet' | 'never'

/** Whether an order goes to the courier on this day in New Zealand. What happened last to one that left is its leaving. */
export function leavingOf(order: Pick<Order, 'address' | 'events' | 'hasLeft'>, now: number): Leaving {
  if (order.address.length === 0) return 'never'
  if (!order.hasLeft) return 'not-yet'
  const at = order.events.at(-1)?.at ?? null
  return at !== null && isoDate(at) === isoDate(now) ? 'today' : 'earlier'
}
