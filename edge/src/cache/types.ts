/** The source of a cached value; `none` for no value. */
export type CacheState = 'memory' | 'kv' | 'stale' | 'miss' | 'none'

export interface CacheRead<T> {
  value: T | null
  state: CacheState
  /** Duration of the load; 0 for a value from the cache. */
  upstreamMs: number
}

export interface ReadOptions<T> {
  load: () => Promise<T>
  deadlineMs: number
  /** Keeps a load alive after its first reader has gone. */
  keepAlive: (work: Promise<unknown>) => void
}

/** `young`: the value was loaded a moment ago, so nothing was done. */
export type Refreshed = 'refreshed' | 'young' | 'failed'

/** The number of stored keys that a purge reaches; `more` if the list of keys was cut off. */
export interface PurgeResult {
  cleared: number
  more: boolean
}

export interface LayeredCache<T> {
  /**
   * The value of a key; null if its load fails or exceeds the deadline and no older value exists. Readers of one key
   * share one load. Without a key each reader has its own load, and nothing is stored.
   */
  read(key: string | null, options: ReadOptions<T>): Promise<CacheRead<T>>
  /** A value that is valid without any further check. */
  peek(key: string): T | null
  /** True if memory has a value of any age: a read then causes at most one load for all readers. */
  has(key: string): boolean
  /** Loads a value and replaces the old one. A failed load leaves the old value. */
  refresh(key: string, options: ReadOptions<T>): Promise<Refreshed>
  /**
   * Has every key with this prefix loaded again before its next use: here at once, in other isolates within 90 seconds.
   * A failed load leaves the old value. Rejects if the shared store does not accept the purge.
   */
  purge(prefix: string): Promise<PurgeResult>
}

/** A value as text, with the start time of its load. */
export interface Stored {
  text: string
  at: number
}

/** The shared part of the cache, behind each isolate's memory. A failed read counts as a miss. */
export interface RemoteCache {
  read(key: string): Promise<Stored | null>
  write(key: string, stored: Stored): Promise<void>
  /** Rejects if the store does not answer. */
  count(prefix: string): Promise<PurgeResult>
}

/** The purges of all isolates that this isolate knows. */
export interface Purges {
  /** True if a value loaded at `at` must be loaded again. */
  isPurged(key: string, at: number): boolean
  /** Changes with every purge that becomes known. */
  generation(): number
  /** True while the list of purges is young enough to be used without a read. */
  isFresh(): boolean
  /** Resolves as soon as the list is young enough, and reads it if needed. Never rejects. */
  check(keepAlive: (work: Promise<unknown>) => void): Promise<void> | null
  /** The time of a load that begins now. It is always later than every purge of this isolate. */
  loadTime(): number
  /** Purges here at once, in other isolates within 90 seconds. Rejects if the shared store does not accept the purge. */
  add(prefix: string): Promise<void>
}
