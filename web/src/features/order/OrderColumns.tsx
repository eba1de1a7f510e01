import type { ReactNode } from 'react'
import { Delivery } from './Delivery'
import { OrderedLines } from './OrderedLines'
import type { Order } from './order'

/** Two columns, also on paper: the state of an order, and what was ordered. */
export function OrderColumns({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[1fr_26rem] lg:gap-20 print:mt-6 print:grid-cols-2 print:gap-10 print:text-sm">
      <div className="grid content-start gap-12 print:gap-6">{children}</div>
      <div className="grid content-start gap-8 print:gap-6">
        <OrderedLines order={order} />
        <Delivery order={order} />
      </div>
    </div>
  )
}
