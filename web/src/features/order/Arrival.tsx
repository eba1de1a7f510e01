import type { Order } from './order'
import { stageOf } from './stage'

/** The day of arrival that the checkout promised; nothing without one. */
export function Arrival({ order }: { order: Pick<Order, 'arrivesBy' | 'status'> }) {
  if (order.arrivesBy === null) return null
  return (
    <p className="mt-4 text-lead print:mt-2">
      <strong>Arrives by {order.arrivesBy}</strong>
      {stageOf(order.status) === 'paying' && <span className="text-ink-soft"> if you pay today</span>}
    </p>
  )
}
