import { z } from 'zod'
import type { ExternalFetch } from '../captcha/recaptcha'

const VERSION = '2026-10-28.endive'
const DEADLINE_MS = 15_000

const answer = z.object({
  id: z.string(),
  url: z.string().nullable().optional(),
  status: z.string().nullable().optional(),
  payment_intent: z.string().nullable().optional(),
})
const refundList = z.object({
  data: z.array(
    z.object({ id: z.string(), status: z.string().nullable(), metadata: z.record(z.string(), z.string()) }),
  ),
})
const failure = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) })

/** A call that Stripe has refused. Its message has no data of a person. */
export class StripeError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`Stripe answers ${status} ${code}`)
    this.name = 'StripeError'
    this.status = status
    this.code = code
  }
}

/** Stripe's API with a pinned version. The idempotency key makes a repeated call happen once. */
export function createStripeApi(origin: string, secretKey: string, externalFetch: ExternalFetch) {
  async function request(path: string, init: { method?: string; body?: URLSearchParams; key?: string }) {
    const response = await externalFetch(
      new Request(`${origin}/v1/${path}`, {
        method: init.method ?? 'POST',
        headers: {
          Authorization: `Bearer ${secretKey}`,
          'Stripe-Version': VERSION,
          ...(init.key && { 'Idempotency-Key': init.key }),
        },
        ...(init.body && { body: init.body }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }),
    )
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body
    const { data } = failure.safeParse(body)
    throw new StripeError(response.status, data ? (data.error.code ?? data.error.type) : 'without a reason')
  }

  const call = async (...asked: Parameters<typeof request>) => answer.parse(await request(...asked))

  return {
    createSession: (body: URLSearchParams, key: string) => call('checkout/sessions', { body, key }),
    session: (id: string) => call(`checkout/sessions/${id}`, { method: 'GET' }),
    expireSession: (id: string) => call(`checkout/sessions/${id}/expire`, {}),
    refund: (body: URLSearchParams, key: string) => call('refunds', { body, key }),
    /** The refunds of a payment. */
    refundsOf: async (intent: string) =>
      refundList.parse(
        await request(`refunds?${new URLSearchParams({ payment_intent: intent, limit: '100' })}`, { method: 'GET' }),
      ).data,
  }
}

export type StripeApi = ReturnType<typeof createStripeApi>
