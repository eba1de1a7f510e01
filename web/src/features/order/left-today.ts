import { isoDate } from '@kea/shared/dates'
import type { Order } from './order'

export type Leaving = 'today' | 'earlier' | 'not-yet' | 'never'

/** When an order ships, by the date in New Zealand. The last event of a shipped order is its shipping. */
export function leavingOf(order: Pick<Order, 'address' | 'events' | 'hasLeft'>, now: number): Leaving {
  if (order.address.length === 0) return 'never'
  if (!order.hasLeft) return 'not-yet'
  const at = order.events.at(-1)?.at ?? null
  return at !== null && isoDate(at) === isoDate(now) ? 'today' : 'earlier'
}
