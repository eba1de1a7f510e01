/** Younger answers go out as they are. */
export const FRESH_MS = 30_000
/** Until here an answer goes out at once while a new one is fetched. */
export const REVALIDATE_MS = 60_000
/** Until here an answer stands in for a backend that fails or is late. */
export const KEEP_MS = 86_400_000
/** After a failure the backend is left alone for a moment. */
export const RETRY_MS = 1000

interface Entry<T> {
  value: T
  size: number
  at: number
}

export interface Memory<T> {
  /**
   * The value of a key, from memory or from `load`. Concurrent readers of one key share one load.
   * Null when `load` fails or takes longer than `deadlineMs` and nothing older is there.
   */
  read(key: string, load: () => Promise<T>, options: ReadOptions): Promise<T | null>
}

export interface ReadOptions {
  deadlineMs: number
  /** Keeps a load alive after its first reader has gone. */
  keepAlive: (work: Promise<unknown>) => void
}

export interface MemoryOptions {
  now: () => number
  maxEntries: number
  /** Sum of the entries' sizes. */
  maxSize: number
}

/** Resolves to null when `work` takes too long. */
function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A bounded memory with stale-while-revalidate and stale-if-error; the least recently read entry goes first. */
export function createMemory<T extends { size: number }>({ now, maxEntries, maxSize }: MemoryOptions): Memory<T> {
  const entries = new Map<string, Entry<T>>()
  const flights = new Map<string, Promise<T | null>>()
  const failures = new Map<string, number>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, value: T) {
    drop(key)
    entries.set(key, { value, size: value.size, at: now() })
    total += value.size
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && total <= maxSize) break
      drop(oldest)
    }
  }

  function fly(key: string, load: () => Promise<T>): Promise<T | null> {
    const running = flights.get(key)
    if (running) return running
    const flight = load()
      .then((value) => {
        failures.delete(key)
        keep(key, value)
        return value
      })
      .catch(() => {
        if (failures.size >= maxEntries) failures.clear()
        failures.set(key, now())
        return null
      })
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    async read(key, load, { deadlineMs, keepAlive }) {
      const entry = entries.get(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
        if (age < FRESH_MS) return entry.value
      }
      const usable = entry && age < KEEP_MS ? entry.value : null
      if (now() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) return usable
      const flight = fly(key, load)
      keepAlive(flight)
      if (entry && age < REVALIDATE_MS) return entry.value
      return (await within(flight, deadlineMs)) ?? usable
    },
  }
}
