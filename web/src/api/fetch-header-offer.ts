import { CACHING_PATH, STORE_CODE } from '@kea/shared/constants/business'
import type { HeaderOfferData } from '@kea/shared/page/page-data'
import { readCookie } from '~/lib/cookies'
import { fieldsOf } from '~/lib/fields-of'
import { HeaderofferDocument } from './__generated__/documents/Headeroffer'
import { GRAPHQL_PATH } from './early-requests'

/** What the edge answers when the backend does not. */
const NO_OFFER = { data: { headeroffer: { items: [] } } }

/** Base64 of the UTF-8 bytes: `btoa` alone refuses most letters. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Fetches the offer of the header from the edge's memory; null without one, and on failure. */
export async function fetchHeaderOffer(signal: AbortSignal): Promise<HeaderOfferData | null> {
  const cacheCode = base64(readCookie('priceCache') ?? '')
  const answer = await fetch(CACHING_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-target-uri': GRAPHQL_PATH,
      'x-default-response': JSON.stringify(NO_OFFER),
      'x-cache-key': `${STORE_CODE}sprintsale${cacheCode}`,
      'x-validation': 'headeroffer',
    },
    body: JSON.stringify({ query: HeaderofferDocument.toString(), variables: { cacheCode } }),
    signal,
  }).catch(() => null)
  const { data } = fieldsOf(answer?.ok ? await answer.json().catch(() => null) : null)
  const { items } = fieldsOf(fieldsOf(data).headeroffer)
  return Array.isArray(items) && items.length > 0 ? (fieldsOf(items[0]) as HeaderOfferData) : null
}
