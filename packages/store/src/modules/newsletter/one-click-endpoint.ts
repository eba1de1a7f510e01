import { Refusal } from '../../refusal'
import type { NewsletterService } from './service'

const answer = (text: string, status: number, headers: HeadersInit = {}): Response =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** POST `/newsletter/unsubscribe?token=…`: ends a subscription (RFC 8058). The edge has checked the body. */
export async function answerOneClick(request: Request, newsletter: NewsletterService): Promise<Response> {
  if (request.method !== 'POST') return answer('Unsubscribe with POST.', 405, { Allow: 'POST' })
  try {
    return answer(
      await newsletter.unsubscribe(new URL(request.url).searchParams.get('token') ?? '', 'mail program'),
      200,
    )
  } catch (error) {
    if (error instanceof Refusal) return answer(error.message, 404)
    throw error
  }
}
