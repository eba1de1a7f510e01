import { withTimeout } from '../with-timeout'
import { type Bounds, createBoundedMap } from './bounded-map'
import { createSplitMemory, type MinorValues } from './split-memory'
import type { CacheRead, LayeredCache, Purges, ReadOptions, Refreshed, RemoteCache, Stored } from './types'

/** An isolate answers from its memory for this long without a check of the shared store. */
const MEMORY_TTL_MS = 30_000
/** From this age on, memory is checked in the background while it still answers, so that a popular page never waits. */
const EARLY_CHECK_MS = 20_000
/** A value below this age is fresh, whichever isolate loaded it. */
const FRESH_MS = 60_000
/** A value below this age is answered at once while a new one is loaded. */
const STALE_WHILE_REVALIDATE_MS = 600_000
/** A value below this age is answered if the source fails or exceeds the deadline. */
const STALE_IF_ERROR_MS = 86_400_000
/** After a failure the source is not called again for this long. */
const FAILURE_COOLDOWN_MS = 1000
/** A refresh does nothing to a value below this age. */
const MIN_REFRESH_AGE_MS = 30_000
/** The platform cancels a load with its reader, so the load may never end. After this time a new load starts. */
const MAX_LOAD_MS = 15_000

export interface LayeredCacheOptions<T> {
  now: () => number
  remote: RemoteCache
  /** The first instant of today: a value from before it is only answered if the source fails. Default: no such time. */
  dayStart?: () => number
  /** Shared by all caches of an isolate, so that a full purge reaches all of them. */
  purges: Purges
  bounds: Bounds
  /** Values that must not evict other values from memory. */
  minor?: MinorValues<T>
  sizeOf: (value: T) => number
  /** Text for the shared store; null for a value that stays in memory only. */
  encode: (value: T) => string | null
  decode: (key: string, text: string) => T
}

interface Entry<T> {
  value: T
  /** Start time of its load. */
  at: number
  /** Time of the last check against the shared store or the source. */
  checkedAt: number
  /** The generation of purges that it was last checked against. */
  purgeGeneration: number
}

interface Load<T> {
  startedAt: number
  /** Resolves with the first usable value; null after a failure. */
  result: Promise<CacheRead<T> | null>
  /** True once a reader has reached its deadline. */
  isSlow: boolean
}

const NEVER = Number.NEGATIVE_INFINITY

/** A bounded memory, then a shared store, then a source, with stale-while-revalidate and stale-if-error. */
export function createLayeredCache<T>(options: LayeredCacheOptions<T>): LayeredCache<T> {
  const { now, remote, purges, bounds, minor, sizeOf, encode, decode, dayStart = () => NEVER } = options
  const memory = createSplitMemory<Entry<T>>(
    bounds,
    minor ? { bounds: minor.bounds, isMinor: ({ value }) => minor.isMinor(value) } : null,
  )
  const failures = createBoundedMap<number>({ maxEntries: bounds.maxEntries, maxSize: bounds.maxEntries })
  const loads = new Map<string, Load<T>>()
  const refreshes = new Map<string, Promise<Refreshed>>()

  const isOfToday = ({ at }: Entry<T>): boolean => at >= dayStart()
  const remember = (key: string, entry: Entry<T>) => memory.set(key, entry, sizeOf(entry.value))

  function decoded(key: string, { text, at }: Stored): Entry<T> | null {
    try {
      return { value: decode(key, text), at, checkedAt: NEVER, purgeGeneration: NEVER }
    } catch {
      return null
    }
  }

  /** True if a purge covers the entry. The entry stays in memory for the case that its load fails. */
  function isPurged(key: string, entry: Entry<T>): boolean {
    const generation = purges.generation()
    if (entry.purgeGeneration === generation) return false
    if (purges.isPurged(key, entry.at)) return true
    entry.purgeGeneration = generation
    return false
  }

  /** The youngest known value, put into memory; null if it is purged. */
  async function readRemote(key: string, keepAlive: ReadOptions<T>['keepAlive']): Promise<Entry<T> | null> {
    const [stored] = await Promise.all([remote.read(key), purges.check(keepAlive)])
    const local = memory.peek(key)
    const fetched = stored && (!local || stored.at > local.at) ? decoded(key, stored) : null
    if (fetched) remember(key, fetched)
    const best = fetched ?? local
    return best && !isPurged(key, best) ? best : null
  }

  async function loadValue(
    key: string,
    load: () => Promise<T>,
  ): Promise<{ read: CacheRead<T>; stored: Stored | null }> {
    const at = purges.loadTime()
    const value = await load()
    failures.delete(key)
    const isCurrent = !purges.isPurged(key, at)
    const local = memory.peek(key)
    if (!local || local.at <= at)
      remember(key, { value, at, checkedAt: isCurrent ? now() : NEVER, purgeGeneration: NEVER })
    const text = isCurrent ? encode(value) : null
    return { read: { value, state: 'miss', upstreamMs: now() - at }, stored: text === null ? null : { text, at } }
  }

  const hasJustFailed = (key: string): boolean => now() - (failures.peek(key) ?? NEVER) < FAILURE_COOLDOWN_MS

  function startLoad(key: string, { load, keepAlive }: ReadOptions<T>): Load<T> {
    const current = loads.get(key)
    if (current && now() - current.startedAt < MAX_LOAD_MS) return current
    let settle: (read: CacheRead<T> | null) => void = () => {}
    const result = new Promise<CacheRead<T> | null>((resolve) => {
      settle = resolve
    })
    const running: Load<T> = { startedAt: now(), result, isSlow: false }
    loads.set(key, running)

    async function run(): Promise<Stored | null> {
      const best = await readRemote(key, keepAlive)
      const age = best ? now() - best.at : Number.POSITIVE_INFINITY
      if (best && age < FRESH_MS && isOfToday(best)) {
        remember(key, { ...best, checkedAt: now() })
        settle({ value: best.value, state: 'kv', upstreamMs: 0 })
        return null
      }
      if (best && age < STALE_WHILE_REVALIDATE_MS && isOfToday(best))
        settle({ value: best.value, state: 'stale', upstreamMs: 0 })
      const { read, stored } = await loadValue(key, load)
      settle(read)
      return stored
    }

    const work = run()
      .catch(() => {
        failures.set(key, now(), 1)
        settle(null)
        return null
      })
      .then(async (stored) => {
        if (loads.get(key) === running) loads.delete(key)
        if (stored) await remote.write(key, stored)
      })
    keepAlive(work)
    return running
  }

  /** The value in memory, if it may replace a failed or slow load. */
  function lastKnown(key: string): CacheRead<T> {
    const entry = memory.peek(key)
    return entry && now() - entry.at < STALE_IF_ERROR_MS
      ? { value: entry.value, state: 'stale', upstreamMs: 0 }
      : { value: null, state: 'none', upstreamMs: 0 }
  }

  async function loadOnly({ load, deadlineMs, keepAlive }: ReadOptions<T>): Promise<CacheRead<T>> {
    const startedAt = now()
    const work = load().catch(() => null)
    keepAlive(work)
    const value = (await withTimeout(work, deadlineMs)) ?? null
    return { value, state: value === null ? 'none' : 'miss', upstreamMs: now() - startedAt }
  }

  /** Loads a value for a refresh. Concurrent refreshes of one key share the load. */
  function startRefresh(key: string, { load, keepAlive }: ReadOptions<T>): Promise<Refreshed> {
    const running = refreshes.get(key)
    if (running) return running
    const work = loadValue(key, load)
      .then(({ stored }): Refreshed => {
        if (stored) keepAlive(remote.write(key, stored))
        return 'refreshed'
      })
      .catch((): Refreshed => {
        failures.set(key, now(), 1)
        return 'failed'
      })
      .finally(() => refreshes.delete(key))
    refreshes.set(key, work)
    keepAlive(work)
    return work
  }

  return {
    async read(key, readOptions) {
      if (key === null) return loadOnly(readOptions)
      if (memory.peek(key)) await purges.check(readOptions.keepAlive)
      const entry = memory.get(key)
      const age = now() - (entry?.checkedAt ?? NEVER)
      if (entry && age < MEMORY_TTL_MS && isOfToday(entry) && !isPurged(key, entry)) {
        if (age >= EARLY_CHECK_MS && !hasJustFailed(key)) startLoad(key, readOptions)
        return { value: entry.value, state: 'memory', upstreamMs: 0 }
      }
      if (hasJustFailed(key)) return lastKnown(key)
      const running = startLoad(key, readOptions)
      if (running.isSlow && lastKnown(key).value !== null) return lastKnown(key)
      const read = await withTimeout(running.result, readOptions.deadlineMs)
      if (read === undefined) running.isSlow = true
      return read ?? lastKnown(key)
    },

    peek(key) {
      const entry = memory.peek(key)
      const isUsable =
        entry &&
        now() - entry.checkedAt < EARLY_CHECK_MS &&
        isOfToday(entry) &&
        purges.isFresh() &&
        !isPurged(key, entry)
      return isUsable ? entry.value : null
    },

    has: (key) => memory.peek(key) !== undefined,

    async refresh(key, readOptions) {
      const isYoung = (entry: Entry<T> | null | undefined) => entry && now() - entry.at < MIN_REFRESH_AGE_MS
      const local = memory.peek(key)
      if (local && isYoung(local) && !isPurged(key, local)) return 'young'
      if (hasJustFailed(key)) return 'failed'
      if (isYoung(await readRemote(key, readOptions.keepAlive))) return 'young'
      return (await withTimeout(startRefresh(key, readOptions), readOptions.deadlineMs)) ?? 'failed'
    },

    async purge(prefix) {
      for (const key of loads.keys()) if (key.startsWith(prefix)) loads.delete(key)
      await purges.add(prefix)
      return remote.count(prefix)
    },
  }
}
