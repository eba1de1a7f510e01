import { RESPONSE_MAX_BYTES } from '@kea/shared/constants/business'
import { createLayeredCache } from '../cache/layered-cache'
import { noRemoteCache } from '../cache/remote-cache'
import type { Purges } from '../cache/types'
import { rewriteAssetHost } from '../http/asset-host'
import { readLimited } from '../http/limited-body'
import { type Fetch, STORE_ORIGIN } from '../http/upstream'
import { log, messageOf } from '../log'
import type { Settings } from '../settings'
import type { Call, CallCache } from './types'

const TIMEOUT_MS = 10_000
const BOUNDS = { maxEntries: 200, maxSize: 5_000_000 }

/** True for an answer without errors that has the field to check. */
function isValid(answer: unknown, validation: string): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  if (validation === '') return !('errors' in answer)
  const data: unknown = 'data' in answer ? answer.data : null
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.entries(data).some(([field, value]) => field === validation && value !== null)
  )
}

/** Public calls to the backend. They are cached in memory only, since clients choose the keys and must not fill KV. */
export function createCallCache(options: {
  settings: Settings
  commerce: Fetch
  now: () => number
  purges: Purges
}): CallCache {
  const { settings, commerce, now, purges } = options
  const cache = createLayeredCache<string>({
    now,
    remote: noRemoteCache,
    purges,
    bounds: BOUNDS,
    sizeOf: (text) => text.length * 2,
    encode: () => null,
    decode: (_, text) => text,
  })

  async function load({ target, validation, requestId }: Call): Promise<string> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { method, path, body } = target
    const request = new Request((settings.BACKEND_URL ?? STORE_ORIGIN) + path, {
      method,
      body,
      headers: {
        accept: 'application/json',
        store: settings.STORE_CODE,
        'x-request-id': requestId,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal,
    })
    try {
      const response = await commerce(request)
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      const text = await readLimited(response.body, RESPONSE_MAX_BYTES, signal)
      if (text === null) throw new Error('answer too large')
      if (!isValid(JSON.parse(text), validation)) throw new Error('unexpected answer')
      return rewriteAssetHost(text, settings)
    } catch (error) {
      log('caching', { requestId, path, error: messageOf(error) })
      throw error
    }
  }

  return {
    call(call) {
      const { key, target, validation, keepAlive } = call
      const name = JSON.stringify([key, target.method, target.path, target.body, validation])
      return cache.read(name, { load: () => load(call), deadlineMs: settings.HEAD_DEADLINE_MS, keepAlive })
    },
  }
}
