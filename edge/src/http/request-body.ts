import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { readLimited } from './limited-body'

/** A body of a few kilobytes that takes longer is likely an attack. */
export const BODY_TIMEOUT_MS = 10_000
/**
 * Cancelling a half-read body breaks its connection: the response may be lost, and a proxy with persistent connections
 * fails the next request. So a longer body is read and dropped, up to this limit and within the timeout.
 */
const DRAIN_MAX_BYTES = 20_000_000

/** The response for an unreadable body. */
export interface BodyRefusal {
  status: 408 | 413
  message: string
}

const TOO_LARGE: BodyRefusal = { status: 413, message: 'The request is too large.' }
const TOO_SLOW: BodyRefusal = { status: 408, message: 'The request did not arrive completely.' }

/** Reads the body of a request as text. Returns a refusal if the body is too long or does not arrive in time. */
export async function readBody(c: Context<AppEnv>, maxBytes: number): Promise<string | BodyRefusal> {
  const declaredBytes = Number(c.req.header('content-length') ?? 0)
  if (declaredBytes > DRAIN_MAX_BYTES) return TOO_LARGE
  const signal = AbortSignal.timeout(BODY_TIMEOUT_MS)
  try {
    // A body that declares too many bytes is only drained.
    const readBytes = declaredBytes > maxBytes ? 0 : maxBytes
    return (await readLimited(c.req.raw.body, readBytes, signal, DRAIN_MAX_BYTES)) ?? TOO_LARGE
  } catch {
    return declaredBytes > maxBytes ? TOO_LARGE : TOO_SLOW
  }
}
