import { arrivalDay } from '@kea/shared/delivery/arrival'
import { type Block, paragraph } from '../mails/content'
import type { Order, OrderRow } from './repo'

const OVER: readonly OrderRow['status'][] = ['complete', 'cancelled', 'refunded']

/**
 * The day of arrival that the checkout promised, such as "Fri 4 December". It is counted from the payment; an order that
 * is not paid would arrive by this day if it were paid `now`. Null without a promise, and once the order is over.
 */
export const arrivesBy = (
  { status, arrival_days, paid_at }: Pick<OrderRow, 'status' | 'arrival_days' | 'paid_at'>,
  now: Date,
): string | null =>
  OVER.includes(status) ? null : arrivalDay(paid_at === null ? now.getTime() : Date.parse(paid_at), arrival_days)

/** The day of arrival in a mail. A mail is read later than written, so it names the day of the payment. */
export function arrivalBlocks({ order }: Order, now: Date): Block[] {
  const day = arrivesBy(order, now)
  if (day === null) return []
  return [
    paragraph(
      order.paid_at === null
        ? `If you pay on ${arrivalDay(now.getTime(), 0)}, it arrives by ${day}.`
        : `It arrives by ${day}.`,
    ),
  ]
}
