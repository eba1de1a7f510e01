import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { type Order, orderQuery } from '~/features/order/order'
import { orderTokenOf, trackingLink } from '~/features/order/tracking-link'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { LookupForm } from './LookupForm'
import { TrackedOrder } from './TrackedOrder'

/**
 * The state of an order. A guest enters the details of the confirmation; a link from the order page opens it at once.
 */
export default function TrackingPage() {
  const token = orderTokenOf(useLocation())
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const show = (order: Order) => {
    queryClient.setQueryData(orderQuery(order.token).queryKey, order)
    const { to, state } = trackingLink(order)
    navigate(to, { state })
  }
  return (
    <Container className="pt-8 pb-20 lg:pt-14 print:p-0">
      {token === null ? <Lookup number={search.get('number') ?? ''} onFound={show} /> : <Found token={token} />}
    </Container>
  )
}

function Lookup({ number, onFound }: { number: string; onFound: (order: Order) => void }) {
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,32rem)_minmax(0,26rem)]">
      <div>
        <h1 className="font-display text-title font-bold">{routes.orderTracking.heading}</h1>
        <p className="mt-4 mb-8 text-lead text-ink-soft">See if your order is paid, being made or on its way.</p>
        <LookupForm number={number} onFound={onFound} />
      </div>
      <Help />
    </div>
  )
}

function Help() {
  const { email } = useSettings()
  return (
    <section className="content-start border-t border-line pt-6 lg:border-0 lg:pt-4">
      <h2 className="font-display text-subheading font-bold">Can’t find the email?</h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        Look for “Your order” in spam and promotions. The number is also on the page you saw after you ordered.
      </p>
      {email && (
        <p className="mt-3 max-w-prose text-ink-soft">
          Still lost? Write to{' '}
          <a href={`mailto:${email}`} className="text-kea underline">
            {email}
          </a>{' '}
          from the address you ordered with, and a person will look.
        </p>
      )}
    </section>
  )
}

function Found({ token }: { token: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(token))
  if (order) return <TrackedOrder order={order} />
  return (
    <>
      <h1 className="font-display text-title font-bold">Your order</h1>
      {error ? (
        <Alert className="mt-8 max-w-2xl">
          <p>We can’t show this order right now. {messageOf(error)}</p>
          <Button look="secondary" className="mt-4" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <p role="status" className="mt-4 text-lead text-ink-soft">
          Looking for your order
        </p>
      )}
    </>
  )
}
