import { log, messageOf } from '../log'
import { within } from '../within'
import type { KeyValue } from './key-value'
import type { RemoteCache, Stored } from './types'

const KEEP_SECONDS = 86_400
const READ_TIMEOUT_MS = 300
const COUNT_TIMEOUT_MS = 5000
const MAX_COUNTED = 1000
/** After a failure nobody waits for the store for a moment. */
const REST_MS = 5000

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
 * The cache in KV. A value is its time, a line break and its text.
 *
 * @param namespace goes before every key: values of another shape have another one
 */
export function createRemoteCache(kv: KeyValue, namespace: string, now: () => number): RemoteCache {
  const nameOf = (key: string) => `${namespace}|${key}`
  let restUntil = 0

  function fail(work: string, error: unknown) {
    restUntil = now() + REST_MS
    log('page-cache', { work, error: messageOf(error) })
  }

  return {
    async read(key) {
      if (now() < restUntil) return null
      try {
        const text = await within(kv.get(nameOf(key)), READ_TIMEOUT_MS)
        if (text === undefined) throw new Error('late')
        return text === null ? null : parse(text)
      } catch (error) {
        fail('read', error)
        return null
      }
    },

    async write(key, { text, at }) {
      if (now() < restUntil) return
      try {
        await kv.put(nameOf(key), `${at}\n${text}`, { expirationTtl: KEEP_SECONDS })
      } catch (error) {
        fail('write', error)
      }
    },

    async count(prefix) {
      const listed = await within(kv.list({ prefix: nameOf(prefix), limit: MAX_COUNTED }), COUNT_TIMEOUT_MS)
      if (listed === undefined) throw new Error('late')
      return { cleared: listed.keys.length, more: !listed.list_complete }
    },
  }
}
