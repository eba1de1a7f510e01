import type { KeyValue } from '../cache/far-store'

/** A KV namespace in memory that can be told to fail. `names` leaves out the list of clears. */
export function fakeKeyValue(now: () => number) {
  const values = new Map<string, { value: string; until: number }>()
  const store = {
    mode: 'works' as 'works' | 'throws' | 'hangs' | 'lies',
    names: () => [...values.keys()].filter((name) => name !== 'clears'),
    raw: (name: string) => values.get(name)?.value,
  }
  async function deed<T>(work: () => T): Promise<T> {
    if (store.mode === 'throws') throw new Error('KV is down')
    if (store.mode === 'hangs') return new Promise(() => {})
    return work()
  }
  const keyValue: KeyValue = {
    get: (name) =>
      deed(() => {
        if (store.mode === 'lies') return '{"no": "time"}'
        const entry = values.get(name)
        return entry && entry.until > now() ? entry.value : null
      }),
    put: (name, value, { expirationTtl }) =>
      deed(() => void values.set(name, { value, until: now() + expirationTtl * 1000 })),
    delete: (name) => deed(() => void values.delete(name)),
    list: ({ prefix, limit }) =>
      deed(() => {
        const names = [...values.keys()].filter((name) => name.startsWith(prefix)).sort()
        return { keys: names.slice(0, limit).map((name) => ({ name })), list_complete: names.length <= limit }
      }),
  }
  return Object.assign(store, keyValue)
}
