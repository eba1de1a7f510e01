import { invoicePath } from '@kea/shared/constants/invoices'
import { routes } from '@kea/shared/routes'
import { Arrival } from '~/features/order/Arrival'
import { BankTransfer } from '~/features/order/BankTransfer'
import { OrderBlock } from '~/features/order/OrderBlock'
import { OrderButtons } from '~/features/order/OrderButtons'
import { OrderColumns } from '~/features/order/OrderColumns'
import type { Order, Parcel } from '~/features/order/order'
import { PaperHead } from '~/features/order/PaperHead'
import { PayNow } from '~/features/order/PayNow'
import { type Stage, stageOf } from '~/features/order/stage'
import { Timeline } from '~/features/order/Timeline'
import { timelineOf } from '~/features/order/timeline'
import { proofLink, reviewLink } from '~/features/order/tracking-link'
import { ButtonLink, buttonClass } from '~/ui/Button'

const HEADLINES: Record<Stage, string> = {
  paying: 'Waiting for your payment',
  making: 'Being made',
  sent: 'On its way to you',
  complete: 'Your order is complete',
  ended: 'This order is closed',
}

/** The state of an order. */
export function TrackedOrder({ order }: { order: Order }) {
  const stage = stageOf(order.status)
  return (
    <>
      <PaperHead order={order} />
      <p className="text-ink-soft">
        Order{' '}
        <span translate="no" className="tabular-nums">
          {order.number}
        </span>
      </p>
      <h1 className="mt-1 font-display text-title font-bold print:text-heading">{HEADLINES[stage]}</h1>
      <Arrival order={order} />
      <OrderColumns order={order}>
        <Timeline steps={timelineOf(order)} />
        {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
        {stage === 'paying' && <PayNow order={order} />}
        <BankTransfer order={order} />
        <OrderButtons>
          {(stage === 'sent' || stage === 'complete') && (
            <ButtonLink {...reviewLink(order.token)}>Review what you ordered</ButtonLink>
          )}
          {order.hasInvoice && (
            <a href={invoicePath(order.number, order.token)} download className={buttonClass('secondary')}>
              Download the invoice
            </a>
          )}
          {order.lines.some(({ preview }) => preview) && (
            <ButtonLink look="secondary" {...proofLink(order)}>
              See the proof
            </ButtonLink>
          )}
          <ButtonLink to={routes.orderTracking()} look="secondary">
            Look up another order
          </ButtonLink>
        </OrderButtons>
      </OrderColumns>
    </>
  )
}

function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <OrderBlock title={parcels.length === 1 ? 'Your parcel' : 'Your parcels'}>
      <ul className="grid gap-2">
        {parcels.map(({ carrier, number }) => (
          <li key={number}>
            {carrier}, number{' '}
            <span translate="no" className="font-semibold break-all tabular-nums select-all">
              {number}
            </span>
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
