import { Refusal } from '../../refusal'
import type { NewsletterService } from './service'

const say = (text: string, status: number, headers: HeadersInit = {}): Response =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** POST `/newsletter/unsubscribe?token=…`: ends a subscription at once (RFC 8058). The edge has looked at the body. */
export async function answerOneClick(request: Request, newsletter: NewsletterService): Promise<Response> {
  if (request.method !== 'POST') return say('Subscriptions are ended by a POST.', 405, { Allow: 'POST' })
  try {
    return say(await newsletter.unsubscribe(new URL(request.url).searchParams.get('token') ?? ''), 200)
  } catch (error) {
    if (error instanceof Refusal) return say(error.message, 404)
    throw error
  }
}
