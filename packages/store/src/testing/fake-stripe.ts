import Stripe from 'stripe'
import type { ExternalFetch } from '../modules/captcha/recaptcha'

export const STRIPE_KEY = 'sk_test_of_the_store_0001'
export const WEBHOOK_SECRET = 'whsec_of_the_store_00001'
/** A message as Stripe signs it. */
export async function signedMessage(
  type: string,
  object: object,
  { secret, at }: { secret: string; at: Date },
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const { webhooks } = new Stripe(STRIPE_KEY)
  const signature = await webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp })
  return { body, headers: { 'stripe-signature': signature } }
}

/** The version that the store's requests name. */
const VERSION = '2026-10-28.endive'

export interface FakeSession {
  id: string
  url: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  expires_at: number
}

const fail = (status: number, type: string, code?: string) => Response.json({ error: { type, code } }, { status })

/** The part of Stripe's API that the store calls, as docs.stripe.com/api describes it: sessions and refunds. */
export function createFakeStripe(now: () => Date) {
  const sessions = new Map<string, FakeSession>()
  const refunds: {
    id: string
    payment_intent: string
    amount: number
    status: string
    metadata: { refund: string }
  }[] = []
  const byKey = new Map<string, unknown>()
  const state = { isDown: false, calls: 0, refundStatus: 'succeeded' }

  function createSession(form: URLSearchParams): Response {
    const required = ['mode', 'success_url', 'line_items[0][quantity]', 'line_items[0][price_data][unit_amount]']
    if (required.some((name) => !form.get(name))) return fail(400, 'invalid_request_error', 'parameter_missing')
    if (form.has('payment_method_types[0]')) return fail(400, 'invalid_request_error', 'not_automatic')
    const expiresAt = Number(form.get('expires_at'))
    const ahead = expiresAt - now().getTime() / 1000
    if (ahead < 30 * 60 || ahead > 24 * 3600) return fail(400, 'invalid_request_error', 'expires_at_invalid')
    const id = `cs_test_${sessions.size + 1}_${crypto.randomUUID()}`
    const session: FakeSession = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      expires_at: expiresAt,
    }
    sessions.set(id, session)
    return Response.json(session)
  }

  function createRefund(form: URLSearchParams): Response {
    const intent = form.get('payment_intent') ?? ''
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)
    if (!session) return fail(404, 'invalid_request_error', 'resource_missing')
    const amount = Number(form.get('amount') ?? session.amount_total)
    const before = refunds.filter(({ payment_intent, status }) => payment_intent === intent && status === 'succeeded')
    const left = session.amount_total - before.reduce((sum, refund) => sum + refund.amount, 0)
    if (amount > left) return fail(400, 'invalid_request_error', 'charge_already_refunded')
    const refund = {
      id: `re_${refunds.length + 1}_${crypto.randomUUID()}`,
      payment_intent: intent,
      amount,
      status: state.refundStatus,
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    }
    refunds.push(refund)
    return Response.json({ ...refund, object: 'refund' })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/v1/', '')
    const [, , id = '', action] = path.split('/')
    if (request.method === 'GET' && path === 'refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === searchParams.get('payment_intent'))
      return Response.json({ object: 'list', data: data.slice(-Number(searchParams.get('limit') ?? 10)) })
    }
    if (request.method === 'GET') {
      const found = sessions.get(id)
      return found ? Response.json(found) : fail(404, 'invalid_request_error', 'resource_missing')
    }
    const form = new URLSearchParams(await request.text())
    if (path === 'checkout/sessions') return createSession(form)
    if (path === 'refunds') return createRefund(form)
    const session = sessions.get(id)
    if (action !== 'expire' || !session) return fail(404, 'invalid_request_error', 'resource_missing')
    if (session.status !== 'open') return fail(400, 'invalid_request_error', 'resource_already_ended')
    session.status = 'expired'
    return Response.json(session)
  }

  const fetch: ExternalFetch = async (request) => {
    state.calls += 1
    if (state.isDown) throw new Error('No connection')
    if (request.headers.get('authorization') !== `Bearer ${STRIPE_KEY}`) return fail(401, 'invalid_request_error')
    if (request.headers.get('stripe-version') !== VERSION) return fail(400, 'invalid_request_error', 'version')
    const key = request.headers.get('idempotency-key')
    const known = key === null ? undefined : byKey.get(key)
    if (known !== undefined) return Response.json(known)
    const response = await answer(request)
    if (key !== null && response.ok) byKey.set(key, await response.clone().json())
    return response
  }

  return {
    fetch,
    state,
    sessions,
    refunds,
    /** A day later: idempotency keys are forgotten. */
    forgetKeys: () => byKey.clear(),
    /** The shopper pays on Stripe's page. */
    pay(id: string): FakeSession {
      const session = sessions.get(id)
      if (!session) throw new Error(`There is no session ${id}`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` })
      return session
    },
  }
}
