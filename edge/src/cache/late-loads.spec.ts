import { describe, expect, test } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import { setUpIsolates } from '../testing/isolates'
import { createLayeredCache } from './layered-cache'
import { createPurges } from './purges'
import { createRemoteCache } from './remote-cache'

/** A cache of numbers with loads that end when the test says so; null fails. Values below 0 cannot be decoded. */
function setUp() {
  let clock = 1_000_000
  const now = () => clock
  const keyValue = fakeKeyValue(now)
  const cache = createLayeredCache<number>({
    now,
    remote: createRemoteCache(keyValue, 'v1|nz', now),
    purges: createPurges(keyValue, 'nz', now),
    bounds: { maxEntries: 9, maxSize: 900 },
    sizeOf: () => 1,
    encode: String,
    decode: (_, text) => {
      if (text.startsWith('-')) throw new Error('of an old version')
      return Number(text)
    },
  })
  const ends: ((value: number | null) => void)[] = []
  const pending: Promise<unknown>[] = []
  const load = () =>
    new Promise<number>((resolve, reject) => {
      ends.push((value) => (value === null ? reject(new Error('down')) : resolve(value)))
    })
  return {
    keyValue,
    ends,
    read: (deadlineMs = 5000) => cache.read('a', { load, deadlineMs, keepAlive: (work) => void pending.push(work) }),
    started: async (count: number) => {
      while (ends.length < count) await new Promise((resolve) => setTimeout(resolve))
    },
    advance: (ms: number) => {
      clock += ms
    },
    settled: () => Promise.all(pending),
  }
}

describe('a load that ends late', () => {
  test('with a failure does not end the load that took its place', async () => {
    const { read, ends, started, advance } = setUp()
    const first = read()
    await started(1)
    advance(15_000)
    const second = read()
    await started(2)
    ends[0]?.(null)
    expect((await first).value).toBeNull()
    advance(1000)
    const third = read()
    ends[1]?.(2)
    expect(await Promise.all([second, third])).toEqual([
      { value: 2, state: 'miss', upstreamMs: 1000 },
      { value: 2, state: 'miss', upstreamMs: 1000 },
    ])
    expect(ends).toHaveLength(2)
  })

  test('after a newer one leaves that value in memory', async () => {
    const { read, ends, started, advance, settled } = setUp()
    const first = read()
    await started(1)
    advance(15_000)
    const second = read()
    await started(2)
    ends[1]?.(2)
    expect((await second).value).toBe(2)
    ends[0]?.(1)
    await first
    await settled()
    expect(await read()).toEqual({ value: 2, state: 'memory', upstreamMs: 0 })
  })

  test('is waited for by each reader while no value is known', async () => {
    const { read, ends, started } = setUp()
    expect(await read(20)).toEqual({ value: null, state: 'none', upstreamMs: 0 })
    await started(1)
    const second = read()
    ends[0]?.(1)
    expect((await second).value).toBe(1)
    expect(ends).toHaveLength(1)
  })
})

describe('a value of the shared store', () => {
  test('that is older than the one in memory does not replace it', async () => {
    const { read, ends, started, advance, settled, keyValue } = setUp()
    const first = read()
    await started(1)
    ends[0]?.(7)
    await first
    await settled()
    await keyValue.put('v1|nz|a', '999000\n3', { expirationTtl: 60 })
    advance(30_000)
    expect(await read()).toEqual({ value: 7, state: 'kv', upstreamMs: 0 })
  })

  test('that cannot be decoded is a miss', async () => {
    const { read, ends, started, keyValue } = setUp()
    await keyValue.put('v1|nz|a', '1000000\n-1', { expirationTtl: 60 })
    const first = read()
    await started(1)
    ends[0]?.(7)
    expect(await first).toEqual({ value: 7, state: 'miss', upstreamMs: 0 })
  })
})

describe('a refresh', () => {
  test('of a young value in memory does not read the shared store', async () => {
    const { read, refresh, settled, keyValue } = setUpIsolates()
    await read('a')
    await settled()
    const { reads } = keyValue
    expect(await refresh('a')).toBe('young')
    expect(keyValue.reads).toBe(reads)
  })

  test('with a value that encode refuses stores nothing', async () => {
    const { refresh, settled, state, keyValue } = setUpIsolates()
    state.loads = 1000
    expect(await refresh('a')).toBe('refreshed')
    await settled()
    expect(keyValue.names()).toEqual([])
  })
})

test('a memory without a shared store is peeked at below 20 seconds only', async () => {
  const { read, cache, advance } = setUpIsolates({ shared: false })
  await read('a')
  advance(19_999)
  expect(cache.peek('a')).toEqual({ n: 1 })
  advance(1)
  expect(cache.peek('a')).toBeNull()
})
