import { describe, expect, test } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import { createFarStore, noFarStore } from './far-store'
import { AHEAD_MS, CHECK_MS, createLayeredCache, FRESH_MS, KEEP_MS, RETRY_MS, REVALIDATE_MS } from './layered-cache'

interface Counted {
  n: number
}

/** A source that counts and can fail or hang, and isolates in front of it that share one store. */
function setUp({ shared = true, maxEntries = 3, maxSize = 1000, deadlineMs = 20 } = {}) {
  let clock = 1_000_000
  const now = () => clock
  const keyValue = fakeKeyValue(now)
  const state = { loads: 0, fails: false, hangs: false }
  const kept: Promise<unknown>[] = []
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
      far: shared ? createFarStore(keyValue, 'v1|nz', now) : noFarStore,
      bounds: { maxEntries, maxSize },
      sizeOf: () => 10,
      encode: ({ n }) => (n < 1000 ? String(n) : null),
      decode: (_, text) => ({ n: Number(text) }),
    })
    const keepAlive = (work: Promise<unknown>) => void kept.push(work)
    return {
      cache,
      read: async (key: string | null) => {
        const { value, state } = await cache.read(key, { load, deadlineMs, keepAlive })
        return [value?.n ?? null, state]
      },
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
    settled: () => Promise.all(kept),
  }
}

describe('the memory', () => {
  test('answers while it was looked after lately, and looks ahead while it answers', async () => {
    const { read, advance, settled, state } = setUp({ shared: false })
    expect(await read('a')).toEqual([1, 'miss'])
    advance(AHEAD_MS)
    expect(await read('a')).toEqual([1, 'memory'])
    await settled()
    advance(CHECK_MS - 1)
    expect([await read('a'), state.loads]).toEqual([[1, 'memory'], 1])
  })

  test('shares one load among all who wait', async () => {
    const { read, state } = setUp()
    const answers = await Promise.all(Array.from({ length: 200 }, () => read('a')))
    expect([new Set(answers.map(([n]) => n)).size, state.loads]).toEqual([1, 1])
  })

  test('forgets what was read longest ago when it is full', async () => {
    const { read, state } = setUp({ shared: false })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key)
    await read('a')
    expect(state.loads).toBe(4)
    await read('b')
    expect(state.loads).toBe(5)
  })

  test('holds no more than its size, however many entries fit', async () => {
    const { read, state } = setUp({ shared: false, maxEntries: 100, maxSize: 25 })
    for (const key of ['a', 'b', 'c', 'a']) await read(key)
    expect(state.loads).toBe(4)
  })

  test('keeps nothing without a key', async () => {
    const { read, state, keyValue } = setUp()
    await read(null)
    expect([await read(null), state.loads, keyValue.names()]).toEqual([[2, 'miss'], 2, []])
  })

  test('a load that was cut off holds nobody up for ever', async () => {
    const { read, advance, state } = setUp()
    state.hangs = true
    expect(await read('a')).toEqual([null, 'none'])
    state.hangs = false
    advance(20_000)
    expect(await read('a')).toEqual([2, 'miss'])
  })
})

describe('the shared store', () => {
  test('spares another isolate the load', async () => {
    const { read, another, settled, state } = setUp()
    await read('a')
    await settled()
    expect([await another().read('a'), state.loads]).toEqual([[1, 'kv'], 1])
  })

  test('an answer that is no longer fresh goes out at once while a new one is fetched', async () => {
    const { read, another, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(FRESH_MS)
    const other = another()
    expect(await other.read('a')).toEqual([1, 'stale'])
    await settled()
    expect(await other.read('a')).toEqual([2, 'memory'])
  })

  test('an old answer is waited past', async () => {
    const { read, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(REVALIDATE_MS)
    expect(await read('a')).toEqual([2, 'miss'])
  })

  test('stands in for a source that fails, for a day', async () => {
    const { read, another, advance, settled, state } = setUp()
    await read('a')
    await settled()
    state.fails = true
    advance(KEEP_MS - 1000)
    expect(await another().read('a')).toEqual([1, 'stale'])
    advance(2000)
    expect(await another().read('a')).toEqual([null, 'none'])
  })

  test('stands in for a source that hangs, and only the first reader waits for it', async () => {
    const { read, advance, settled, state } = setUp()
    await read('a')
    await settled()
    state.hangs = true
    advance(REVALIDATE_MS)
    expect(await read('a')).toEqual([1, 'stale'])
    const startedAt = performance.now()
    expect(await read('a')).toEqual([1, 'stale'])
    expect([performance.now() - startedAt < 15, state.loads]).toEqual([true, 2])
  })

  test.each(['throws', 'hangs', 'lies'] as const)('that %s breaks nothing', async (how) => {
    const { read, advance, keyValue, settled } = setUp({ deadlineMs: 500 })
    keyValue.mode = how
    expect(await read('a')).toEqual([1, 'miss'])
    advance(REVALIDATE_MS)
    expect(await read('a')).toEqual([2, 'miss'])
    if (how !== 'hangs') await settled()
  })

  test('does not hold what is not worth it', async () => {
    const { read, settled, state, keyValue } = setUp()
    state.loads = 1000
    await read('a')
    await settled()
    expect(keyValue.names()).toEqual([])
  })
})

describe('a source that failed', () => {
  test('is left alone for a moment', async () => {
    const { read, advance, state } = setUp()
    state.fails = true
    await read('a')
    await read('a')
    expect(state.loads).toBe(1)
    advance(RETRY_MS)
    await read('a')
    expect(state.loads).toBe(2)
  })
})

describe('a clear', () => {
  test('is true here at once, and everywhere within 90 seconds', async () => {
    const { read, another, advance, settled, cache } = setUp()
    const other = another()
    await read('/a|')
    await settled()
    await other.read('/a|')
    advance(10)
    expect(await cache.clear('/a|')).toEqual({ cleared: 1, more: false })
    expect(await read('/a|')).toEqual([2, 'miss'])
    await settled()
    advance(CHECK_MS)
    expect(await other.read('/a|')).toEqual([2, 'kv'])
  })

  test('reaches what begins so, and everything', async () => {
    const { read, advance, settled, cache, keyValue } = setUp({ maxEntries: 9 })
    for (const key of ['/blog/a|', '/blog/b|', '/c|']) await read(key)
    await settled()
    advance(10)
    expect(await cache.clear('/blog/')).toEqual({ cleared: 2, more: false })
    expect(await read('/c|')).toEqual([3, 'memory'])
    expect(await cache.clear('')).toEqual({ cleared: 1, more: false })
    expect(keyValue.names()).toEqual([])
  })

  test('makes void what was under way, whoever stores it later', async () => {
    const { read, another, advance, settled, cache, keyValue } = setUp()
    const other = another()
    await read('/a|')
    await settled()
    const old = keyValue.raw('v1|nz|/a|') ?? ''
    advance(10)
    await cache.clear('/a|')
    await keyValue.put('v1|nz|/a|', old, { expirationTtl: 60 })
    expect(await other.read('/a|')).toEqual([2, 'miss'])
  })

  test('of more than 900 keys says that there is more', async () => {
    const { cache, keyValue } = setUp()
    for (let n = 0; n < 950; n++) await keyValue.put(`v1|nz|/${n}|`, '1\n1', { expirationTtl: 60 })
    expect(await cache.clear('')).toEqual({ cleared: 900, more: true })
    expect(await cache.clear('')).toEqual({ cleared: 50, more: false })
  })
})
