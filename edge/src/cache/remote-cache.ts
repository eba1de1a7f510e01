import { log, messageOf } from '../log'
import { withTimeout } from '../with-timeout'
import type { KeyValue } from './key-value'
import type { RemoteCache, Stored } from './types'

const KEEP_SECONDS = 86_400
const READ_TIMEOUT_MS = 300
const COUNT_TIMEOUT_MS = 5000
const MAX_COUNTED = 1000
/** After a failure the store is not called for this long. */
const FAILURE_COOLDOWN_MS = 5000

export const noRemoteCache: RemoteCache = {
  read: async () => null,
  write: async () => {},
  count: async () => ({ cleared: 0, more: false }),
}

function parse(text: string): Stored | null {
  const end = text.indexOf('\n')
  const at = Number(text.slice(0, end))
  return end > 0 && Number.isFinite(at) ? { at, text: text.slice(end + 1) } : null
}

/**
 * The cache in KV. An entry is the load time, a line break and the text.
 *
 * @param namespace prefix of every key; each format of values has its own
 */
export function createRemoteCache(kv: KeyValue, namespace: string, now: () => number): RemoteCache {
  const nameOf = (key: string) => `${namespace}|${key}`
  let cooldownUntil = 0

  function fail(work: string, error: unknown) {
    cooldownUntil = now() + FAILURE_COOLDOWN_MS
    log('page-cache', { work, error: messageOf(error) })
  }

  return {
    async read(key) {
      if (now() < cooldownUntil) return null
      try {
        const text = await withTimeout(kv.get(nameOf(key)), READ_TIMEOUT_MS)
        if (text === undefined) throw new Error('timeout')
        return text === null ? null : parse(text)
      } catch (error) {
        fail('read', error)
        return null
      }
    },

    async write(key, { text, at }) {
      if (now() < cooldownUntil) return
      try {
        await kv.put(nameOf(key), `${at}\n${text}`, { expirationTtl: KEEP_SECONDS })
      } catch (error) {
        fail('write', error)
      }
    },

    async count(prefix) {
      const listed = await withTimeout(kv.list({ prefix: nameOf(prefix), limit: MAX_COUNTED }), COUNT_TIMEOUT_MS)
      if (listed === undefined) throw new Error('timeout')
      return { cleared: listed.keys.length, more: !listed.list_complete }
    },
  }
}
