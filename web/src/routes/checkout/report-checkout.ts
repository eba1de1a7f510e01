import type { Cart } from '~/features/cart/cart'
import { itemOfLine } from '~/features/cart/line-item'
import { itemOf, orderNumberOf } from '~/features/events/fact'
import { isFirst } from '~/features/events/once'
import { report } from '~/features/events/report'
import type { Order } from '~/features/order/order'
import { stageOf } from '~/features/order/stage'

/** Reports that a cart is being checked out, once for each cart. */
export function reportCheckout({ id, lines, grandTotalCents }: Cart): void {
  if (isFirst(`checkout-${id}`)) report({ kind: 'checkout', items: lines.map(itemOfLine), cents: grandTotalCents })
}

/** Reports an order, once: its page can be reloaded. */
export function reportOrder({ number, lines, grandTotalCents, status }: Order): void {
  const order = orderNumberOf(number)
  if (order === null || !isFirst(`order-${number}`)) return
  const items = lines.map((line) => itemOf(line, { cents: line.unitCents, quantity: line.quantity }))
  report({ kind: 'purchased', order, items, cents: grandTotalCents, isPaid: stageOf(status) !== 'paying' })
}
