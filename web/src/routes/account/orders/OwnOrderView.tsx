import { accountPath } from '@kea/shared/account-routes'
import { invoicePath } from '@kea/shared/constants/invoices'
import { formatMoney } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { useSettings } from '~/api/settings-query'
import { Arrival } from '~/features/order/Arrival'
import { BankTransfer } from '~/features/order/BankTransfer'
import { Delivery } from '~/features/order/Delivery'
import { OrderBlock } from '~/features/order/OrderBlock'
import { OrderedLines } from '~/features/order/OrderedLines'
import type { OwnOrder } from '~/features/order/own-order'
import { PayNow } from '~/features/order/PayNow'
import { stageOf } from '~/features/order/stage'
import { Timeline } from '~/features/order/Timeline'
import { timelineOf } from '~/features/order/timeline'
import { proofLink, reviewLink } from '~/features/order/tracking-link'
import { showToast } from '~/lib/toast'
import { Button, ButtonLink, buttonClass } from '~/ui/Button'
import { CancelOrderDialog } from './CancelOrderDialog'
import { canCancelQuery, cancelOrder, orderAgain } from './customer-orders'

/** A whole order: its state, lines, delivery and what can be done with it. */
export function OwnOrderView({ order }: { order: OwnOrder }) {
  const stage = stageOf(order.status)
  return (
    <>
      <p className="font-display text-heading font-bold">
        Order{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <p className="mt-1 text-lead text-ink-soft">{order.status}</p>
      <Arrival order={order} />
      <div className="mt-6 grid gap-8 print:hidden">
        {stage === 'paying' && <PayNow order={order} />}
        <Actions order={order} isSentAway={stage === 'sent' || stage === 'complete'} />
      </div>
      <div className="mt-10 grid gap-12 xl:grid-cols-[1fr_24rem] xl:gap-16">
        <div className="grid content-start gap-10">
          <Timeline steps={timelineOf(order)} />
          {order.parcels.map(({ carrier, number }) => (
            <p key={number}>
              {carrier}, number{' '}
              <span translate="no" className="font-semibold break-all tabular-nums select-all">
                {number}
              </span>
            </p>
          ))}
          <BankTransfer order={order} />
        </div>
        <div className="grid content-start gap-8">
          <OrderedLines order={order} />
          <Pieces order={order} />
          <Delivery order={order} />
        </div>
      </div>
    </>
  )
}

function Actions({ order, isSentAway }: { order: OwnOrder; isSentAway: boolean }) {
  const navigate = useNavigate()
  const { hasForeignBackend } = useSettings()
  const canCancel = useQuery({ ...canCancelQuery(order.number), enabled: !hasForeignBackend }).data
  const [asks, setAsks] = useState(false)
  const again = useMutation({
    mutationFn: () => orderAgain(order.number, hasForeignBackend),
    onSuccess: (refusals) => {
      showToast(refusals.length > 0 ? refusals.join(' ') : 'It’s all in your cart.')
      navigate(routes.cart())
    },
  })
  const cancel = useMutation({
    mutationFn: (reason: string) => cancelOrder(order.id, reason),
    onSuccess: () => showToast('Your order is cancelled.'),
    onSettled: () => {
      setAsks(false)
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => /^(CustomerOrder|OrderCancellation)/.test(String(queryKey[0])),
      })
    },
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        state={again.isPending ? 'sending' : 'normal'}
        loadingText="Filling your cart"
        onClick={() => again.mutate()}
      >
        Order again
      </Button>
      {order.hasInvoice && (
        <a href={invoicePath(order.number)} download className={buttonClass('secondary')}>
          Download the invoice
        </a>
      )}
      {order.lines.some(({ preview }) => preview) && (
        <ButtonLink look="secondary" {...proofLink(order)}>
          See the proof
        </ButtonLink>
      )}
      {isSentAway && (
        <ButtonLink look="secondary" {...reviewLink(order.token)}>
          Review what you ordered
        </ButtonLink>
      )}
      {!hasForeignBackend && (
        <ButtonLink look="secondary" to={accountPath('ordertickets', order.number)}>
          Ask about this order
        </ButtonLink>
      )}
      {canCancel && (
        <Button look="quiet" onClick={() => setAsks(true)}>
          Cancel the order
        </Button>
      )}
      {asks && (
        <CancelOrderDialog
          number={order.number}
          isSending={cancel.isPending}
          onCancelOrder={(reason) => cancel.mutate(reason)}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}

/** Links to each line of an order with several. */
function Pieces({ order }: { order: OwnOrder }) {
  if (order.lines.length < 2) return null
  return (
    <OrderBlock title="Each piece">
      <ul>
        {order.lines.map((line, at) => (
          <li key={line.id}>
            <Link
              to={accountPath('view-order', order.number, String(at + 1))}
              className="flex min-h-11 items-center justify-between gap-4 text-kea underline"
            >
              {line.name}
              {!line.set && <span className="tabular-nums">{formatMoney(line.unitCents * line.quantity)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
