import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { readLimited } from './limited-body'

/** A body of some kilobytes that takes longer is held back on purpose. */
export const BODY_TIMEOUT_MS = 10_000

/** Why a request has no body that could be read. */
export interface BodyRefusal {
  status: 408 | 413
  message: string
}

/** The body of a request as text, or why there is none: it is too long, or does not come in time. */
export async function readBody(
  c: Context<AppEnv>,
  maxBytes: number,
  signal = AbortSignal.timeout(BODY_TIMEOUT_MS),
): Promise<string | BodyRefusal> {
  const body = await readLimited(c.req.raw.body, maxBytes, signal).catch(() => undefined)
  if (body === undefined) return { status: 408, message: 'The request did not arrive completely.' }
  return body ?? { status: 413, message: 'The request is too large.' }
}
