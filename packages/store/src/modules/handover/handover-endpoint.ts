import { HANDOVER_APART } from '@kea/shared/constants/handover'
import type { Handover, HandoverOutcome } from './service'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

const STATUSES: Record<HandoverOutcome, number> = { done: 204, 'no customer': 403, apart: HANDOVER_APART }

/** POST from the edge, with the customer and the guest key in its headers. */
export async function answerHandover(request: Request, handover: Handover): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'POST' } })
  return new Response(null, { status: STATUSES[await handover.handOver()], headers: PRIVATE })
}
