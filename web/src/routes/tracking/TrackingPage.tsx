import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { queryClient, STALE } from '~/api/query-client'
import { type Order, orderQuery } from '~/features/order/order'
import { trackedToken, trackingLink } from '~/features/order/tracking-link'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { LookupForm } from './LookupForm'
import { TrackedOrder } from './TrackedOrder'

/** Where an order is: for a guest by what stands in the mail, for who comes from the order itself at once. */
export default function TrackingPage() {
  const token = trackedToken(useLocation().state)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const show = (order: Order) => {
    queryClient.setQueryData(orderQuery(order.token).queryKey, order)
    const { to, state } = trackingLink(order)
    navigate(to, { state })
  }
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {token === null ? <LookupForm number={search.get('number') ?? ''} onFound={show} /> : <Found token={token} />}
    </Container>
  )
}

function Found({ token }: { token: string }) {
  const { data: order, error, refetch } = useQuery({ ...orderQuery(token), staleTime: STALE.order })
  if (order) return <TrackedOrder order={order} />
  return (
    <>
      <h1 className="font-display text-title font-bold">Your order</h1>
      {error ? (
        <Alert className="mt-8 max-w-2xl">
          <p>We cannot show this order right now. {messageOf(error)}</p>
          <Button look="secondary" className="mt-4" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <p role="status" className="mt-4 text-lead text-ink-soft">
          Looking for it
        </p>
      )}
    </>
  )
}
