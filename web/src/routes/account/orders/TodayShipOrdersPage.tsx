import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CustomerShipmentsDocument } from '~/api/__generated__/documents/CustomerShipments'
import type { CustomerShipmentsQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { leavingOf } from '~/features/order/left-today'
import { type Order, toOrder } from '~/features/order/order'
import { ButtonLink } from '~/ui/Button'
import { NotLoaded } from '../frame/NotLoaded'

function ordersOf({ customer }: CustomerShipmentsQuery): Order[] {
  if (!customer) throw new ShopError('unauthorised', '')
  return (customer.orders?.items ?? []).flatMap((order) => (order ? [toOrder(order)] : []))
}

const shipmentsQuery = gqlQuery(CustomerShipmentsDocument, {}, ordersOf, STALE.account)

/** The orders of the customer that have left today, by the date in New Zealand. */
export default function TodayShipOrdersPage() {
  const query = useQuery(shipmentsQuery)
  const { data } = query
  if (!data) return <NotLoaded query={query} lines={5} kept="Your orders are safe." />
  const leaving = data.filter((order) => leavingOf(order, Date.now()) === 'today')
  if (leaving.length === 0) {
    return (
      <>
        <p className="max-w-prose text-ink-soft">None of your orders leave today. We email you when one does.</p>
        <ButtonLink to={accountPath('my-orders')} className="mt-6">
          See your orders
        </ButtonLink>
      </>
    )
  }
  return (
    <ul className="border-t border-line">
      {leaving.map((order) => (
        <li key={order.number} className="border-b border-line py-4">
          <Link to={accountPath('view-order', order.number)} className="font-semibold text-ink tabular-nums">
            Order <span translate="no">{order.number}</span>
          </Link>
          <p>{order.lines.map(({ name }) => name).join(', ')}</p>
          {order.parcels.map(({ carrier, number }) => (
            <p key={number} className="text-ink-soft">
              {carrier}, number{' '}
              <span translate="no" className="break-all tabular-nums select-all">
                {number}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
