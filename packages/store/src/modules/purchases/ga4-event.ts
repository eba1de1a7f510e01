import { CURRENCY, fromCents } from '@kea/shared/money'
import { z } from 'zod'
import type { ExternalFetch } from '../captcha/recaptcha'
import type { DueReport, PurchasedLine } from './repo'

const DEADLINE_MS = 15_000
/** An event may have a time of its own for 72 hours. */
const BACKDATED_MS = 71 * 3_600_000

const client = z.object({ clientId: z.string(), sessionId: z.string().optional() })
const GRANTED = { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' }

interface Ga4Account {
  origin: string
  measurementId: string
  apiSecret: string
}

/**
 * Tells Google Analytics of an order by its Measurement Protocol. The order's number is the transaction, of which it counts
 * one, also when both report it. Of the shopper it has how Google's own script calls the browser.
 */
export async function sendToGa4(
  { origin, measurementId, apiSecret }: Ga4Account,
  report: DueReport,
  lines: readonly PurchasedLine[],
  { externalFetch, now }: { externalFetch: ExternalFetch; now: Date },
): Promise<void> {
  const { clientId, sessionId } = client.parse(JSON.parse(report.client))
  const paidAt = Date.parse(report.paidAt)
  const body = {
    client_id: clientId,
    ...(now.getTime() - paidAt < BACKDATED_MS && { timestamp_micros: paidAt * 1000 }),
    consent: GRANTED,
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: report.number,
          currency: CURRENCY,
          value: fromCents(report.totalCents),
          shipping: fromCents(report.shippingCents),
          tax: fromCents(report.taxCents),
          ...(sessionId && { session_id: sessionId }),
          engagement_time_msec: 1,
          items: lines.map(({ sku, name, quantity, unitCents }) => ({
            item_id: sku,
            item_name: name,
            price: fromCents(unitCents),
            quantity,
          })),
        },
      },
    ],
  }
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  const response = await externalFetch(
    new Request(`${origin}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }),
  )
  if (!response.ok) throw new Error(`Google Analytics answers ${response.status}`)
}
