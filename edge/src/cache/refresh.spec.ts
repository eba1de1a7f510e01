import { expect, test } from 'vitest'
import { setUpIsolates } from '../testing/isolates'

/** An isolate that loaded `a` the given time ago. */
async function aged(ms = 30_000) {
  const isolates = setUpIsolates()
  await isolates.read('a')
  await isolates.settled()
  isolates.advance(ms)
  return isolates
}

test('a refresh replaces the old value in memory and in the shared store', async () => {
  const { refresh, read, another, settled, state } = await aged()
  expect(await refresh('a')).toBe('refreshed')
  await settled()
  expect([await read('a'), await another().read('a'), state.loads]).toEqual([[2, 'memory'], [2, 'kv'], 2])
})

test('a refresh does nothing to a value younger than 30 seconds, whichever isolate loaded it', async () => {
  const { refresh, another, state } = await aged(29_999)
  expect([await refresh('a'), await another().refresh('a'), state.loads]).toEqual(['young', 'young', 1])
})

test('concurrent refreshes share one load', async () => {
  const { refresh, state } = await aged()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => refresh('a')))
  expect([new Set(outcomes), state.loads]).toEqual([new Set(['refreshed']), 2])
})

test.each(['fails', 'hangs'] as const)('a refresh from a source that %s leaves the old value', async (how) => {
  const { refresh, read, state, keyValue } = await aged()
  state[how] = true
  expect(await refresh('a')).toBe('failed')
  expect([(await read('a'))[0], keyValue.names()]).toEqual([1, ['v1|nz|a']])
})

test('a refresh does not call a source that has just failed', async () => {
  const { refresh, state, advance } = await aged()
  state.fails = true
  for (let n = 0; n < 5; n++) await refresh('a')
  expect(state.loads).toBe(2)
  state.fails = false
  advance(1000)
  expect(await refresh('a')).toBe('refreshed')
})

test('a refresh does not store a value whose load began before a purge', async () => {
  const { refresh, read, cache, advance } = await aged()
  const refreshed = refresh('a')
  await Promise.resolve()
  await cache.purge('')
  await refreshed
  advance(10)
  expect((await read('a'))[1]).not.toBe('kv')
})
