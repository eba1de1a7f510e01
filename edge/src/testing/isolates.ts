import { createLayeredCache } from '../cache/layered-cache'
import { createPurges } from '../cache/purges'
import { createRemoteCache, noRemoteCache } from '../cache/remote-cache'
import { fakeKeyValue } from './fake-key-value'

interface Counted {
  n: number
}

const defaults = { shared: true, maxEntries: 3, maxSize: 1000, deadlineMs: 20, minorFrom: 1_000_000 }

/** A source that counts its loads and can fail or hang, with isolates that share one store. */
export function setUpIsolates(options: Partial<typeof defaults> = {}) {
  const { shared, maxEntries, maxSize, deadlineMs, minorFrom } = { ...defaults, ...options }
  let clock = 1_000_000
  const now = () => clock
  const keyValue = fakeKeyValue(now)
  const state = { loads: 0, fails: false, hangs: false, dayStart: 0 }
  const pending: Promise<unknown>[] = []
  const load = async (): Promise<Counted> => {
    state.loads++
    const n = state.loads
    if (state.fails) throw new Error('down')
    if (state.hangs) await new Promise(() => {})
    return { n }
  }
  function isolate() {
    const cache = createLayeredCache<Counted>({
      now,
      dayStart: () => state.dayStart,
      remote: shared ? createRemoteCache(keyValue, 'v1|nz', now) : noRemoteCache,
      purges: createPurges(shared ? keyValue : null, 'nz', now),
      bounds: { maxEntries, maxSize },
      minor: { isMinor: ({ n }) => n >= minorFrom, bounds: { maxEntries: 2, maxSize } },
      sizeOf: () => 10,
      encode: ({ n }) => (n < 1000 ? String(n) : null),
      decode: (_, text) => ({ n: Number(text) }),
    })
    const keepAlive = (work: Promise<unknown>) => void pending.push(work)
    return {
      cache,
      read: async (key: string | null) => {
        const { value, state } = await cache.read(key, { load, deadlineMs, keepAlive })
        return [value?.n ?? null, state]
      },
      refresh: (key: string) => cache.refresh(key, { load, deadlineMs, keepAlive }),
    }
  }
  return {
    ...isolate(),
    another: isolate,
    state,
    keyValue,
    advance: (ms: number) => {
      clock += ms
    },
    settled: () => Promise.all(pending),
  }
}
