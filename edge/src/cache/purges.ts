import { log, messageOf } from '../log'
import { withTimeout } from '../with-timeout'
import type { KeyValue } from './key-value'
import type { Purges } from './types'

/** A purge of every value whose key begins with `prefix` and whose load began at or before `at`. */
interface Purge {
  prefix: string
  at: number
}

/** From this age on, the list is read again in the background; from `MAX_AGE_MS` on, readers wait for it. */
const EARLY_READ_MS = 20_000
const MAX_AGE_MS = 30_000
/** After a failure nobody waits for the list for this long. */
const FAILURE_COOLDOWN_MS = 5000
const READ_TIMEOUT_MS = 300
const WRITE_TIMEOUT_MS = 5000
/** No value with an earlier load is still in use. */
const KEEP_SECONDS = 86_400
const MAX_LISTED = 1000
/** The largest time in ms with 13 digits. */
const LATEST_TIME = 9_999_999_999_999

const isPurge = (value: unknown): value is Purge =>
  typeof value === 'object' &&
  value !== null &&
  'prefix' in value &&
  typeof value.prefix === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Each purge has its own key, so that no two overwrite each other. The newest key sorts first. */
function createPurgeStore(kv: KeyValue, storeCode: string) {
  const prefix = `purge|${storeCode}|`
  return {
    /** The purges, with a version that changes with them. */
    async list(): Promise<{ purges: Purge[]; version: string }> {
      const listed = await withTimeout(kv.list({ prefix, limit: MAX_LISTED }), READ_TIMEOUT_MS)
      if (listed === undefined) throw new Error('timeout')
      const purges = listed.keys.map(({ metadata }) => metadata).filter(isPurge)
      const oldest = purges.at(-1)
      // A cut-off list lacks only purges older than its last entry. A purge of everything covers them.
      const all = listed.list_complete || !oldest ? purges : [...purges, { prefix: '', at: oldest.at }]
      return { purges: all, version: listed.keys.map(({ name }) => name).join() }
    },
    async add(purge: Purge): Promise<void> {
      const name = `${prefix}${String(LATEST_TIME - purge.at).padStart(13, '0')}|${crypto.randomUUID()}`
      const put = kv.put(name, '', { expirationTtl: KEEP_SECONDS, metadata: purge }).then(() => true)
      if (!(await withTimeout(put, WRITE_TIMEOUT_MS))) throw new Error('timeout')
    },
  }
}

/**
 * The purges of this isolate, and of all isolates if there is a shared store. A purged value is not deleted. It is loaded
 * again, and it is answered only while that load fails.
 */
export function createPurges(kv: KeyValue | null, storeCode: string, now: () => number): Purges {
  const store = kv && createPurgeStore(kv, storeCode)
  let own: Purge[] = []
  let listed: Purge[] = []
  let version = ''
  let generation = 0
  let lastOwnAt = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const startedAt = now()
    try {
      const result = await store?.list()
      if (result && result.version !== version) {
        listed = result.purges
        version = result.version
        generation++
      }
      readAt = startedAt
    } catch (error) {
      log('page-cache', { work: 'purges', error: messageOf(error) })
      readAt = now() - EARLY_READ_MS + FAILURE_COOLDOWN_MS
    }
    reading = null
  }

  return {
    isPurged: (key, at) => [own, listed].some((list) => list.some((p) => at <= p.at && key.startsWith(p.prefix))),
    generation: () => generation,
    isFresh: () => !store || now() - readAt < EARLY_READ_MS,
    check(keepAlive) {
      if (!store || now() - readAt < EARLY_READ_MS) return null
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
