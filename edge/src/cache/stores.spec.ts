import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import { createBoundedMap } from './bounded-map'
import { createRemoteCache, noRemoteCache } from './remote-cache'
import { createSplitMemory } from './split-memory'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setUp() {
  let clock = 1_000_000
  const now = () => clock
  const keyValue = fakeKeyValue(now)
  return {
    keyValue,
    now,
    remote: createRemoteCache(keyValue, 'v1|nz', now),
    advance: (ms: number) => {
      clock += ms
    },
  }
}

describe('the remote cache', () => {
  test('has the time of the load and the text under its key', async () => {
    const { remote, keyValue } = setUp()
    await remote.write('a', { text: 'one\ntwo', at: 12 })
    expect([keyValue.names(), keyValue.raw('v1|nz|a')]).toEqual([['v1|nz|a'], '12\none\ntwo'])
    expect(await remote.read('a')).toEqual({ text: 'one\ntwo', at: 12 })
    expect(await remote.read('b')).toBeNull()
  })

  test('stores a value for a day', async () => {
    const { remote, advance } = setUp()
    await remote.write('a', { text: 'x', at: 1 })
    advance(86_399_999)
    expect(await remote.read('a')).toEqual({ text: 'x', at: 1 })
    advance(1)
    expect(await remote.read('a')).toBeNull()
  })

  test.each(['', 'no time', '\ntext', 'soon\ntext'])('has no value in %j', async (text) => {
    const { remote, keyValue } = setUp()
    await keyValue.put('v1|nz|a', text, { expirationTtl: 60 })
    expect(await remote.read('a')).toBeNull()
  })

  test('is not called for five seconds after a failure', async () => {
    const { remote, keyValue, advance } = setUp()
    await remote.write('a', { text: 'x', at: 1 })
    keyValue.mode = 'throws'
    expect(await remote.read('a')).toBeNull()
    keyValue.mode = 'works'
    advance(4_999)
    expect(await remote.read('a')).toBeNull()
    await remote.write('b', { text: 'y', at: 2 })
    expect([keyValue.reads, keyValue.names()]).toEqual([0, ['v1|nz|a']])
    advance(1)
    expect(await remote.read('a')).toEqual({ text: 'x', at: 1 })
  })

  test('is not called for five seconds after a failed write', async () => {
    const { remote, keyValue } = setUp()
    keyValue.mode = 'throws'
    await remote.write('a', { text: 'x', at: 1 })
    keyValue.mode = 'works'
    await remote.read('a')
    expect(keyValue.reads).toBe(0)
  })

  test('is a miss after 300 ms', async () => {
    vi.useFakeTimers()
    const { remote, keyValue } = setUp()
    keyValue.mode = 'hangs'
    const done = vi.fn()
    const read = remote.read('a').then(done)
    await vi.advanceTimersByTimeAsync(299)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await read
    expect(done).toHaveBeenCalledWith(null)
  })

  test('counts the keys with a prefix, up to a thousand', async () => {
    const { remote, keyValue } = setUp()
    for (const key of ['/a', '/a/b', '/c']) await remote.write(key, { text: 'x', at: 1 })
    expect(await remote.count('/a')).toEqual({ cleared: 2, more: false })
    for (let at = 0; at < 999; at++) await keyValue.put(`v1|nz|/a/${at}`, '', { expirationTtl: 60 })
    expect(await remote.count('/a')).toEqual({ cleared: 1000, more: true })
  })

  test('fails to count after five seconds', async () => {
    vi.useFakeTimers()
    const { remote, keyValue } = setUp()
    keyValue.mode = 'hangs'
    const failed = vi.fn()
    const count = remote.count('').catch(failed)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await count
    expect(failed).toHaveBeenCalledWith(new Error('timeout'))
  })

  test('may be missing', async () => {
    await noRemoteCache.write('a', { text: 'x', at: 1 })
    expect([await noRemoteCache.read('a'), await noRemoteCache.count('')]).toEqual([null, { cleared: 0, more: false }])
  })
})

describe('a bounded map', () => {
  test('evicts the least recently used entries above its number', () => {
    const map = createBoundedMap<number>({ maxEntries: 2, maxSize: 100 })
    map.set('a', 1, 1)
    map.set('b', 2, 1)
    map.get('a')
    map.peek('b')
    map.set('c', 3, 1)
    expect(['a', 'b', 'c'].map((key) => map.peek(key))).toEqual([1, undefined, 3])
    expect([map.get('a'), map.get('b')]).toEqual([1, undefined])
  })

  test('evicts entries above its size, and counts a replaced entry once', () => {
    const map = createBoundedMap<number>({ maxEntries: 10, maxSize: 10 })
    map.set('a', 1, 5)
    map.set('a', 2, 5)
    map.set('b', 3, 5)
    expect(['a', 'b'].map((key) => map.peek(key))).toEqual([2, 3])
    map.set('c', 4, 1)
    expect(['a', 'b', 'c'].map((key) => map.peek(key))).toEqual([undefined, 3, 4])
  })

  test('has room again after a deletion', () => {
    const map = createBoundedMap<number>({ maxEntries: 10, maxSize: 10 })
    map.set('a', 1, 6)
    map.delete('a')
    map.set('b', 2, 6)
    map.set('c', 3, 4)
    expect(['a', 'b', 'c'].map((key) => map.peek(key))).toEqual([undefined, 2, 3])
  })
})

describe('a split memory', () => {
  const bounds = { maxEntries: 1, maxSize: 10 }
  const split = () => createSplitMemory<number>(bounds, { isMinor: (value) => value > 9, bounds })

  test('evicts minor values by minor values only', () => {
    const memory = split()
    memory.set('a', 1, 1)
    memory.set('b', 10, 1)
    expect([memory.get('a'), memory.peek('b')]).toEqual([1, 10])
    memory.set('c', 11, 1)
    expect([memory.peek('a'), memory.peek('b'), memory.get('c')]).toEqual([1, undefined, 11])
  })

  test('has one value for a key', () => {
    const memory = split()
    memory.set('a', 10, 1)
    memory.set('a', 1, 1)
    memory.delete('b')
    expect(memory.get('a')).toBe(1)
    memory.set('a', 12, 1)
    expect(memory.get('a')).toBe(12)
    memory.delete('a')
    expect(memory.peek('a')).toBeUndefined()
  })

  test('is one map without minor values', () => {
    const memory = createSplitMemory<number>(bounds, null)
    memory.set('a', 1, 1)
    memory.set('a', 20, 1)
    expect(memory.get('a')).toBe(20)
    memory.set('b', 2, 1)
    expect(memory.get('a')).toBeUndefined()
  })
})
