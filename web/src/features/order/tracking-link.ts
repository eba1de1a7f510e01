import { routes } from '@kea/shared/routes'
import type { OrderRef } from './last-order'

/** A link to a page about an order. The token is in the history state of the browser and never in the address. */
interface OrderLink {
  to: string
  state: { orderToken: string }
}

/** A link to the tracking page of an order. It needs no lookup form. */
export const trackingLink = ({ number, token }: OrderRef): OrderLink => ({
  to: `${routes.orderTracking()}?number=${encodeURIComponent(number)}`,
  state: { orderToken: token },
})

/** A link to the proof of an order. */
export const proofLink = ({ number, token }: OrderRef): OrderLink => ({
  to: `${routes.proofOrder()}?number=${encodeURIComponent(number)}`,
  state: { orderToken: token },
})

/** A link to the artwork of a line, which is 1 for the first. */
export const artworkLink = ({ number, token }: OrderRef, line: number): OrderLink => ({
  to: `${routes.artworkView()}?number=${encodeURIComponent(number)}&line=${line}`,
  state: { orderToken: token },
})

/** A link to the review form for the products of an order. */
export const reviewLink = (token: string, sku?: string): OrderLink => ({
  to: sku === undefined ? routes.writeReview() : `${routes.writeReview()}?sku=${encodeURIComponent(sku)}`,
  state: { orderToken: token },
})

/** The page of an order after its payment page. The token is in the fragment, which no server gets. */
export const approvedPath = (token: string): string => `${routes.receiptApproved()}#order=${token}`

/** The token from the history state, or from the fragment of a link in an email; null without one. */
export function orderTokenOf({ state, hash }: { state: unknown; hash: string }): string | null {
  const [, emailToken] = /^#order=([\w-]{16,64})$/.exec(hash) ?? []
  if (emailToken) return emailToken
  if (typeof state !== 'object' || state === null || !('orderToken' in state)) return null
  return typeof state.orderToken === 'string' ? state.orderToken : null
}
