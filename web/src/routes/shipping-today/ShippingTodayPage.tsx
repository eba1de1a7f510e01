import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import { type OrderRef, readOrder } from '~/features/order/last-order'
import { type Leaving, leavingOf } from '~/features/order/left-today'
import { type Order, orderQuery } from '~/features/order/order'
import { trackingLink } from '~/features/order/tracking-link'
import { Notice } from '~/features/page/Notice'
import { Button, ButtonLink } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'

/** Shows whether the order of this browser ships today. Other orders are private. */
export default function ShippingTodayPage() {
  const orderRef = readOrder()
  return orderRef ? <OfOrder orderRef={orderRef} /> : <NoOrder />
}

function NoOrder() {
  return (
    <Notice
      title="None of your orders leave today"
      ways={<ButtonLink to={routes.orderTracking()}>Track an order</ButtonLink>}
    >
      <p>You have not ordered since you opened this browser. Use your order number to find an order.</p>
    </Notice>
  )
}

const TITLES: Record<Leaving, string> = {
  today: 'Your order leaves today',
  earlier: 'Your order has already left',
  'not-yet': 'Your order does not leave today',
  never: 'Your order comes by email',
}

function OfOrder({ orderRef }: { orderRef: OrderRef }) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderRef.token))
  if (!order && !error) {
    return (
      <Container className="py-20">
        <Waiting>Checking your order</Waiting>
      </Container>
    )
  }
  return (
    <Notice
      title={order ? TITLES[leavingOf(order, Date.now())] : 'We can’t check your order right now'}
      ways={
        <>
          <ButtonLink {...trackingLink(orderRef)}>Track this order</ButtonLink>
          {!order && (
            <Button look="secondary" onClick={() => refetch()}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {order ? <Status order={order} /> : <p>{messageOf(error)}</p>}
    </Notice>
  )
}

function Status({ order }: { order: Order }) {
  return (
    <>
      <p>
        Number{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
        : {order.status}.
      </p>
      {order.parcels.map(({ carrier, number }) => (
        <p key={number}>
          {carrier}{' '}
          <span translate="no" className="tabular-nums">
            {number}
          </span>
        </p>
      ))}
    </>
  )
}
