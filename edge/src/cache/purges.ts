import { log, messageOf } from '../log'
import { within } from '../within'
import type { KeyValue } from './key-value'
import type { Purges } from './types'

/** What was purged, and when: everything whose key begins with `prefix` and that was asked for by `at`. */
interface Purge {
  prefix: string
  at: number
}

/** From here on the list is read again while it is still believed; from `MAX_AGE_MS` on before an answer. */
const AHEAD_MS = 20_000
const MAX_AGE_MS = 30_000
/** After a failure nobody waits for the list for a moment. */
const REST_MS = 5000
const READ_TIMEOUT_MS = 300
const WRITE_TIMEOUT_MS = 5000
/** Nothing that was asked for earlier is still used. */
const KEEP_SECONDS = 86_400
const MAX_LISTED = 1000
/** As many digits as a time in ms has for the next 200 years. */
const LATEST_TIME = 9_999_999_999_999

const isPurge = (value: unknown): value is Purge =>
  typeof value === 'object' &&
  value !== null &&
  'prefix' in value &&
  typeof value.prefix === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Each purge has a key of its own, the newest first, so that no two can overwrite each other. */
function createPurgeStore(kv: KeyValue, storeCode: string) {
  const prefix = `purge|${storeCode}|`
  return {
    /** The purges, and a word that changes with them. */
    async list(): Promise<{ purges: Purge[]; mark: string }> {
      const listed = await within(kv.list({ prefix, limit: MAX_LISTED }), READ_TIMEOUT_MS)
      if (listed === undefined) throw new Error('late')
      const purges = listed.keys.map(({ metadata }) => metadata).filter(isPurge)
      const oldest = purges.at(-1)
      // What the list leaves out is older than all of it: a purge of everything covers that.
      const all = listed.list_complete || !oldest ? purges : [...purges, { prefix: '', at: oldest.at }]
      return { purges: all, mark: listed.keys.map(({ name }) => name).join() }
    },
    async add(purge: Purge): Promise<void> {
      const name = `${prefix}${String(LATEST_TIME - purge.at).padStart(13, '0')}|${crypto.randomUUID()}`
      const put = kv.put(name, '', { expirationTtl: KEEP_SECONDS, metadata: purge }).then(() => true)
      if (!(await within(put, WRITE_TIMEOUT_MS))) throw new Error('late')
    },
  }
}

/**
 * Purges of this isolate, and those of all where there is a shared store. Values are not deleted: what is void is loaded
 * anew, and goes out again only while that fails.
 */
export function createPurges(kv: KeyValue | null, storeCode: string, now: () => number): Purges {
  const store = kv && createPurgeStore(kv, storeCode)
  let own: Purge[] = []
  let listed: Purge[] = []
  let mark = ''
  let generation = 0
  let lastOwnAt = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const startedAt = now()
    try {
      const found = await store?.list()
      if (found && found.mark !== mark) {
        listed = found.purges
        mark = found.mark
        generation++
      }
      readAt = startedAt
    } catch (error) {
      log('page-cache', { work: 'purges', error: messageOf(error) })
      readAt = now() - AHEAD_MS + REST_MS
    }
    reading = null
  }

  return {
    isPurged: (key, at) => [own, listed].some((list) => list.some((p) => at <= p.at && key.startsWith(p.prefix))),
    generation: () => generation,
    isFresh: () => !store || now() - readAt < AHEAD_MS,
    check(keepAlive) {
      if (!store || now() - readAt < AHEAD_MS) return null
      if (!reading) {
        reading = read()
        keepAlive(reading)
      }
      return now() - readAt < MAX_AGE_MS ? null : reading
    },
    loadTime: () => Math.max(now(), lastOwnAt + 1),
    async add(prefix) {
      const purge = { prefix, at: now() }
      const isCovered = (p: Purge) => p.prefix.startsWith(prefix) || purge.at - p.at > KEEP_SECONDS * 1000
      own = [...own.filter((p) => !isCovered(p)), purge]
      lastOwnAt = purge.at
      generation++
      await store?.add(purge)
    },
  }
}
