import { z } from 'zod'

const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const DEADLINE_MS = 5_000

/** Google's own advice for a form. */
export const MINIMUM_SCORE = 0.5

const verdict = z.object({ success: z.boolean(), score: z.number().default(0) })

export type Outside = (request: Request) => Promise<Response>

/** True where Google takes the token for a person's. Throws where it cannot be asked in time. */
export async function isHuman(
  token: string,
  secret: string,
  outside: Outside,
  deadlineMs = DEADLINE_MS,
): Promise<boolean> {
  const answer = await outside(
    new Request(SITEVERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(deadlineMs),
    }),
  )
  if (!answer.ok) throw new Error(`siteverify answers ${answer.status}`)
  const { success, score } = verdict.parse(await answer.json())
  return success && score >= MINIMUM_SCORE
}
