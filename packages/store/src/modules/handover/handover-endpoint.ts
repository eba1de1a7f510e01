import type { Handover } from './service'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

/** POST from the edge, with the customer and the guest key in its headers. */
export async function answerHandover(request: Request, handover: Handover): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...PRIVATE, Allow: 'POST' } })
  return new Response(null, { status: (await handover.handOver()) ? 204 : 403, headers: PRIVATE })
}
