import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { readLimited } from './limited-body'

/** A text of some kilobytes that takes longer is held back on purpose. */
export const BODY_TIMEOUT_MS = 10_000
/**
 * A body that is cancelled half-read breaks its connection: the answer may get lost with it, and a proxy that keeps
 * connections fails the next request. So what is too long is read and dropped, up to this and while its time lasts.
 */
const DRAIN_MAX_BYTES = 20_000_000

/** Why a request has no body that could be read. */
export interface BodyRefusal {
  status: 408 | 413
  message: string
}

const TOO_LARGE: BodyRefusal = { status: 413, message: 'The request is too large.' }
const LATE: BodyRefusal = { status: 408, message: 'The request did not arrive completely.' }

/** The body of a request as text, or why there is none: it is too long, or does not come in time. */
export async function readBody(c: Context<AppEnv>, maxBytes: number): Promise<string | BodyRefusal> {
  const told = Number(c.req.header('content-length') ?? 0)
  if (told > DRAIN_MAX_BYTES) return TOO_LARGE
  const signal = AbortSignal.timeout(BODY_TIMEOUT_MS)
  try {
    // Nothing of a body that says it is too long is kept.
    const keptBytes = told > maxBytes ? 0 : maxBytes
    return (await readLimited(c.req.raw.body, keptBytes, signal, DRAIN_MAX_BYTES)) ?? TOO_LARGE
  } catch {
    return told > maxBytes ? TOO_LARGE : LATE
  }
}
