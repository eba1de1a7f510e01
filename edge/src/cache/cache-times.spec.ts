import { describe, expect, test } from 'vitest'
import { setUpIsolates as setUp } from '../testing/isolates'

describe('the memory', () => {
  test('answers alone below 20 seconds, and is checked in the background from then on', async () => {
    const { read, advance, settled, keyValue } = setUp()
    await read('a')
    await settled()
    const before = keyValue.reads
    advance(19_999)
    expect(await read('a')).toEqual([1, 'memory'])
    await settled()
    expect(keyValue.reads).toBe(before)
    advance(1)
    expect(await read('a')).toEqual([1, 'memory'])
    await settled()
    expect(keyValue.reads).toBe(before + 1)
  })

  test('answers below 30 seconds, and waits for the shared store from then on', async () => {
    const { read, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(29_999)
    expect(await read('a')).toEqual([1, 'memory'])
    await settled()
    advance(30_000)
    expect(await read('a')).toEqual([1, 'kv'])
  })

  test('is peeked at below 20 seconds only', async () => {
    const { read, cache, advance, settled } = setUp()
    expect(cache.peek('a')).toBeNull()
    await read('a')
    await settled()
    advance(19_999)
    expect(cache.peek('a')).toEqual({ n: 1 })
    advance(1)
    expect(cache.peek('a')).toBeNull()
  })

  test('has an entry at any age', async () => {
    const { read, cache, advance, settled } = setUp()
    expect(cache.has('a')).toBe(false)
    await read('a')
    await settled()
    advance(1_000_000)
    expect(cache.has('a')).toBe(true)
  })
})

describe('a value of the shared store', () => {
  test.each([
    ['below a minute is fresh', 59_999, [1, 'kv']],
    ['of a minute is stale', 60_000, [1, 'stale']],
    ['below ten minutes is stale', 599_999, [1, 'stale']],
    ['of ten minutes is loaded before the answer', 600_000, [2, 'miss']],
  ])('%s', async (_, age, answer) => {
    const { read, another, advance, settled } = setUp()
    await read('a')
    await settled()
    advance(age)
    expect(await another().read('a')).toEqual(answer)
    await settled()
  })
})

describe('a source that fails', () => {
  test.each([
    ['below a day', 86_399_999, [1, 'stale']],
    ['of a day', 86_400_000, [null, 'none']],
  ])('is answered for by a value %s: %s ms', async (_, age, answer) => {
    const { read, advance, settled, state } = setUp({ shared: false })
    await read('a')
    await settled()
    state.fails = true
    advance(age)
    expect(await read('a')).toEqual(answer)
    expect(await read('a')).toEqual(answer)
    expect(state.loads).toBe(2)
  })

  test('is called at once for another key', async () => {
    const { read, state } = setUp()
    state.fails = true
    await read('a')
    await read('b')
    expect(state.loads).toBe(2)
  })

  test('fails a refresh, and is not called by the next', async () => {
    const { refresh, state } = setUp()
    state.fails = true
    expect(await refresh('a')).toBe('failed')
    expect(await refresh('a')).toBe('failed')
    expect(state.loads).toBe(1)
  })

  test('gives no value for a read without a key', async () => {
    const { read, state } = setUp()
    state.fails = true
    expect(await read(null)).toEqual([null, 'none'])
    state.fails = false
    state.hangs = true
    expect(await read(null)).toEqual([null, 'none'])
  })
})

test.each([
  ['a load that fails is not repeated', 'fails', 1_000],
  ['a load that hangs is shared', 'hangs', 15_000],
] as const)('%s (%s) for %i ms', async (_, trouble, wait) => {
  const { read, advance, state } = setUp()
  state[trouble] = true
  await read('a')
  advance(wait - 1)
  await read('a')
  expect(state.loads).toBe(1)
  advance(1)
  await read('a')
  expect(state.loads).toBe(2)
})

describe('a refresh', () => {
  test('does nothing to a value below 30 seconds', async () => {
    const { read, refresh, another, advance, settled, state } = setUp()
    await read('a')
    await settled()
    advance(29_999)
    expect(await refresh('a')).toBe('young')
    expect(await another().refresh('a')).toBe('young')
    expect(state.loads).toBe(1)
    advance(1)
    expect(await refresh('a')).toBe('refreshed')
    expect(state.loads).toBe(2)
  })

  test('is shared by all that run for one key', async () => {
    const { refresh, state } = setUp()
    expect(await Promise.all([refresh('a'), refresh('a'), refresh('b')])).toEqual([
      'refreshed',
      'refreshed',
      'refreshed',
    ])
    expect(state.loads).toBe(2)
  })

  test('is written to the shared store', async () => {
    const { refresh, another, settled } = setUp()
    await refresh('a')
    await settled()
    expect(await another().read('a')).toEqual([1, 'kv'])
  })

  test('fails where the source is too slow', async () => {
    const { refresh, state } = setUp()
    state.hangs = true
    expect(await refresh('a')).toBe('failed')
  })
})

describe('the duration of a load', () => {
  test.each(['a', null])('is part of its answer, with the key %j', async (key) => {
    const { cache, advance } = setUp()
    const load = async () => {
      advance(40)
      return { n: 7 }
    }
    expect(await cache.read(key, { load, deadlineMs: 500, keepAlive: () => {} })).toEqual({
      value: { n: 7 },
      state: 'miss',
      upstreamMs: 40,
    })
  })
})

describe('a purge', () => {
  test('replaces the running loads of its prefix, and no others', async () => {
    const { cache, read, state } = setUp()
    state.hangs = true
    await Promise.all([read('/a/x'), read('/b/a')])
    state.hangs = false
    await cache.purge('/a')
    expect(await read('/a/x')).toEqual([3, 'miss'])
    expect(await read('/b/a')).toEqual([null, 'none'])
    expect(state.loads).toBe(3)
  })

  test('makes a young value old for a refresh', async () => {
    const { cache, read, refresh, settled, state } = setUp()
    await read('/a')
    await settled()
    expect(await refresh('/a')).toBe('young')
    await cache.purge('/a')
    expect(await refresh('/a')).toBe('refreshed')
    expect(state.loads).toBe(2)
  })
})
