import { routes } from '@kea/shared/routes'
import { BankTransfer } from '~/features/order/BankTransfer'
import { Delivery } from '~/features/order/Delivery'
import { OrderBlock } from '~/features/order/OrderBlock'
import { OrderedLines } from '~/features/order/OrderedLines'
import type { Order, Parcel } from '~/features/order/order'
import { reviewLink } from '~/features/order/tracking-link'
import { ButtonLink } from '~/ui/Button'
import { Timeline } from './Timeline'
import { type Stage, stageOf, timelineOf } from './timeline'

const HEADLINES: Record<Stage, string> = {
  paying: 'Waiting for your payment',
  making: 'In the making',
  sent: 'On its way to you',
  ended: 'This order has ended',
}

/** The state of an order. */
export function TrackedOrder({ order }: { order: Order }) {
  const stage = stageOf(order.status)
  return (
    <>
      <p className="text-ink-soft">
        Order <span className="tabular-nums">{order.number}</span>
      </p>
      <h1 className="mt-1 font-display text-title font-bold">{HEADLINES[stage]}</h1>
      <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[1fr_26rem] lg:gap-20">
        <div className="grid content-start gap-12">
          <Timeline steps={timelineOf(order)} />
          {order.parcels.length > 0 && <Parcels parcels={order.parcels} />}
          {stage === 'paying' && order.paymentCode === 'banktransfer' && <BankTransfer order={order} />}
          <p className="flex flex-wrap gap-3">
            {stage === 'sent' && <ButtonLink {...reviewLink(order.token)}>Review what you ordered</ButtonLink>}
            <ButtonLink to={routes.orderTracking()} look="secondary">
              Look up another order
            </ButtonLink>
          </p>
        </div>
        <div className="grid content-start gap-8">
          <OrderedLines order={order} />
          <Delivery order={order} />
        </div>
      </div>
    </>
  )
}

function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <OrderBlock title={parcels.length === 1 ? 'Your parcel' : 'Your parcels'}>
      <ul className="grid gap-2">
        {parcels.map(({ carrier, number }) => (
          <li key={number}>
            {carrier}, number <span className="font-semibold break-all tabular-nums select-all">{number}</span>
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
