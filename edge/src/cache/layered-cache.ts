import { within } from '../within'
import { type Bounds, createBoundedMap } from './bounded-map'
import { type Clear, isCleared, mergeClears, withClear } from './clears'
import type { ClearAnswer, FarStore, Stored } from './far-store'

/** How long an isolate answers from its memory without looking at the shared store: a clear is seen after it. */
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
/** A load whose reader was cut off never ends; nobody may wait for it for ever. */
const FLIGHT_MS = 15_000

/** Where an answer came from; `none` where there is none. */
export type CacheState = 'memory' | 'kv' | 'stale' | 'miss' | 'none'

export interface CacheRead<T> {
  value: T | null
  state: CacheState
  /** What the source took, where it was asked for this reader. */
  upstreamMs: number
}

export interface ReadOptions<T> {
  load: () => Promise<T>
  deadlineMs: number
  /** Keeps a load alive after its first reader has gone. */
  keepAlive: (work: Promise<unknown>) => void
}

export interface LayeredCache<T> {
  /**
   * The value of a key; null when its load fails or is late and nothing older is there. Readers of one key share one
   * load. Without a key the load is each reader's own and nothing is kept.
   */
  read(key: string | null, options: ReadOptions<T>): Promise<CacheRead<T>>
  /** A value that may go out without a look anywhere else. */
  peek(key: string): T | null
  /** True where memory has a value, however old: a read looks elsewhere at most once for all readers. */
  has(key: string): boolean
  /** Forgets every key that begins with `prefix`: here at once, elsewhere within 90 seconds. */
  clear(prefix: string): Promise<ClearAnswer>
}

export interface LayeredCacheOptions<T> {
  now: () => number
  far: FarStore
  bounds: Bounds
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
}

interface Flight<T> {
  startedAt: number
  /** Resolves as soon as there is something good enough to go out; null after a failure. */
  soon: Promise<CacheRead<T> | null>
  isLate: boolean
}

const NEVER = Number.NEGATIVE_INFINITY

/** A bounded memory before a shared store before a source, with stale-while-revalidate and stale-if-error. */
export function createLayeredCache<T>(options: LayeredCacheOptions<T>): LayeredCache<T> {
  const { now, far, bounds, sizeOf, encode, decode } = options
  const memory = createBoundedMap<Entry<T>>(bounds)
  const failures = createBoundedMap<number>({ maxEntries: bounds.maxEntries, maxSize: bounds.maxEntries })
  const flights = new Map<string, Flight<T>>()
  let clears: Clear[] = []

  const keep = (key: string, entry: Entry<T>) => memory.set(key, entry, sizeOf(entry.value))

  function decoded(key: string, { text, at }: Stored): Entry<T> | null {
    try {
      return { value: decode(key, text), at, checkedAt: NEVER }
    } catch {
      return null
    }
  }

  /** The youngest answer known anywhere that nobody has cleared, put into memory. */
  async function lookFar(key: string): Promise<Entry<T> | null> {
    const { stored, clears: farClears } = await far.read(key)
    clears = mergeClears(clears, farClears)
    const near = memory.peek(key)
    const usable = near && !isCleared(clears, key, near.at) ? near : null
    if (near && !usable) memory.delete(key)
    if (!stored || isCleared(clears, key, stored.at) || (usable && usable.at >= stored.at)) return usable
    const entry = decoded(key, stored)
    if (entry) keep(key, entry)
    return entry ?? usable
  }

  async function ask(key: string, load: () => Promise<T>): Promise<{ read: CacheRead<T>; stored: Stored | null }> {
    const at = now()
    const value = await load()
    failures.delete(key)
    const isCurrent = !isCleared(clears, key, at)
    if (isCurrent) keep(key, { value, at, checkedAt: now() })
    const text = isCurrent ? encode(value) : null
    return { read: { value, state: 'miss', upstreamMs: now() - at }, stored: text === null ? null : { text, at } }
  }

  function fly(key: string, { load, keepAlive }: ReadOptions<T>): Flight<T> {
    const running = flights.get(key)
    if (running && now() - running.startedAt < FLIGHT_MS) return running
    let land: (read: CacheRead<T> | null) => void = () => {}
    const soon = new Promise<CacheRead<T> | null>((resolve) => {
      land = resolve
    })
    const flight: Flight<T> = { startedAt: now(), soon, isLate: false }
    flights.set(key, flight)

    async function run(): Promise<Stored | null> {
      const best = await lookFar(key)
      const age = best ? now() - best.at : Number.POSITIVE_INFINITY
      if (best && age < FRESH_MS) {
        keep(key, { ...best, checkedAt: now() })
        land({ value: best.value, state: 'kv', upstreamMs: 0 })
        return null
      }
      if (best && age < REVALIDATE_MS) land({ value: best.value, state: 'stale', upstreamMs: 0 })
      const { read, stored } = await ask(key, load)
      land(read)
      return stored
    }

    const work = run()
      .catch(() => {
        failures.set(key, now(), 1)
        land(null)
        return null
      })
      .then(async (stored) => {
        if (flights.get(key) === flight) flights.delete(key)
        if (stored) await far.write(key, stored)
      })
    keepAlive(work)
    return flight
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

  return {
    async read(key, readOptions) {
      if (key === null) return loadOnly(readOptions)
      const entry = memory.get(key)
      const age = now() - (entry?.checkedAt ?? NEVER)
      const hasJustFailed = now() - (failures.peek(key) ?? NEVER) < RETRY_MS
      if (entry && age < CHECK_MS) {
        if (age >= AHEAD_MS && !hasJustFailed) fly(key, readOptions)
        return { value: entry.value, state: 'memory', upstreamMs: 0 }
      }
      if (hasJustFailed) return lastKnown(key)
      const flight = fly(key, readOptions)
      if (flight.isLate && lastKnown(key).value !== null) return lastKnown(key)
      const read = await within(flight.soon, readOptions.deadlineMs)
      if (read === undefined) flight.isLate = true
      return read ?? lastKnown(key)
    },

    peek(key) {
      const entry = memory.peek(key)
      return entry && now() - entry.checkedAt < AHEAD_MS ? entry.value : null
    },

    has: (key) => memory.peek(key) !== undefined,

    clear(prefix) {
      const clear = { prefix, at: now() }
      clears = withClear(clears, clear)
      memory.deleteWhere((key) => key.startsWith(prefix))
      for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key)
      return far.clear(clear)
    },
  }
}
