import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { withAbort } from '../with-timeout'
import { readLimited } from './limited-body'
import { STORE_ORIGIN } from './upstream'

export interface StoreAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a small request to our own store, which is always the backend of the studio half. Throws if the answer does not
 * arrive completely in time or is too large.
 */
export async function fetchStore(
  c: Context<AppEnv>,
  path: string,
  init: { method?: string; headers: Record<string, string>; body?: string; redirect?: 'manual' },
  timeoutMs: number,
): Promise<StoreAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = new Request(STORE_ORIGIN + path, { ...init, signal })
  const { status, headers, body } = await withAbort(c.get('services').studio(request), signal)
  const text = await readLimited(body, RESPONSE_MAX_BYTES, signal)
  if (text === null) throw new Error('answer too large')
  return { status, headers, text }
}
