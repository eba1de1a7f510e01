import { routes } from '@kea/shared/routes'
import { OrderOfOwner } from './OrderOfOwner'
import { TrackedOrder } from './TrackedOrder'

/** The state of an order. */
export default function TrackingPage() {
  return (
    <OrderOfOwner heading={routes.orderTracking.heading} lead="See if your order is paid, being made or on its way.">
      {(order) => <TrackedOrder order={order} />}
    </OrderOfOwner>
  )
}
