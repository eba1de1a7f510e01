import { PAY_PATH } from '@kea/shared/constants/pay'
import { z } from 'zod'
import type { StoreSettings } from '../../env'
import { SANDBOX } from '../cart/state/payment-methods'
import { CallbackRefusal, type Payment, type PaymentProvider } from './port'
import { sandboxCallback } from './sandbox'
import { endedPage, sandboxPage } from './sandbox-page'
import type { Payments } from './service'

const UID = /^[0-9a-f]{32}$/
/** The page runs no script. Its form posts to itself, and the answer leads to a page of the shop. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const FRESH = { 'Cache-Control': 'private, no-store' }
const LATE_MS = 5_000
const choice = z.enum(['paid', 'late', 'declined', 'cancelled'])

interface Needs {
  payments: Payments
  settings: StoreSettings
  waitUntil: (work: Promise<unknown>) => void
  onError: (event: string, error: unknown) => void
}

const html = (text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...FRESH },
  })
const json = (message: string, status: number): Response => Response.json({ message }, { status, headers: FRESH })
const notFound = (): Response => json('There is nothing here.', 404)

/** What a provider sends: 200 for what was understood, so that it is not sent again; 400 for what cannot be believed. */
async function answerCallback(provider: PaymentProvider, request: Request, { payments, onError }: Needs) {
  if (request.method !== 'POST') return json('Send it with POST.', 405)
  try {
    const callback = await provider.readCallback(request)
    if (!callback) return json('noted', 200)
    const settled = await payments.receive(provider.code, callback)
    return json(settled, settled === 'refused' ? 400 : 200)
  } catch (error) {
    if (!(error instanceof CallbackRefusal || error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    // The body may hold a person's data, so only the reason is logged.
    onError('payment refused', `${provider.code}: ${error instanceof CallbackRefusal ? error.message : 'not readable'}`)
    return json('refused', 400)
  }
}

/** The sandbox's page, and what the tester chose there. */
async function answerPage(provider: PaymentProvider, payment: Payment, key: string, request: Request, needs: Needs) {
  const placed = await needs.payments.orderOf(payment)
  if (!placed) return notFound()
  const { number, token } = placed.order
  const pages = needs.payments.pagesOf(token)
  const hasEnded = payment.state !== 'open'
  if (request.method === 'GET') return html(hasEnded ? endedPage(pages.approved) : sandboxPage(payment, number))
  if (request.method !== 'POST') return json('GET or POST.', 405)
  const { data: chosen } = choice.safeParse(new URLSearchParams(await request.text()).get('result'))
  if (!chosen) return json('Choose how the payment ends.', 400)
  const result = chosen === 'late' ? 'paid' : chosen
  const send = async () => answerCallback(provider, await sandboxCallback(key, payment, number, result), needs)
  if (chosen === 'late') needs.waitUntil(new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(send))
  else await send()
  const target = { paid: pages.approved, declined: pages.declined, cancelled: pages.cancelled }[result]
  return new Response(null, { status: 303, headers: { Location: target, ...FRESH } })
}

/** `/pay/<provider>`: messages of providers. `/pay/<uid>`: the page of the sandbox. */
export async function answerPay(request: Request, needs: Needs): Promise<Response> {
  const { payments, settings } = needs
  const name = new URL(request.url).pathname.slice(PAY_PATH.length + 1)
  const sandbox = payments.providerOf(SANDBOX.code)
  if (!UID.test(name)) {
    const provider = payments.providerOf(name)
    return provider ? answerCallback(provider, request, needs) : notFound()
  }
  const payment = sandbox && (await payments.find(name))
  if (!payment || payment.provider !== SANDBOX.code || !settings.SIGNING_KEY) return notFound()
  return answerPage(sandbox, payment, settings.SIGNING_KEY, request, needs)
}
