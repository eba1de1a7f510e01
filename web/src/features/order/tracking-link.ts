import { routes } from '@kea/shared/routes'
import type { OrderRef } from './kept-order'

/** What the browser's own history keeps of an order: it is never part of an address. */
interface TrackingState {
  orderToken: string
}

/** The way to an order's tracking, which opens without asking who is there. */
export const trackingLink = ({ number, token }: OrderRef): { to: string; state: TrackingState } => ({
  to: `${routes.orderTracking()}?number=${encodeURIComponent(number)}`,
  state: { orderToken: token },
})

/** The token of an order that was opened by such a link, or found before; null for a visitor with nothing but a number. */
export function trackedToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderToken' in state)) return null
  return typeof state.orderToken === 'string' ? state.orderToken : null
}
