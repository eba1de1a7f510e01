import { describe, expect, test } from 'vitest'
import { setUpIsolates as setUp } from '../testing/isolates'
import { AHEAD_MS, CHECK_MS, FRESH_MS, KEEP_MS, RETRY_MS, REVALIDATE_MS } from './layered-cache'

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

test('values that are minor push only each other out', async () => {
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
