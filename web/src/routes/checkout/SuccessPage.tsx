import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '~/api/errors'
import { queryClient, STALE } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { readOrder } from '~/features/order/kept-order'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { Container } from '~/ui/Section'
import { bankDetailsQuery } from './bank-details'
import { OrderedLines } from './OrderedLines'
import { type PlacedOrder, placedOrderQuery } from './placed-order'

/** Started and not awaited: the number is known without it. */
export function clientLoader() {
  const order = readOrder()
  if (order) {
    void queryClient.prefetchQuery(placedOrderQuery(order.token))
    void queryClient.prefetchQuery(bankDetailsQuery())
  }
  return null
}

export default function SuccessPage() {
  const order = readOrder()
  return (
    <Container className="pt-8 pb-20 lg:pt-14">
      {order ? <Placed number={order.number} token={order.token} /> : <NoOrder />}
    </Container>
  )
}

function NoOrder() {
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-title font-bold">No order to show</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        This page shows an order right after it was placed, in the browser that placed it. Your confirmation email has
        everything too.
      </p>
      <ButtonLink to={routes.home()}>Back to the shop</ButtonLink>
    </div>
  )
}

function Placed({ number, token }: { number: string; token: string }) {
  const { data: order, error, refetch } = useQuery({ ...placedOrderQuery(token), staleTime: STALE.order })
  return (
    <>
      <h1 className="font-display text-title font-bold">Thank you for your order</h1>
      <p className="mt-4 text-lead">
        Your order number is <strong className="whitespace-nowrap tabular-nums">{number}</strong>
        {order?.email && <>, for {order.email}</>}.
      </p>
      {error && !order && (
        <Alert className="mt-8 max-w-2xl">
          <p>Your order is placed. We cannot show its details right now. {messageOf(error)}</p>
          <Button look="secondary" className="mt-4" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {order && <Details order={order} />}
    </>
  )
}

function Details({ order }: { order: PlacedOrder }) {
  return (
    <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <div className="grid content-start gap-12">
        {order.paymentCode === 'banktransfer' && <BankTransfer order={order} />}
        <NextSteps />
      </div>
      <div className="grid content-start gap-8">
        <OrderedLines order={order} />
        <Block title="Delivering to">
          <address className="text-ink-soft not-italic">
            {order.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {order.shippingMethod && <p className="mt-2 text-ink-soft">{order.shippingMethod}</p>}
        </Block>
      </div>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-subheading font-bold">{title}</h2>
      {children}
    </section>
  )
}

function BankTransfer({ order }: { order: PlacedOrder }) {
  const { bankTransferDays } = useSettings()
  const bank = useQuery({ ...bankDetailsQuery(), staleTime: STALE.settings }).data
  const rows = [
    { label: 'Amount', value: formatMoney(order.grandTotalCents) },
    { label: 'To', value: bank?.accountName ?? '' },
    { label: 'Account', value: bank?.accountNumber ?? '' },
    { label: 'Reference', value: order.number },
  ].filter(({ value }) => value !== '')
  return (
    <section className="rounded-picture bg-mist p-6 lg:p-8">
      <h2 className="font-display text-heading font-bold">Pay by bank transfer</h2>
      <dl className="mt-5 grid gap-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-line pb-3 last:border-0 last:pb-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold break-words tabular-nums select-all">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-prose text-ink-soft">
        Please pay within {bankTransferDays} days; after that the order is cancelled automatically.
      </p>
    </section>
  )
}

function NextSteps() {
  return (
    <Block title="What happens next">
      <ol className="grid max-w-prose gap-3 text-ink-soft">
        <li>1. Your payment arrives, and your photos go to print exactly as you placed them.</li>
        <li>2. We print, make and check each piece by hand.</li>
        <li>3. It is packed and handed to the courier, to the address on this page.</li>
      </ol>
    </Block>
  )
}
