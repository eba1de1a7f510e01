import { DAY_MS, formatLongDate } from '@kea/shared/dates'
import type { Order } from './order'

/** Until when an order waits for its payment: a day where its own is known, else how many days there are. */
export function payBy({ placedAt }: Pick<Order, 'placedAt'>, days: number): string {
  if (placedAt === null) return `within ${days} days`
  return `by ${formatLongDate(new Date(placedAt + days * DAY_MS))}`
}
