/** A map with a maximum number of entries and a maximum total size. The least recently used entry is evicted first. */
export interface BoundedMap<T> {
  get(key: string): T | undefined
  /** Reads an entry without marking it as used. */
  peek(key: string): T | undefined
  set(key: string, value: T, size: number): void
  delete(key: string): void
}

export interface Bounds {
  maxEntries: number
  /** Sum of the entries' sizes. */
  maxSize: number
}

export function createBoundedMap<T>({ maxEntries, maxSize }: Bounds): BoundedMap<T> {
  const entries = new Map<string, { value: T; size: number }>()
  let total = 0

  function drop(key: string) {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    peek: (key) => entries.get(key)?.value,
    set(key, value, size) {
      drop(key)
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxSize) break
        drop(oldest)
      }
    },
    delete: drop,
  }
}
