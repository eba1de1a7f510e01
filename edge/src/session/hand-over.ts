import { HANDOVER_APART, HANDOVER_PATH } from '@kea/shared/constants/handover'
import type { Context } from 'hono'
import type { AppEnv } from '../context'
import { guestKeyOf } from '../handlers/guest-key'
import { storeHeaders } from '../handlers/upstream-headers'
import { STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import { identify } from './identify'

const TIMEOUT_MS = 5_000

/**
 * Makes what belongs to the browser's guest key the customer's, in our own store. A failure must not stop a login or a
 * logout.
 *
 * @returns false if the key still owns something
 */
export async function handOver(c: Context<AppEnv>, token: string): Promise<boolean> {
  const key = guestKeyOf(c)
  if (key === null) return true
  const { studio } = c.get('services')
  try {
    const headers = storeHeaders(c, key)
    await identify(c, headers, 'studio', token)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { status } = await studio(new Request(STORE_ORIGIN + HANDOVER_PATH, { method: 'POST', headers, signal }))
    if (status === HANDOVER_APART) return false
    if (status !== 204) throw new Error(`status ${status}`)
    return true
  } catch (error) {
    log('hand-over', { requestId: c.get('requestId'), error: messageOf(error) })
    return false
  }
}
