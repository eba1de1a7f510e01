import type { Cents } from '@kea/shared/money'
import type { Order } from '../orders/repo'

/** One try to pay an order. */
export interface Payment {
  id: number
  uid: string
  order_id: number
  provider: string
  /** The provider's id; null until it has one. */
  reference: string | null
  url: string | null
  amount_cents: Cents
  currency: string
  state: 'open' | 'paid' | 'declined' | 'cancelled' | 'failed' | 'returned'
}

/** What a provider says about a payment. */
export interface Callback {
  uid: string
  /** The provider's id, unique. */
  reference: string
  orderNumber: string
  amountCents: Cents
  currency: string
  result: 'paid' | 'declined' | 'cancelled'
}

/** A request of a provider that cannot be believed. The reason is for the log and has no data of a person. */
export class CallbackRefusal extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'CallbackRefusal'
  }
}

/** Where the shopper comes back to. */
export interface ReturnPages {
  approved: string
  declined: string
  cancelled: string
}

/** A way to pay. Every call may be repeated: the uid of the payment or refund makes it happen once. */
export interface PaymentProvider {
  /** The code of its payment method. */
  readonly code: string
  /** Begins a payment. Null if the provider has no payment page. */
  begin(payment: Payment, order: Order, pages: ReturnPages): Promise<{ reference: string; url: string } | null>
  /** Ends a payment that is open, so that it cannot be paid any more. */
  end(payment: Payment): Promise<void>
  /** Pays back and answers the provider's id of it; null if the shop has to pay by hand. */
  refund(payment: Payment, refund: { uid: string; amountCents: Cents }): Promise<string | null>
  /** Null for a message that is about nothing here. Throws a CallbackRefusal. */
  readCallback(request: Request): Promise<Callback | null>
}
