import type { ServiceRequest } from '../../service-request'
import { sendToGa4 } from './ga4-event'
import { sendToMeta } from './meta-event'
import { createPurchasesRepo } from './repo'
import { createPurchasesService, type Send } from './service'

/** The id of a pixel in the setting `PIXEL_IDS`; '' for none. */
const idOf = (pixels: readonly string[], vendor: string) =>
  pixels.find((pixel) => pixel.startsWith(`${vendor}:`))?.slice(vendor.length + 1) ?? ''

export function buildPurchases({ env, settings, clock, externalFetch, placedWith, onError }: ServiceRequest) {
  const { META_ACCESS_TOKEN, META_ORIGIN, GA4_API_SECRET, GA4_ORIGIN, PIXEL_IDS, SITE_URL } = settings
  const [pixelId, measurementId] = [idOf(PIXEL_IDS, 'meta'), idOf(PIXEL_IDS, 'ga4')]
  const meta: Send | null =
    pixelId && META_ACCESS_TOKEN
      ? (report, lines) => {
          const account = { origin: META_ORIGIN, pixelId, accessToken: META_ACCESS_TOKEN, siteUrl: SITE_URL ?? '' }
          return sendToMeta(account, report, lines, externalFetch)
        }
      : null
  const ga4: Send | null =
    measurementId && GA4_API_SECRET
      ? (report, lines) => {
          const account = { origin: GA4_ORIGIN, measurementId, apiSecret: GA4_API_SECRET }
          return sendToGa4(account, report, lines, { externalFetch, now: clock() })
        }
      : null
  return createPurchasesService({
    repo: createPurchasesRepo(env.DB),
    senders: { ...(meta && { meta }), ...(ga4 && { ga4 }) },
    placedWith,
    clock,
    onError,
  })
}
