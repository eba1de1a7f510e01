import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { useCustomer } from '~/features/customer/use-customer'
import { type Order, orderQuery } from '~/features/order/order'
import { ownOrderQuery } from '~/features/order/own-order'
import { orderTokenOf } from '~/features/order/tracking-link'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { Waiting } from '~/ui/Waiting'
import { LookupForm } from './LookupForm'

interface OrderOfOwnerProps {
  /** The heading and the words above the form. */
  heading: string
  lead: string
  children: (order: Order) => ReactNode
}

/**
 * A page about an order for its owner. A guest enters the details of the confirmation. A link from another page of the
 * order opens it at once, and so does the login of its customer.
 */
export function OrderOfOwner({ heading, lead, children }: OrderOfOwnerProps) {
  const location = useLocation()
  const token = orderTokenOf(location)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const number = search.get('number') ?? ''
  const show = (order: Order) => {
    queryClient.setQueryData(orderQuery(order.token).queryKey, order)
    const query = new URLSearchParams(search)
    query.set('number', order.number)
    navigate(`${location.pathname}?${query}`, { state: { orderToken: order.token } })
  }
  return (
    <Container className="pt-8 pb-20 lg:pt-14 print:p-0">
      {token === null ? (
        <ByLogin number={number} show={children}>
          <Lookup heading={heading} lead={lead} number={number} onFound={show} />
        </ByLogin>
      ) : (
        <Found token={token}>{children}</Found>
      )}
    </Container>
  )
}

interface ByLoginProps {
  number: string
  show: OrderOfOwnerProps['children']
  /** For everybody whose login does not open this order. */
  children: ReactNode
}

/** An order by its number alone, for the customer who ordered it. */
function ByLogin({ number, show, children }: ByLoginProps) {
  const { state } = useCustomer()
  const { data: order, isLoading } = useQuery({
    ...ownOrderQuery(number),
    enabled: state === 'loggedIn' && number !== '',
  })
  if (order) return show(order)
  return number !== '' && (state === 'checking' || isLoading) ? <Looking /> : children
}

function Looking() {
  return (
    <>
      <h1 className="font-display text-title font-bold">Your order</h1>
      <Waiting className="mt-4">Looking for your order</Waiting>
    </>
  )
}

interface LookupProps {
  heading: string
  lead: string
  number: string
  onFound: (order: Order) => void
}

function Lookup({ heading, lead, number, onFound }: LookupProps) {
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,32rem)_minmax(0,26rem)]">
      <div>
        <h1 className="font-display text-title font-bold">{heading}</h1>
        <p className="mt-4 mb-8 text-lead text-ink-soft">{lead}</p>
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

function Found({ token, children }: { token: string; children: OrderOfOwnerProps['children'] }) {
  // It may have been paid or sent since another page asked for it.
  const { data: order, error, refetch } = useQuery({ ...orderQuery(token), refetchOnMount: 'always' })
  if (order) return children(order)
  if (!error) return <Looking />
  return (
    <>
      <h1 className="font-display text-title font-bold">Your order</h1>
      <Alert className="mt-8 max-w-2xl">
        <p>We can’t show this order right now. {messageOf(error)}</p>
        <Button look="secondary" className="mt-4" onClick={() => refetch()}>
          Try again
        </Button>
      </Alert>
    </>
  )
}
