import { z } from 'zod'
import type { Clock } from '../../clock'
import { STRIPE } from '../cart/state/payment-methods'
import type { Order } from '../orders/repo'
import { type Callback, CallbackRefusal, type Payment, type PaymentProvider, type ReturnPages } from './port'
import { type StripeApi, StripeError } from './stripe-api'
import { checkStripeSignature } from './stripe-signature'

/** Stripe accepts an end at least and at most this far ahead. An order by bank transfer waits for days. */
const SHORTEST_MINUTES = 30
const LONGEST_MINUTES = 1_440
const SPARE_SECONDS = 60

/** Messages about a Checkout session. A late method, such as a bank debit, is paid by its own message. */
const event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
const session = z.object({
  id: z.string(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z.string().nullable(),
  // Null in sessions of other systems, which only keep a card.
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
})

const RESULTS: Readonly<Record<string, Callback['result']>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'cancelled',
}

/** Which methods there are (cards, Apple Pay, Google Pay, Afterpay) is set in Stripe, so none is named here. */
function sessionBody(payment: Payment, { order }: Order, pages: ReturnPages, now: Date): URLSearchParams {
  const seconds = now.getTime() / 1000
  const earliest = Math.ceil(seconds) + SHORTEST_MINUTES * 60 + SPARE_SECONDS
  const latest = Math.floor(seconds) + LONGEST_MINUTES * 60 - SPARE_SECONDS
  const payBy = Math.floor(new Date(order.pay_by ?? now).getTime() / 1000)
  return new URLSearchParams({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': payment.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(payment.amount_cents),
    'line_items[0][price_data][product_data][name]': `Order ${order.number}`,
    client_reference_id: order.number,
    'metadata[payment]': payment.uid,
    'payment_intent_data[metadata][order]': order.number,
    customer_email: order.email,
    success_url: pages.approved,
    cancel_url: pages.cancelled,
    expires_at: String(Math.min(Math.max(payBy, earliest), latest)),
  })
}

interface Needs {
  api: StripeApi
  webhookSecret: string
  clock: Clock
}

/** Stripe's hosted Checkout: card numbers are typed on Stripe's page only. */
const hasFailed = (status: string | null | undefined): boolean => status === 'failed' || status === 'canceled'

export const createStripe = ({ api, webhookSecret, clock }: Needs): PaymentProvider => ({
  code: STRIPE.code,

  async begin(payment, order, pages) {
    const { id, url } = await api.createSession(sessionBody(payment, order, pages, clock()), payment.uid)
    if (!url) throw new Error('A Checkout session has no page')
    return { reference: id, url }
  },

  async end({ reference }) {
    if (reference === null) return
    try {
      await api.expireSession(reference)
    } catch (error) {
      // It is paid or over already; its message tells which.
      if (!(error instanceof StripeError) || error.status >= 500) throw error
    }
  },

  async refund(payment, { uid, amountCents }) {
    if (payment.reference === null) throw new Error('A paid payment has no session')
    const { payment_intent: intent } = await api.session(payment.reference)
    if (!intent) throw new Error('A paid session has no payment')
    // Stripe forgets an idempotency key after a day, and answers a refund that failed with the same failure until then.
    const tries = (await api.refundsOf(intent)).filter(({ metadata }) => metadata.refund === uid)
    const made = tries.find(({ status }) => !hasFailed(status))
    if (made) return made.id
    const body = new URLSearchParams({ payment_intent: intent, amount: String(amountCents), 'metadata[refund]': uid })
    const { id, status } = await api.refund(body, `${uid}-${tries.length}`)
    if (hasFailed(status)) throw new Error(`A refund at Stripe is ${status}`)
    return id
  },

  async readCallback(request) {
    const body = await request.text()
    await checkStripeSignature(body, request.headers.get('stripe-signature') ?? '', webhookSecret, clock())
    const { type, data } = event.parse(JSON.parse(body))
    const result = RESULTS[type]
    if (!result) return null
    const about = session.parse(data.object)
    // The money of a late method is on its way: its own message follows.
    if (result === 'paid' && about.payment_status !== 'paid') return null
    const uid = about.metadata?.payment
    // A session that another system of the account has made.
    if (!uid || about.client_reference_id === null) return null
    if (about.amount_total === null || about.amount_total < 0) throw new CallbackRefusal('wrong amount')
    return {
      uid,
      reference: about.id,
      orderNumber: about.client_reference_id,
      amountCents: about.amount_total,
      currency: about.currency?.toUpperCase() ?? '',
      result,
    }
  },
})
