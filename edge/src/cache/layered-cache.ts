import { within } from '../within'
import { type Bounds, createBoundedMap } from './bounded-map'
import { createSplitMemory, type MinorValues } from './split-memory'
import type { CacheRead, LayeredCache, Purges, ReadOptions, Refreshed, RemoteCache, Stored } from './types'

/** How long an isolate answers from its memory without looking at the shared store. */
export const CHECK_MS = 30_000
/** From here on it looks while it still answers, so that a page in demand never waits. */
export const AHEAD_MS = 20_000
/** Younger answers of the source are used as they are, wherever they were fetched. */
export const FRESH_MS = 60_000
/** Until here an answer goes out at once while a new one is fetched. */
export const REVALIDATE_MS = 600_000
/** Until here an answer stands in for a source that fails or is late. */
export const KEEP_MS = 86_400_000
/** After a failure the source is left alone for a moment. */
export const RETRY_MS = 1000
/** A younger answer is not loaded anew because somebody wants it: its age is the limit. */
export const REFRESH_MS = 30_000
/** A load whose reader was cut off never ends; nobody may wait for it for ever. */
const LOAD_MS = 15_000

export interface LayeredCacheOptions<T> {
  now: () => number
  remote: RemoteCache
  /** Shared by the caches of an isolate, so that a purge of everything reaches them all. */
  purges: Purges
  bounds: Bounds
  /** Values that may not push the others out of memory. */
  minor?: MinorValues<T>
  sizeOf: (value: T) => number
  /** Text for the shared store; null keeps a value in memory only. */
  encode: (value: T) => string | null
  decode: (key: string, text: string) => T
}

interface Entry<T> {
  value: T
  /** When the source was asked. */
  at: number
  /** When the shared store or the source last confirmed it. */
  checkedAt: number
  /** The generation of purges that it has outlived. */
  outlived: number
}

interface Load<T> {
  startedAt: number
  /** Resolves as soon as there is something good enough to go out; null after a failure. */
  soon: Promise<CacheRead<T> | null>
  isLate: boolean
}

const NEVER = Number.NEGATIVE_INFINITY

/** A bounded memory before a shared store before a source, with stale-while-revalidate and stale-if-error. */
export function createLayeredCache<T>(options: LayeredCacheOptions<T>): LayeredCache<T> {
  const { now, remote, purges, bounds, minor, sizeOf, encode, decode } = options
  const memory = createSplitMemory<Entry<T>>(
    bounds,
    minor ? { bounds: minor.bounds, isMinor: ({ value }) => minor.isMinor(value) } : null,
  )
  const failures = createBoundedMap<number>({ maxEntries: bounds.maxEntries, maxSize: bounds.maxEntries })
  const loads = new Map<string, Load<T>>()
  const refreshes = new Map<string, Promise<Refreshed>>()

  const keep = (key: string, entry: Entry<T>) => memory.set(key, entry, sizeOf(entry.value))

  function decoded(key: string, { text, at }: Stored): Entry<T> | null {
    try {
      return { value: decode(key, text), at, checkedAt: NEVER, outlived: NEVER }
    } catch {
      return null
    }
  }

  /** True for an entry that a purge has reached; it is kept for when nothing newer is to be had. */
  function isPurged(key: string, entry: Entry<T>): boolean {
    const generation = purges.generation()
    if (entry.outlived === generation) return false
    if (purges.isPurged(key, entry.at)) return true
    entry.outlived = generation
    return false
  }

  /** The youngest answer known anywhere, put into memory; null where that is void. */
  async function readRemote(key: string, keepAlive: ReadOptions<T>['keepAlive']): Promise<Entry<T> | null> {
    const [stored] = await Promise.all([remote.read(key), purges.check(keepAlive)])
    const near = memory.peek(key)
    const fetched = stored && (!near || stored.at > near.at) ? decoded(key, stored) : null
    if (fetched) keep(key, fetched)
    const best = fetched ?? near
    return best && !isPurged(key, best) ? best : null
  }

  async function ask(key: string, load: () => Promise<T>): Promise<{ read: CacheRead<T>; stored: Stored | null }> {
    const at = purges.loadTime()
    const value = await load()
    failures.delete(key)
    const isCurrent = !purges.isPurged(key, at)
    const near = memory.peek(key)
    if (!near || near.at <= at) keep(key, { value, at, checkedAt: isCurrent ? now() : NEVER, outlived: NEVER })
    const text = isCurrent ? encode(value) : null
    return { read: { value, state: 'miss', upstreamMs: now() - at }, stored: text === null ? null : { text, at } }
  }

  const hasJustFailed = (key: string): boolean => now() - (failures.peek(key) ?? NEVER) < RETRY_MS

  function startLoad(key: string, { load, keepAlive }: ReadOptions<T>): Load<T> {
    const known = loads.get(key)
    if (known && now() - known.startedAt < LOAD_MS) return known
    let settle: (read: CacheRead<T> | null) => void = () => {}
    const soon = new Promise<CacheRead<T> | null>((resolve) => {
      settle = resolve
    })
    const running: Load<T> = { startedAt: now(), soon, isLate: false }
    loads.set(key, running)

    async function run(): Promise<Stored | null> {
      const best = await readRemote(key, keepAlive)
      const age = best ? now() - best.at : Number.POSITIVE_INFINITY
      if (best && age < FRESH_MS) {
        keep(key, { ...best, checkedAt: now() })
        settle({ value: best.value, state: 'kv', upstreamMs: 0 })
        return null
      }
      if (best && age < REVALIDATE_MS) settle({ value: best.value, state: 'stale', upstreamMs: 0 })
      const { read, stored } = await ask(key, load)
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

  /** What is there, however old, for when nothing better is to be had. */
  function lastKnown(key: string): CacheRead<T> {
    const entry = memory.peek(key)
    return entry && now() - entry.at < KEEP_MS
      ? { value: entry.value, state: 'stale', upstreamMs: 0 }
      : { value: null, state: 'none', upstreamMs: 0 }
  }

  async function loadOnly({ load, deadlineMs, keepAlive }: ReadOptions<T>): Promise<CacheRead<T>> {
    const startedAt = now()
    const work = load().catch(() => null)
    keepAlive(work)
    const value = (await within(work, deadlineMs)) ?? null
    return { value, state: value === null ? 'none' : 'miss', upstreamMs: now() - startedAt }
  }

  /** Loads a value beside its readers; all who want it anew share the load. */
  function loadAnew(key: string, { load, keepAlive }: ReadOptions<T>): Promise<Refreshed> {
    const running = refreshes.get(key)
    if (running) return running
    const work = ask(key, load)
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
      if (entry && age < CHECK_MS && !isPurged(key, entry)) {
        if (age >= AHEAD_MS && !hasJustFailed(key)) startLoad(key, readOptions)
        return { value: entry.value, state: 'memory', upstreamMs: 0 }
      }
      if (hasJustFailed(key)) return lastKnown(key)
      const running = startLoad(key, readOptions)
      if (running.isLate && lastKnown(key).value !== null) return lastKnown(key)
      const read = await within(running.soon, readOptions.deadlineMs)
      if (read === undefined) running.isLate = true
      return read ?? lastKnown(key)
    },

    peek(key) {
      const entry = memory.peek(key)
      const isGood = entry && now() - entry.checkedAt < AHEAD_MS && purges.isFresh() && !isPurged(key, entry)
      return isGood ? entry.value : null
    },

    has: (key) => memory.peek(key) !== undefined,

    async refresh(key, readOptions) {
      const isYoung = (entry: Entry<T> | null | undefined) => entry && now() - entry.at < REFRESH_MS
      const near = memory.peek(key)
      if (near && isYoung(near) && !isPurged(key, near)) return 'young'
      if (hasJustFailed(key)) return 'failed'
      if (isYoung(await readRemote(key, readOptions.keepAlive))) return 'young'
      return (await within(loadAnew(key, readOptions), readOptions.deadlineMs)) ?? 'failed'
    },

    async purge(prefix) {
      for (const key of loads.keys()) if (key.startsWith(prefix)) loads.delete(key)
      await purges.add(prefix)
      return remote.count(prefix)
    },
  }
}
