import { routes } from '@kea/shared/routes'
import { ButtonLink } from '~/ui/Button'
import type { OrderList } from '../orders/customer-orders'
import { OrderRow } from '../orders/OrderRow'

const SHOWN = 3

/** The newest orders of the customer. Without a list it could not be loaded. */
export function LatestOrders({ list }: { list: OrderList | undefined }) {
  if (!list) return <p className="text-ink-soft">Your orders could not be loaded. They are safe.</p>
  if (list.orders.length === 0) {
    return (
      <>
        <p className="max-w-prose text-ink-soft">You have not ordered with this account yet.</p>
        <ButtonLink to={routes.startWithPhoto()} className="mt-4">
          Start with a photo
        </ButtonLink>
      </>
    )
  }
  return (
    <ul className="-mb-4 divide-y divide-line">
      {list.orders.slice(0, SHOWN).map((order) => (
        <li key={order.number}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  )
}
