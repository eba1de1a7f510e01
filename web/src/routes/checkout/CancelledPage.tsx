import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { orderQuery } from '~/features/order/order'
import { PayNow } from '~/features/order/PayNow'
import { canRestore } from '~/features/order/payment'
import { stageOf } from '~/features/order/stage'
import { approvedPath } from '~/features/order/tracking-link'
import { usePaidToken } from '~/features/order/use-paid-token'
import { ButtonLink } from '~/ui/Button'
import { RetryAlert } from '~/ui/RetryAlert'
import { Waiting } from '~/ui/Waiting'
import { NoOrder } from './NoOrder'
import { restoreCart } from './restore-cart'

/** The page after a payment that was not made. The order is cancelled and its cart open again. */
export default function CancelledPage() {
  const location = useLocation()
  const token = usePaidToken()
  const isDeclined = new URLSearchParams(location.search).get('result') === 'declined'
  if (token === null) return <NoOrder />
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-title font-bold">
        {isDeclined ? 'Unable to process request' : 'Payment cancelled'}
      </h1>
      <p className="max-w-prose text-lead text-ink-soft">
        {isDeclined
          ? 'Your payment was declined, so nothing was charged. Your bank can tell you why.'
          : 'You left the payment page, so nothing was charged.'}
      </p>
      <Then key={token} token={token} isDeclined={isDeclined} />
    </div>
  )
}

function Then({ token, isDeclined }: { token: string; isDeclined: boolean }) {
  // Once the cart is open again, the browser has forgotten its order.
  const [isOurs] = useState(() => canRestore(token))
  return isOurs ? <CartAgain token={token} isDeclined={isDeclined} /> : <OrderStays token={token} />
}

function CartAgain({ token, isDeclined }: { token: string; isDeclined: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['RestoreCart', token],
    queryFn: () => restoreCart(token, isDeclined),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === true) {
    return (
      <>
        <p>Your cart and everything you entered are kept.</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`${routes.checkout()}?step=payment`}>Try again</ButtonLink>
          <ButtonLink to={routes.cart()} look="secondary">
            Back to the cart
          </ButtonLink>
        </p>
      </>
    )
  }
  if (data === false) return <OrderStays token={token} />
  if (!error) return <Waiting>Opening your cart again</Waiting>
  return (
    <RetryAlert isTrying={isFetching} onRetry={refetch}>
      <p>Your cart is kept, but we cannot open it right now. {messageOf(error)}</p>
    </RetryAlert>
  )
}

/** In another browser, or beside a newer cart, the order waits for its payment. */
function OrderStays({ token }: { token: string }) {
  const { data: order } = useQuery(orderQuery(token))
  return (
    <>
      {order && stageOf(order.status) === 'paying' && <PayNow order={order} />}
      <ButtonLink to={approvedPath(token)} look="secondary">
        See the order
      </ButtonLink>
    </>
  )
}
