import { describe, expect, test } from 'vitest'
import { createMemory, FRESH_MS, KEEP_MS, RETRY_MS, REVALIDATE_MS } from './page-memory'

/** A memory on a clock of its own, over a source that counts and can fail. */
function setUp(limits: { maxEntries?: number; maxSize?: number } = {}) {
  let clock = 0
  const state = { loads: 0, fails: false }
  const kept: Promise<unknown>[] = []
  const memory = createMemory<{ size: number; n: number }>({
    now: () => clock,
    maxEntries: 3,
    maxSize: 1000,
    ...limits,
  })
  const load = async () => {
    state.loads++
    if (state.fails) throw new Error('down')
    return { size: 10, n: state.loads }
  }
  return {
    state,
    advance: (ms: number) => {
      clock += ms
    },
    settled: () => Promise.all(kept),
    read: (key: string, deadlineMs = 50) =>
      memory.read(key, load, { deadlineMs, keepAlive: (work) => kept.push(work) }).then((value) => value?.n ?? null),
    late: (key: string) =>
      memory
        .read(key, () => new Promise(() => {}), { deadlineMs: 10, keepAlive: () => {} })
        .then((value) => value?.n ?? null),
  }
}

describe('the page memory', () => {
  test('answers from memory while fresh', async () => {
    const { read, advance, state } = setUp()
    await read('a')
    advance(FRESH_MS - 1)
    expect([await read('a'), state.loads]).toEqual([1, 1])
  })

  test('answers at once with what it has while it fetches anew', async () => {
    const { read, advance, settled } = setUp()
    await read('a')
    advance(FRESH_MS)
    expect(await read('a')).toBe(1)
    await settled()
    expect(await read('a')).toBe(2)
  })

  test('waits for a new answer once the old one is too old', async () => {
    const { read, advance } = setUp()
    await read('a')
    advance(REVALIDATE_MS)
    expect(await read('a')).toBe(2)
  })

  test('shares one load among all who wait', async () => {
    const { read, state } = setUp()
    expect(await Promise.all([read('a'), read('a'), read('a')])).toEqual([1, 1, 1])
    expect(state.loads).toBe(1)
  })

  test('stands in for a source that fails or is late, for a day', async () => {
    const { read, late, advance, state } = setUp()
    await read('a')
    state.fails = true
    advance(KEEP_MS - 10)
    expect(await late('a')).toBe(1)
    advance(20)
    expect(await read('b')).toBeNull()
  })

  test('leaves a source that failed alone for a moment', async () => {
    const { read, advance, state } = setUp()
    state.fails = true
    await read('a')
    await read('a')
    expect(state.loads).toBe(1)
    advance(RETRY_MS)
    await read('a')
    expect(state.loads).toBe(2)
  })

  test('forgets what was read longest ago when it is full', async () => {
    const { read, state } = setUp()
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key)
    await read('a')
    expect(state.loads).toBe(4)
    await read('b')
    expect(state.loads).toBe(5)
  })

  test('holds no more than its size, however many entries fit', async () => {
    const { read, state } = setUp({ maxEntries: 100, maxSize: 25 })
    for (const key of ['a', 'b', 'c']) await read(key)
    await read('a')
    expect(state.loads).toBe(4)
  })
})
