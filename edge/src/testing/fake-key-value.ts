import type { KeyValue } from '../cache/key-value'

interface Entry {
  value: string
  metadata: unknown
  until: number
}

const PURGE = 'purge|'

/** A KV namespace in memory with simulated failures. `names` excludes purges. */
export function fakeKeyValue(now: () => number) {
  const values = new Map<string, Entry>()
  const store = {
    mode: 'works' as 'works' | 'throws' | 'hangs' | 'corrupt',
    reads: 0,
    lists: 0,
    names: () => [...values.keys()].filter((name) => !name.startsWith(PURGE)),
    purges: () => [...values.keys()].filter((name) => name.startsWith(PURGE)),
    raw: (name: string) => values.get(name)?.value,
  }
  async function act<T>(work: () => T): Promise<T> {
    if (store.mode === 'throws') throw new Error('KV is down')
    if (store.mode === 'hangs') return new Promise(() => {})
    return work()
  }
  const keyValue: KeyValue = {
    get: (name) =>
      act(() => {
        store.reads++
        if (store.mode === 'corrupt') return '{"no": "time"}'
        const entry = values.get(name)
        return entry && entry.until > now() ? entry.value : null
      }),
    put: (name, value, { expirationTtl, metadata }) =>
      act(() => void values.set(name, { value, metadata, until: now() + expirationTtl * 1000 })),
    list: ({ prefix, limit }) =>
      act(() => {
        store.lists++
        const found = [...values].filter(([name, { until }]) => name.startsWith(prefix) && until > now())
        const keys = found.map(([name, { metadata }]) => ({
          name,
          metadata: store.mode === 'corrupt' ? { at: 'now' } : metadata,
        }))
        keys.sort((a, b) => (a.name < b.name ? -1 : 1))
        return { keys: keys.slice(0, limit), list_complete: keys.length <= limit }
      }),
  }
  return Object.assign(store, keyValue)
}
