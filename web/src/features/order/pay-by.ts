import { DAY_MS } from '@kea/shared/dates'
import { dayWordsAt } from '@kea/shared/day-words'
import type { Order } from './order'

/** The deadline of a payment: a date, or a number of days if the date of the order is unknown. */
export function payBy({ placedAt }: Pick<Order, 'placedAt'>, days: number): string {
  if (placedAt === null) return `within ${days} days`
  return `by ${dayWordsAt(placedAt + days * DAY_MS)}`
}
