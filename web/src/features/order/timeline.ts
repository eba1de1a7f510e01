import { isSent, type Order, type OrderEvent } from './order'

export type Stage = 'paying' | 'making' | 'sent' | 'complete' | 'ended'

/** The steps from an order to its delivery, by the backend's status text. */
export function stageOf(status: string): Stage {
  if (/cancel|closed|refused|refunded/i.test(status)) return 'ended'
  if (/complete/i.test(status)) return 'complete'
  if (/shipped/i.test(status)) return 'sent'
  return /pending|waiting/i.test(status) ? 'paying' : 'making'
}

const MAKING = ['We print, make and check each piece.', 'The courier picks it up.']
/** For an order of gift certificates. */
const MAILING = ['We email each certificate on its day.']

function stepsAhead(stage: Stage, isSentByCourier: boolean): string[] {
  const making = isSentByCourier ? MAKING : MAILING
  if (stage === 'paying') return ['We are waiting for your payment.', ...making]
  if (stage === 'sent') return ['The courier brings it to you.']
  return stage === 'making' ? making : []
}

export interface TimelineStep extends OrderEvent {
  state: 'done' | 'now' | 'ahead'
}

/** The finished, current and future steps of an order. */
export function timelineOf(order: Pick<Order, 'placedAt' | 'events' | 'status' | 'address'>): TimelineStep[] {
  const { placedAt, events, status } = order
  const done = [{ at: placedAt, text: 'You placed the order.' }, ...events]
  return [
    ...done.map((event) => ({ ...event, state: 'done' as const })),
    ...stepsAhead(stageOf(status), isSent(order)).map((text, at) => ({
      at: null,
      text,
      state: at === 0 ? ('now' as const) : ('ahead' as const),
    })),
  ]
}
