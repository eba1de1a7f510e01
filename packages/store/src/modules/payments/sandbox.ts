import { PAY_PATH } from '@kea/shared/constants/pay'
import { z } from 'zod'
import { isSigned, sign } from '../../signature'
import { SANDBOX } from '../cart/state/payment-methods'
import { type Callback, CallbackRefusal, type Payment, type PaymentProvider } from './port'

const SIGNATURE_HEADER = 'x-sandbox-signature'

const callback = z.object({
  uid: z.string(),
  reference: z.string(),
  orderNumber: z.string(),
  amountCents: z.int().positive(),
  currency: z.string(),
  result: z.enum(['paid', 'declined', 'cancelled']),
})

const referenceOf = ({ uid }: Pick<Payment, 'uid'>): string => `sandbox-${uid}`

/** What the sandbox sends to the shop: the result, signed. */
export async function sandboxCallback(
  signingKey: string,
  payment: Payment,
  orderNumber: string,
  result: Callback['result'],
): Promise<Request> {
  const body = JSON.stringify({
    uid: payment.uid,
    reference: referenceOf(payment),
    orderNumber,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    result,
  } satisfies Callback)
  const headers = { [SIGNATURE_HEADER]: await sign(signingKey, `sandbox ${body}`) }
  return new Request(`https://store${PAY_PATH}/${SANDBOX.code}`, { method: 'POST', body, headers })
}

/** The store's own payment page: approves, declines and cancels as the tester says. Nothing is paid. */
export const createSandbox = (signingKey: string): PaymentProvider => ({
  code: SANDBOX.code,
  begin: async (payment) => ({ reference: referenceOf(payment), url: `${PAY_PATH}/${payment.uid}` }),
  end: async () => {},
  refund: async (_payment, { uid }) => `sandbox-refund-${uid}`,
  async readCallback(request) {
    const body = await request.text()
    const signature = request.headers.get(SIGNATURE_HEADER) ?? ''
    if (!(await isSigned(signingKey, `sandbox ${body}`, signature))) throw new CallbackRefusal('wrong signature')
    return callback.parse(JSON.parse(body))
  },
})
