import { accountPath } from '@kea/shared/account-routes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ownOrderQuery } from '~/features/order/own-order'
import { ButtonLink } from '~/ui/Button'
import { NotLoaded } from '../frame/NotLoaded'
import { OrderedPiece } from './OrderedPiece'
import { OwnOrderView } from './OwnOrderView'

/** An order of the customer. The second id of the address is the place of one of its lines. */
export default function ViewOrderPage() {
  const { orderId = '', subOrderId } = useParams()
  const query = useQuery({ ...ownOrderQuery(orderId), enabled: orderId !== '' })
  const { data: order } = query
  if (orderId === '' || order === null) return <NoSuchOrder />
  if (order === undefined) return <NotLoaded query={query} lines={8} kept="Your order is safe." />
  if (subOrderId === undefined) return <OwnOrderView order={order} />
  const line = order.lines[Number(subOrderId) - 1]
  return line ? <OrderedPiece order={order} line={line} /> : <NoSuchOrder />
}

function NoSuchOrder() {
  return (
    <>
      <p className="max-w-prose text-ink-soft">We could not find this order in your account.</p>
      <ButtonLink to={accountPath('my-orders')} className="mt-6">
        See your orders
      </ButtonLink>
    </>
  )
}
