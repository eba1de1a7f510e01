import { CURRENCY, fromCents } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { z } from 'zod'
import { sha256 } from '../../identity'
import type { ExternalFetch } from '../captcha/recaptcha'
import type { DueReport, PurchasedLine } from './repo'

const VERSION = 'v23.0'
const DEADLINE_MS = 15_000

const client = z.object({ fbp: z.string(), fbc: z.string(), userAgent: z.string() }).partial()
const answer = z.object({ events_received: z.number() })

interface MetaAccount {
  origin: string
  pixelId: string
  accessToken: string
  /** Of the shop. */
  siteUrl: string
}

/**
 * Tells Meta's Conversions API of an order. Its event has the id that the browser's has, so Meta counts the two as one.
 * Of the shopper it has the address as a hash, and how Meta's own script calls the browser.
 */
export async function sendToMeta(
  { origin, pixelId, accessToken, siteUrl }: MetaAccount,
  report: DueReport,
  lines: readonly PurchasedLine[],
  externalFetch: ExternalFetch,
): Promise<void> {
  const { fbp, fbc, userAgent } = client.parse(JSON.parse(report.client))
  const event = {
    event_name: 'Purchase',
    event_id: report.number,
    event_time: Math.floor(Date.parse(report.paidAt) / 1000),
    action_source: 'website',
    event_source_url: siteUrl + routes.checkoutSuccess(),
    user_data: {
      em: [await sha256(report.email.trim().toLowerCase())],
      ...(fbp && { fbp }),
      ...(fbc && { fbc }),
      ...(userAgent && { client_user_agent: userAgent }),
    },
    custom_data: {
      currency: CURRENCY,
      value: fromCents(report.totalCents),
      order_id: report.number,
      content_type: 'product',
      contents: lines.map(({ sku, quantity, unitCents }) => ({ id: sku, quantity, item_price: fromCents(unitCents) })),
    },
  }
  const response = await externalFetch(
    new Request(`${origin}/${VERSION}/${pixelId}/events`, {
      method: 'POST',
      // The token is in the body, so that no log of addresses has it.
      body: new URLSearchParams({ data: JSON.stringify([event]), access_token: accessToken }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }),
  )
  if (!response.ok) throw new Error(`Meta answers ${response.status}`)
  const { data } = answer.safeParse(await response.json().catch(() => null))
  if (data?.events_received !== 1) throw new Error('Meta has not taken the event')
}
