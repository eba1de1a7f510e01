import { isSent, type Order, type OrderEvent, type Work, workOf } from './order'
import { stageOf } from './stage'

const COURIER = 'The courier picks it up.'
const STEPS: Readonly<Record<Work, readonly string[]>> = {
  print: ['We print, make and check each piece.', COURIER],
  bend: ['We check your drawing, then bend your sign and light it.', COURIER],
  both: ['We print and make each piece. We check your drawing, then bend your sign.', COURIER],
  pack: ['We check and pack each piece.', COURIER],
}
/** For an order of gift certificates. */
const MAILING = ['We email each certificate on its day.']

type Coming = Pick<Order, 'status' | 'address' | 'lines'>

function stepsAhead(order: Coming): readonly string[] {
  const stage = stageOf(order.status)
  const making = isSent(order) ? STEPS[workOf(order)] : MAILING
  if (stage === 'paying') return ['We are waiting for your payment.', ...making]
  if (stage === 'sent') return ['The courier brings it to you.']
  return stage === 'making' ? making : []
}

export interface TimelineStep extends OrderEvent {
  state: 'done' | 'now' | 'ahead'
}

/** The finished, current and future steps of an order. */
export function timelineOf(order: Coming & Pick<Order, 'placedAt' | 'events'>): TimelineStep[] {
  const { placedAt, events } = order
  const done = [{ at: placedAt, text: 'You placed the order.' }, ...events]
  return [
    ...done.map((event) => ({ ...event, state: 'done' as const })),
    ...stepsAhead(order).map((text, at) => ({
      at: null,
      text,
      state: at === 0 ? ('now' as const) : ('ahead' as const),
    })),
  ]
}
