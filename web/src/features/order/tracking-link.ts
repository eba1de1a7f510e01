import { routes } from '@kea/shared/routes'
import type { OrderRef } from './last-order'

/** A link to a page about an order. The browser's own history keeps the token: it is never part of an address. */
interface OrderLink {
  to: string
  state: { orderToken: string }
}

/** The way to an order's tracking, which opens without asking who is there. */
export const trackingLink = ({ number, token }: OrderRef): OrderLink => ({
  to: `${routes.orderTracking()}?number=${encodeURIComponent(number)}`,
  state: { orderToken: token },
})

/** The way to reviewing what is in an order. */
export const reviewLink = (token: string, sku?: string): OrderLink => ({
  to: sku === undefined ? routes.writeReview() : `${routes.writeReview()}?sku=${encodeURIComponent(sku)}`,
  state: { orderToken: token },
})

/** The token of an order that such a link brought, or one in a mail's address behind the #; null without one. */
export function orderTokenOf({ state, hash }: { state: unknown; hash: string }): string | null {
  const [, fromMail] = /^#order=([\w-]{16,64})$/.exec(hash) ?? []
  if (fromMail) return fromMail
  if (typeof state !== 'object' || state === null || !('orderToken' in state)) return null
  return typeof state.orderToken === 'string' ? state.orderToken : null
}
