import type { Order, OrderEvent } from '~/features/order/order'

export type Stage = 'paying' | 'making' | 'sent' | 'ended'

/** What stands between an order and its door, by the words that a backend has for its status. */
export function stageOf(status: string): Stage {
  if (/cancel|closed|refused/i.test(status)) return 'ended'
  if (/complete|shipped/i.test(status)) return 'sent'
  return /pending|waiting/i.test(status) ? 'paying' : 'making'
}

const AHEAD: Record<Stage, readonly string[]> = {
  paying: ['We wait for your payment.', 'We print, make and check each piece.', 'It goes to the courier.'],
  making: ['We print, make and check each piece.', 'It goes to the courier.'],
  sent: [],
  ended: [],
}

export interface TimelineStep extends OrderEvent {
  state: 'done' | 'now' | 'ahead'
}

/** What has happened, what is happening, and what is still to come. */
export function timelineOf({
  placedAt,
  events,
  status,
}: Pick<Order, 'placedAt' | 'events' | 'status'>): TimelineStep[] {
  const done = [{ at: placedAt, words: 'You placed the order.' }, ...events]
  return [
    ...done.map((event) => ({ ...event, state: 'done' as const })),
    ...AHEAD[stageOf(status)].map((words, at) => ({
      at: null,
      words,
      state: at === 0 ? ('now' as const) : ('ahead' as const),
    })),
  ]
}
