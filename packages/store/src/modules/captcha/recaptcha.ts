import { z } from 'zod'

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const DEADLINE_MS = 5_000

const verifyAnswer = z.object({ success: z.boolean(), score: z.number().default(0) })

export type ExternalFetch = (request: Request) => Promise<Response>

/** Google's score of a token, from 0 to 1; 0 for a refused token. Throws if Google does not answer in time. */
export async function scoreOf(
  token: string,
  secret: string,
  externalFetch: ExternalFetch,
  deadlineMs = DEADLINE_MS,
): Promise<number> {
  const answer = await externalFetch(
    new Request(SITEVERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(deadlineMs),
    }),
  )
  if (!answer.ok) throw new Error(`siteverify answers ${answer.status}`)
  const { success, score } = verifyAnswer.parse(await answer.json())
  return success ? score : 0
}
