import { describe, expect, test } from 'vitest'
import { setUpIsolates as setUp } from '../testing/isolates'

describe('the memory', () => {
  test('answers within its time to live, and revalidates early while it still answers', async () => {
    const { read, advance, settled, state } = setUp({ shared: false })
    expect(await read('a')).toEqual([1, 'miss'])
    advance(20_000)
    expect(await read('a')).toEqual([1, 'memory'])
    await settled()
    advance(29_999)
    expect([await read('a'), state.loads]).toEqual([[1, 'memory'], 1])
  })

  test('shares one load among all waiting readers', async () => {
    const { read, state } = setUp()
    const answers = await Promise.all(Array.from({ length: 200 }, () => read('a')))
    expect([new Set(answers.map(([n]) => n)).size, state.loads]).toEqual([1, 1])
  })

  test('evicts the least recently used entry when it is full', async () => {
    const { read, state } = setUp({ shared: false })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key)
    await read('a')
    expect(state.loads).toBe(4)
    await read('b')
    expect(state.loads).toBe(5)
  })

  test('stores no more than its size, even if more entries are allowed', async () => {
    const { read, state } = setUp({ shared: false, maxEntries: 100, maxSize: 25 })
    for (const key of ['a', 'b', 'c', 'a']) await read(key)
    expect(state.loads).toBe(4)
  })

  test('stores nothing without a key', async () => {
    const { read, state, keyValue } = setUp()
    await read(null)
    expect([await read(null), state.loads, keyValue.names()]).toEqual([[2, 'miss'], 2, []])
  })

  test('a load that never ends does not block later readers', async () => {
    const { read, advance, state } = setUp()
    state.hangs = true
    expect(await read('a')).toEqual([null, 'none'])
    state.hangs = false
    advance(20_000)
    expect(await read('a')).toEqual([2, 'miss'])
  })
})

describe('a value of yesterday', () => {
  test('is loaded again by the first reader of a day, in each isolate', async () => {
    const { read, cache, another, advance, settled, state } = setUp()
    await read('a')
    await settled()
    advance(1000)
    expect(cache.peek('a')).toEqual({ n: 1 })
    state.dayStart = 1_000_500
    expect(cache.peek('a')).toBeNull()
    expect(await read('a')).toEqual([2, 'miss'])
    await settled()
    expect([await read('a'), await another().read('a')]).toEqual([
      [2, 'memory'],
      [2, 'kv'],
    ])
  })

  test('is still answered while the source fails', async () => {
    const { read, advance, state } = setUp()
    await read('a')
    advance(1000)
    state.dayStart = 1_000_500
    state.fails = true
    expect(await read('a')).toEqual([1, 'stale'])
  })
})

describe('the shared store', () => {
  test('saves other isolates the load', async () => {
    const { read, another, settled, state } = setUp()
    await read('a')
    await settled()
    expect([await another().read('a'), state.loads]).toEqual([[1, 'kv'], 1])
  })

  test('a stale value is answered at once while a new one is loaded', async () => {
    const { read, another, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(60_000)
    const other = another()
    expect(await other.read('a')).toEqual([1, 'stale'])
    await settled()
    expect(await other.read('a')).toEqual([2, 'memory'])
  })

  test('a value that is too old is loaded again before the answer', async () => {
    const { read, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(600_000)
    expect(await read('a')).toEqual([2, 'miss'])
  })

  test('answers in place of a failing source for a day', async () => {
    const { read, another, advance, settled, state } = setUp()
    await read('a')
    await settled()
    state.fails = true
    advance(86_400_000 - 1000)
    expect(await another().read('a')).toEqual([1, 'stale'])
    advance(2000)
    expect(await another().read('a')).toEqual([null, 'none'])
  })

  test('answers in place of a hanging source, and only the first reader waits for it', async () => {
    const { read, advance, settled, state } = setUp()
    await read('a')
    await settled()
    state.hangs = true
    advance(600_000)
    expect(await read('a')).toEqual([1, 'stale'])
    const startedAt = performance.now()
    expect(await read('a')).toEqual([1, 'stale'])
    expect([performance.now() - startedAt < 15, state.loads]).toEqual([true, 2])
  })

  test.each(['throws', 'hangs', 'corrupt'] as const)('that %s does not break a read', async (how) => {
    const { read, advance, keyValue, settled } = setUp({ deadlineMs: 500 })
    keyValue.mode = how
    expect(await read('a')).toEqual([1, 'miss'])
    advance(600_000)
    expect(await read('a')).toEqual([2, 'miss'])
    if (how !== 'hangs') await settled()
  })

  test('does not store a value that encode refuses', async () => {
    const { read, settled, state, keyValue } = setUp()
    state.loads = 1000
    await read('a')
    await settled()
    expect(keyValue.names()).toEqual([])
  })
})

describe('a source that failed', () => {
  test('is not loaded again for a moment', async () => {
    const { read, advance, state } = setUp()
    state.fails = true
    await read('a')
    await read('a')
    expect(state.loads).toBe(1)
    advance(1000)
    await read('a')
    expect(state.loads).toBe(2)
  })
})

test('minor values evict only each other', async () => {
  const { read, state } = setUp({ shared: false, minorFrom: 3 })
  for (const key of ['a', 'b', 'x', 'y', 'z']) await read(key)
  expect([await read('a'), await read('b'), await read('z'), state.loads]).toEqual([
    [1, 'memory'],
    [2, 'memory'],
    [5, 'memory'],
    5,
  ])
  expect(await read('x')).toEqual([6, 'miss'])
})
