import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import type { KeyValue } from './key-value'
import { createPurges } from './purges'

const START = 1_000_000
const DAY = 86_400_000

let lines: string[] = []

beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Isolates of one store, each with its own list of purges. */
function setUp() {
  let clock = START
  const now = () => clock
  const keyValue = fakeKeyValue(now)
  return {
    keyValue,
    now,
    isolate: (storeCode = 'nz') => createPurges(keyValue, storeCode, now),
    advance: (ms: number) => {
      clock += ms
    },
  }
}
const read = (purges: ReturnType<typeof createPurges>) => purges.check(() => {})

/** A list of purges that was read from these keys. */
async function listOf(keys: { name: string; metadata?: unknown }[], list_complete = true) {
  const list: KeyValue['list'] = async () => ({ keys, list_complete })
  const purges = createPurges({ ...setUp().keyValue, list }, 'nz', () => START)
  await read(purges)
  return purges
}

describe('the list of purges', () => {
  test('is fresh for 20 seconds, and waited for after 30', async () => {
    const { keyValue, isolate, advance } = setUp()
    const purges = isolate()
    const kept: Promise<unknown>[] = []
    const check = () => purges.check((work) => void kept.push(work))
    expect(purges.isFresh()).toBe(false)
    await check()
    expect([purges.isFresh(), keyValue.lists, kept.length]).toEqual([true, 1, 1])
    advance(19_999)
    expect([purges.isFresh(), check()]).toEqual([true, null])
    advance(1)
    expect([purges.isFresh(), check(), check()]).toEqual([false, null, null])
    await Promise.all(kept)
    expect([keyValue.lists, kept.length]).toEqual([2, 2])
    advance(29_999)
    expect(check()).toBeNull()
    await Promise.all(kept)
    advance(30_000)
    expect(check()).toBeInstanceOf(Promise)
  })

  test('is as old as the start of its read', async () => {
    const { keyValue, now, advance } = setUp()
    let answer: () => void = () => {}
    const list: KeyValue['list'] = async (options) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return keyValue.list(options)
    }
    const purges = createPurges({ ...keyValue, list }, 'nz', now)
    const reading = read(purges)
    expect(read(purges)).toBe(reading)
    advance(5000)
    answer()
    await reading
    advance(14_999)
    expect(purges.isFresh()).toBe(true)
    advance(1)
    expect(purges.isFresh()).toBe(false)
  })

  test('is waited for 300 ms at most', async () => {
    vi.useFakeTimers()
    const { keyValue, isolate } = setUp()
    keyValue.mode = 'hangs'
    const done = vi.fn()
    const reading = read(isolate())?.then(done)
    await vi.advanceTimersByTimeAsync(299)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await reading
    expect(done).toHaveBeenCalledOnce()
    expect(lines).toEqual(['{"event":"page-cache","work":"purges","error":"timeout"}'])
  })

  test('is not waited for in the five seconds after a failure', async () => {
    const { keyValue, isolate, advance } = setUp()
    const purges = isolate()
    keyValue.mode = 'throws'
    await read(purges)
    expect(purges.isFresh()).toBe(true)
    advance(4_999)
    expect(purges.isFresh()).toBe(true)
    advance(1)
    expect(purges.isFresh()).toBe(false)
  })

  test('stays as it was after a failure, which is logged', async () => {
    const { keyValue, isolate, advance } = setUp()
    const purges = isolate()
    await isolate().add('/a')
    await read(purges)
    keyValue.mode = 'throws'
    advance(30_000)
    await read(purges)
    expect([purges.isPurged('/a', START), purges.generation()]).toEqual([true, 1])
    expect(lines).toEqual(['{"event":"page-cache","work":"purges","error":"KV is down"}'])
  })

  test('has a new generation with a new purge only', async () => {
    const { isolate, advance } = setUp()
    const [here, there] = [isolate(), isolate()]
    await read(there)
    expect(there.generation()).toBe(0)
    await here.add('/a')
    expect(here.generation()).toBe(1)
    advance(30_000)
    await read(there)
    expect(there.generation()).toBe(1)
    advance(30_000)
    await read(there)
    expect(there.generation()).toBe(1)
    await here.add('/b')
    advance(30_000)
    await read(there)
    expect(there.generation()).toBe(2)
  })

  test('is read from the purges of its own store', async () => {
    const { isolate } = setUp()
    await isolate('au').add('')
    const purges = isolate('nz')
    await read(purges)
    expect(purges.isPurged('/a', START)).toBe(false)
  })

  test('ignores entries that are no purge', async () => {
    const metadata = [
      null,
      'all',
      7,
      { at: START },
      { prefix: '/a' },
      { prefix: 5, at: START },
      { prefix: '/a', at: '9' },
    ]
    const purges = await listOf([
      ...metadata.map((value, at) => ({ name: `purge|nz|${at}`, metadata: value })),
      { name: 'purge|nz|none' },
      { name: 'purge|nz|real', metadata: { prefix: '/b', at: START } },
    ])
    expect(['/a', '5', 'undefined', '/b'].map((key) => purges.isPurged(key, 1))).toEqual([false, false, false, true])
  })

  test('covers all older purges where it is cut off', async () => {
    const keys = [
      { name: 'purge|nz|1', metadata: { prefix: '/a', at: 90 } },
      { name: 'purge|nz|2', metadata: { prefix: '/a', at: 70 } },
      { name: 'purge|nz|3', metadata: { prefix: '/a', at: 50 } },
    ]
    const purges = await listOf(keys, false)
    expect([purges.isPurged('/b', 50), purges.isPurged('/b', 51), purges.isPurged('/a', 90)]).toEqual([
      true,
      false,
      true,
    ])
    const complete = await listOf(keys)
    expect([complete.isPurged('/b', 50), complete.isPurged('/a', 90)]).toEqual([false, true])
    expect((await listOf([{ name: 'purge|nz|1' }], false)).isPurged('/b', 50)).toBe(false)
  })
})

describe('a purge in the list', () => {
  test('reaches loads up to its time, by prefix', async () => {
    const { now } = setUp()
    const purges = createPurges(null, 'nz', now)
    await purges.add('/a')
    expect([
      purges.isPurged('/a/b', START),
      purges.isPurged('/a/b', START + 1),
      purges.isPurged('/b', START),
      purges.isPurged('/b/a', START),
      purges.isFresh(),
      purges.check(() => {}),
    ]).toEqual([true, false, false, false, true, null])
  })

  test('is before every load that begins after it', async () => {
    const { isolate, advance } = setUp()
    const purges = isolate()
    expect(purges.loadTime()).toBe(START)
    await purges.add('/a')
    expect(purges.loadTime()).toBe(START + 1)
    advance(10)
    expect(purges.loadTime()).toBe(START + 10)
  })

  test('replaces narrower ones only', async () => {
    const purges = createPurges(null, 'nz', () => START)
    for (const prefix of ['', '/a', '/b/c', '/b']) await purges.add(prefix)
    expect(['/x', '/a', '/b/c', '/b'].map((key) => purges.isPurged(key, START))).toEqual([true, true, true, true])
    const narrow = createPurges(null, 'nz', () => START)
    for (const prefix of ['/x/a', '/a', '/b']) await narrow.add(prefix)
    expect(['/x/a', '/a', '/b', '/x'].map((key) => narrow.isPurged(key, START))).toEqual([true, true, true, false])
  })

  test('has a key of its own, of which the newest sorts first', async () => {
    const { keyValue, isolate, advance } = setUp()
    await isolate().add('/a')
    advance(1)
    await isolate().add('/b')
    expect(keyValue.purges().sort()).toEqual([
      expect.stringMatching(/^purge\|nz\|9999998999998\|[0-9a-f-]{36}$/),
      expect.stringMatching(/^purge\|nz\|9999998999999\|[0-9a-f-]{36}$/),
    ])
    expect((await keyValue.list({ prefix: '', limit: 1 })).keys[0]?.metadata).toEqual({ prefix: '/b', at: START + 1 })
  })

  test('is there for a day, in the shared store and here', async () => {
    const { isolate, advance } = setUp()
    const here = isolate()
    await here.add('/a')
    advance(DAY - 1)
    const before = isolate()
    await read(before)
    expect(before.isPurged('/a', START)).toBe(true)
    advance(1)
    const after = isolate()
    await read(after)
    expect(after.isPurged('/a', START)).toBe(false)
    await here.add('/b')
    expect(here.isPurged('/a', START)).toBe(true)
    advance(1)
    await here.add('/c')
    expect([here.isPurged('/a', START), here.isPurged('/b', START)]).toEqual([false, true])
  })

  test('that the shared store refuses or never accepts is an error, but applies here', async () => {
    const { keyValue, isolate } = setUp()
    const purges = isolate()
    keyValue.mode = 'throws'
    await expect(purges.add('/a')).rejects.toThrow('KV is down')
    expect([purges.isPurged('/a', START), purges.generation()]).toEqual([true, 1])

    vi.useFakeTimers()
    keyValue.mode = 'hangs'
    const failed = vi.fn()
    const adding = purges.add('/b').catch(failed)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await adding
    expect(failed).toHaveBeenCalledWith(new Error('timeout'))
  })
})
