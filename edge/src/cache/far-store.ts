import { log, messageOf } from '../log'
import { within } from '../within'
import { type Clear, parseClears, withClear } from './clears'

/** What is used of a KV namespace. */
export interface KeyValue {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>
  delete(key: string): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<{ keys: { name: string }[]; list_complete: boolean }>
}

/** A value as text, and when its source was asked for it. */
export interface Stored {
  text: string
  at: number
}

export interface ClearAnswer {
  cleared: number
  /** True while keys are left to delete; what they hold is no longer used either way. */
  more: boolean
}

/** The shared half of the cache, behind each isolate's memory. Whatever fails here is as if nothing were stored. */
export interface FarStore {
  read(key: string): Promise<{ stored: Stored | null; clears: Clear[] }>
  write(key: string, stored: Stored): Promise<void>
  clear(clear: Clear): Promise<ClearAnswer>
}

const KEEP_SECONDS = 86_400
const READ_TIMEOUT_MS = 300
/** After a failure nobody waits for the store for a moment. */
const REST_MS = 5000
/** A Worker has 1,000 operations a request, and the list of clears takes some. */
const KEYS_PER_CLEAR = 900
const DELETES_AT_ONCE = 50
const CLEARS = 'clears'

export const noFarStore: FarStore = {
  read: async () => ({ stored: null, clears: [] }),
  write: async () => {},
  clear: async () => ({ cleared: 0, more: false }),
}

function parse(text: string): Stored | null {
  const end = text.indexOf('\n')
  const at = Number(text.slice(0, end))
  return end > 0 && Number.isFinite(at) ? { at, text: text.slice(end + 1) } : null
}

/**
 * The cache in KV. A value is its time, a line break and its text.
 *
 * @param namespace goes before every key: another version of the code or another store has its own values
 */
export function createFarStore(kv: KeyValue, namespace: string, now: () => number): FarStore {
  const nameOf = (key: string) => `${namespace}|${key}`
  let restUntil = 0

  function fail(deed: string, error: unknown) {
    restUntil = now() + REST_MS
    log('page-cache', { deed, error: messageOf(error) })
  }

  async function get(name: string): Promise<string | null> {
    const text = await within(kv.get(name), READ_TIMEOUT_MS)
    if (text === undefined) throw new Error('late')
    return text
  }

  return {
    async read(key) {
      if (now() < restUntil) return { stored: null, clears: [] }
      try {
        const [text, clears] = await Promise.all([get(nameOf(key)), get(CLEARS)])
        return { stored: text === null ? null : parse(text), clears: (clears && parseClears(clears)) || [] }
      } catch (error) {
        fail('read', error)
        return { stored: null, clears: [] }
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

    async clear(clear) {
      const known = parseClears((await kv.get(CLEARS)) ?? '[]') ?? []
      await kv.put(CLEARS, JSON.stringify(withClear(known, clear)), { expirationTtl: KEEP_SECONDS })
      const { keys, list_complete } = await kv.list({ prefix: nameOf(clear.prefix), limit: KEYS_PER_CLEAR })
      for (let at = 0; at < keys.length; at += DELETES_AT_ONCE) {
        await Promise.all(keys.slice(at, at + DELETES_AT_ONCE).map(({ name }) => kv.delete(name)))
      }
      return { cleared: keys.length, more: !list_complete }
    },
  }
}
