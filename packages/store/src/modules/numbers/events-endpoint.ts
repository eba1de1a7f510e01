import { readCounts } from '@kea/shared/tracking/count'
import { DEVICES } from '@kea/shared/tracking/device'
import type { NumbersService } from './service'

const answer = (status: number, headers: HeadersInit = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/**
 * POST `/events`: adds the counts of a beacon. The edge has limited its size, knows that it comes from a page of the shop,
 * and names the kind of device; it sends none of a bot.
 */
export async function answerEvents(request: Request, numbers: NumbersService): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  const device = DEVICES.find((name) => name === request.headers.get('x-device'))
  const counts = readCounts(await request.text())
  if (counts === null || device === undefined || device === 'bot') return answer(400)
  await numbers.add(counts, device)
  return answer(204)
}
