import { invoicePath } from '@kea/shared/constants/invoices'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { closeCart } from '~/features/cart/use-cart'
import { Arrival } from '~/features/order/Arrival'
import { BankTransfer } from '~/features/order/BankTransfer'
import { bankDetailsQuery } from '~/features/order/bank-details'
import { readOrder } from '~/features/order/last-order'
import { OrderBlock } from '~/features/order/OrderBlock'
import { OrderButtons } from '~/features/order/OrderButtons'
import { OrderColumns } from '~/features/order/OrderColumns'
import { isSent, type Order, orderQuery, type Work, workOf } from '~/features/order/order'
import { PaperHead } from '~/features/order/PaperHead'
import { PayNow } from '~/features/order/PayNow'
import { stageOf } from '~/features/order/stage'
import { trackingLink } from '~/features/order/tracking-link'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink, buttonClass } from '~/ui/Button'
import { NoOrder } from './NoOrder'
import { reportOrder } from './report-checkout'

/**
 * The order is final here, so its cart is closed. The queries are not awaited, because the order number is known
 * without them.
 */
export function clientLoader() {
  const order = readOrder()
  if (order) {
    closeCart(order.cartId)
    void queryClient.prefetchQuery(orderQuery(order.token))
    void queryClient.prefetchQuery(bankDetailsQuery())
  }
  return null
}

export default function SuccessPage() {
  const order = readOrder()
  return order ? <Placed number={order.number} token={order.token} /> : <NoOrder />
}

function Placed({ number, token }: { number: string; token: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(token))
  useEffect(() => (order ? reportOrder(order) : undefined), [order])
  return (
    <>
      {order && <PaperHead order={order} />}
      <h1 className="font-display text-title font-bold print:text-heading">Thank you for your order</h1>
      <p className="mt-4 text-lead print:mt-2">
        Your order number is{' '}
        <strong translate="no" className="whitespace-nowrap tabular-nums">
          {number}
        </strong>
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
      {order && <Arrival order={order} />}
      {order && <Details order={order} />}
    </>
  )
}

function Details({ order }: { order: Order }) {
  return (
    <OrderColumns order={order}>
      {stageOf(order.status) === 'paying' && <PayNow order={order} />}
      <BankTransfer order={order} />
      <NextSteps order={order} />
      <OrderButtons>
        {order.hasInvoice && (
          <a href={invoicePath(order.number, order.token)} download className={buttonClass('secondary')}>
            Download the invoice
          </a>
        )}
        <ButtonLink {...trackingLink(order)} look="secondary">
          Track this order
        </ButtonLink>
      </OrderButtons>
    </OrderColumns>
  )
}

/** What the workshop does first, and then. */
const WORK: Readonly<Record<Work, readonly [string, string]>> = {
  print: ['your photos go to print exactly as you placed them.', 'We print, make and check each piece by hand.'],
  bend: [
    'we email you the drawing of your sign. You can change its words until we approve it.',
    'We bend your sign by hand, light it and check it.',
  ],
  both: [
    'your photos go to print exactly as you placed them. We email you the drawing of your sign.',
    'We print, bend, make and check each piece by hand.',
  ],
  pack: ['we get your order ready.', 'We check each piece by hand.'],
}

/** What follows for this order: a certificate is mailed, an easel is packed, and only a design is printed. */
function NextSteps({ order }: { order: Order }) {
  const isPaid = stageOf(order.status) === 'making'
  if (!isSent(order)) {
    return (
      <OrderBlock title="What happens next">
        <p className="max-w-prose text-ink-soft">
          {isPaid ? 'Your payment has arrived. Each' : 'When your payment has arrived, each'} certificate gets its code
          and is emailed on the day that you chose.
        </p>
      </OrderBlock>
    )
  }
  const [first, then] = WORK[workOf(order)]
  return (
    <OrderBlock title="What happens next">
      <ol className="grid max-w-prose list-decimal gap-3 pl-5 text-ink-soft">
        <li>
          Your payment {isPaid ? 'has arrived' : 'arrives'}, and {first}
        </li>
        <li>{then}</li>
        <li>It is packed and handed to the courier, to the address on this page.</li>
      </ol>
    </OrderBlock>
  )
}
