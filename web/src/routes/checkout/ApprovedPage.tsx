import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { closeCart } from '~/features/cart/use-cart'
import { Arrival } from '~/features/order/Arrival'
import { keepOrder, readOrder } from '~/features/order/last-order'
import { OrderButtons } from '~/features/order/OrderButtons'
import { OrderColumns } from '~/features/order/OrderColumns'
import { type Order, orderQuery } from '~/features/order/order'
import { PayNow } from '~/features/order/PayNow'
import { canRestore } from '~/features/order/payment'
import { stageOf } from '~/features/order/stage'
import { trackingLink } from '~/features/order/tracking-link'
import { usePaidToken } from '~/features/order/use-paid-token'
import { ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Waiting } from '~/ui/Waiting'
import { LeavePayment } from './LeavePayment'
import { NoOrder } from './NoOrder'

const ASK_AGAIN_MS = 2_000
/** The provider's message usually comes before the shopper. */
const PATIENCE_MS = 60_000

const isWaiting = (order: Order | undefined): boolean => order !== undefined && stageOf(order.status) === 'paying'

/** The page after the payment page, and of an order that still waits for its payment. */
export default function ApprovedPage() {
  const location = useLocation()
  const token = usePaidToken()
  const hasPaid = new URLSearchParams(location.search).get('result') === 'paid'
  return token === null ? <NoOrder /> : <OfOrder key={token} token={token} hasPaid={hasPaid} />
}

function OfOrder({ token, hasPaid }: { token: string; hasPaid: boolean }) {
  const [isPatient, setPatient] = useState(hasPaid)
  const {
    data: order,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...orderQuery(token),
    refetchInterval: ({ state }) => (hasPaid && isPatient && isWaiting(state.data) ? ASK_AGAIN_MS : false),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  useThanks(order)
  if (isPending) return <Waiting>Checking your payment</Waiting>
  if (!order) {
    return (
      <RetryAlert isTrying={isFetching} onRetry={refetch}>
        <p>We cannot show your order right now. {messageOf(error)}</p>
      </RetryAlert>
    )
  }
  if (stageOf(order.status) === 'ended') return <Ended order={order} />
  return hasPaid ? <Confirming order={order} isPatient={isPatient} /> : <Unpaid order={order} />
}

/** A paid order has its own page, as any placed order has. */
function useThanks(order: Order | undefined): void {
  const navigate = useNavigate()
  const isPaid = order !== undefined && ['making', 'sent', 'complete'].includes(stageOf(order.status))
  useEffect(() => {
    if (!isPaid) return
    const { number, token } = order
    const known = readOrder()
    const cartId = known?.token === token ? known.cartId : ''
    keepOrder({ number, token, cartId })
    closeCart(cartId)
    navigate(routes.checkoutSuccess(), { replace: true })
  }, [isPaid, order, navigate])
}

function Head({ order, title, children }: { order: Order; title: string; children: string }) {
  return (
    <>
      <p className="text-ink-soft">
        Order{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <h1 className="mt-1 font-display text-title font-bold">{title}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{children}</p>
    </>
  )
}

function Confirming({ order, isPatient }: { order: Order; isPatient: boolean }) {
  return (
    <>
      <Head order={order} title="Confirming your payment">
        {isPatient
          ? 'Thank you. We are waiting for the payment provider to confirm it, which takes a few seconds.'
          : 'This is taking longer than usual. You can close this page: we email you as soon as we know. Please do not pay twice.'}
      </Head>
      {isPatient && <Waiting className="mt-6">Waiting for the confirmation</Waiting>}
      <div className="mt-8">
        <OrderButtons>
          <ButtonLink {...trackingLink(order)} look="secondary">
            Track this order
          </ButtonLink>
        </OrderButtons>
      </div>
    </>
  )
}

function Unpaid({ order }: { order: Order }) {
  return (
    <>
      <Head order={order} title="Waiting for your payment">
        Your order is placed, and not paid yet.
      </Head>
      <Arrival order={order} />
      <OrderColumns order={order}>
        <PayNow order={order} />
        {canRestore(order.token) && <LeavePayment token={order.token} label="Change the cart instead" />}
      </OrderColumns>
    </>
  )
}

function Ended({ order }: { order: Order }) {
  const isOurs = canRestore(order.token)
  return (
    <>
      <Head order={order} title="This order is closed">
        {order.status === 'Refunded'
          ? 'Your money is on its way back to you.'
          : 'It wasn’t paid in time. If money left your account, we’ll send it back and email you.'}
      </Head>
      <div className="mt-8">
        {isOurs ? (
          <LeavePayment token={order.token} label="Open the cart again" />
        ) : (
          <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
        )}
      </div>
    </>
  )
}
