import { type Bounds, createBoundedMap } from './bounded-map'

/** Values that must not evict others, with their own limits. */
export interface MinorValues<T> {
  isMinor: (value: T) => boolean
  bounds: Bounds
}

export interface SplitMemory<T> {
  get(key: string): T | undefined
  /** Reads an entry without marking it as used. */
  peek(key: string): T | undefined
  set(key: string, value: T, size: number): void
  delete(key: string): void
}

/** A bounded memory with separate limits for minor values, so that they evict only each other. */
export function createSplitMemory<T>(bounds: Bounds, minor: MinorValues<T> | null): SplitMemory<T> {
  const major = createBoundedMap<T>(bounds)
  const others = minor ? createBoundedMap<T>(minor.bounds) : major
  return {
    get: (key) => major.get(key) ?? others.get(key),
    peek: (key) => major.peek(key) ?? others.peek(key),
    set(key, value, size) {
      const [home, other] = minor?.isMinor(value) ? [others, major] : [major, others]
      if (other !== home) other.delete(key)
      home.set(key, value, size)
    },
    delete(key) {
      major.delete(key)
      others.delete(key)
    },
  }
}
