import { emailForm } from '@kea/shared/schemas/account'
import { readForm } from '../../read-form'
import { Refusal } from '../../refusal'
import type { createAuthentication } from './authentication-service'

const answer = (body: unknown, status: number, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** POST `/rest/V1/customers/password`: mails a link for a new password. The answer is the same without an account. */
export async function answerForgotPassword(
  request: Request,
  authentication: Pick<ReturnType<typeof createAuthentication>, 'forgot'>,
): Promise<Response> {
  if (request.method !== 'POST') return answer({ message: 'Send your email with POST.' }, 405, { Allow: 'POST' })
  try {
    const { email } = readForm(emailForm, await request.json().catch(() => null))
    await authentication.forgot(email)
    return answer(true, 200)
  } catch (error) {
    if (error instanceof Refusal) return answer({ message: error.message }, 400)
    throw error
  }
}
