import { OrderBlock } from './OrderBlock'
import { isSent, type Order } from './order'

/** The delivery address and the shipping method of an order. */
export function Delivery({ order }: { order: Order }) {
  if (!isSent(order)) return null
  return (
    <OrderBlock title="Delivering to">
      <address className="text-ink-soft not-italic">
        {order.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {order.isDropShip && <p className="mt-2 text-ink-soft">In your name: no prices in the parcel.</p>}
      {order.shippingMethod && <p className="mt-2 text-ink-soft">{order.shippingMethod}</p>}
    </OrderBlock>
  )
}
