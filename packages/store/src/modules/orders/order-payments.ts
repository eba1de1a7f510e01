import type { Cents } from '@kea/shared/money'
import type { OrderRow } from './repo'

/** What an order was paid with besides money. */
export const balancePayments = (order: OrderRow): { label: string; cents: Cents }[] =>
  [
    { label: 'Points', cents: order.reward_points_cents },
    { label: 'Gift certificates', cents: order.gift_card_cents },
    { label: 'Store credit', cents: order.store_credit_cents },
  ].filter(({ cents }) => cents > 0)

/** The sum of the lines before the discount, without gift wrap. */
export const linesTotal = ({ subtotal_cents, discount_cents, gift_wrap_cents }: OrderRow): Cents =>
  subtotal_cents + discount_cents - gift_wrap_cents

/** The total of its invoice: also what was paid with balances. */
export const wholeTotal = (order: OrderRow): Cents =>
  balancePayments(order).reduce((sum, { cents }) => sum + cents, order.total_cents)
