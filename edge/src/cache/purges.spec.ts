import { describe, expect, test, vi } from 'vitest'
import { setUpIsolates } from '../testing/isolates'

describe('a purge', () => {
  test('applies here at once, and in every isolate within 90 seconds', async () => {
    const { read, another, advance, settled, cache } = setUpIsolates()
    const other = another()
    await read('/a|')
    await settled()
    await other.read('/a|')
    advance(10)
    expect(await cache.purge('/a|')).toEqual({ cleared: 1, more: false })
    expect(await read('/a|')).toEqual([2, 'miss'])
    await settled()
    advance(30_000)
    expect(await other.read('/a|')).toEqual([2, 'kv'])
  })

  test('reaches a page in constant demand within 30 seconds', async () => {
    const { read, another, advance, settled, cache } = setUpIsolates()
    const other = another()
    await read('/a|')
    await settled()
    await other.read('/a|')
    await cache.purge('/a|')
    for (let second = 0; second < 30; second++) {
      advance(1000)
      await other.read('/a|')
      await settled()
    }
    expect(await other.read('/a|')).toEqual([2, 'memory'])
  })

  test('reaches a page without recent readers at its next read', async () => {
    const { read, another, advance, settled, cache } = setUpIsolates()
    const other = another()
    await read('/a|')
    await settled()
    await other.read('/a|')
    advance(29_990)
    await other.read('/a|')
    await settled()
    await cache.purge('/a|')
    advance(30_000)
    expect((await other.read('/a|'))[1]).toBe('miss')
  })

  test('reaches every key with its prefix, and every key with an empty prefix', async () => {
    const { read, advance, settled, cache } = setUpIsolates({ maxEntries: 9 })
    for (const key of ['/blog/a|', '/blog/b|', '/c|']) await read(key)
    await settled()
    advance(10)
    expect(await cache.purge('/blog/')).toEqual({ cleared: 2, more: false })
    expect(await read('/c|')).toEqual([3, 'memory'])
    expect(await read('/blog/a|')).toEqual([4, 'miss'])
    expect(await read('/blog/b|')).toEqual([5, 'miss'])
    advance(10)
    expect(await cache.purge('')).toEqual({ cleared: 3, more: false })
    expect(await read('/c|')).toEqual([6, 'miss'])
  })

  test.each(['fails', 'hangs'] as const)(
    'leaves the old value while the source %s, here and elsewhere',
    async (how) => {
      const { read, another, advance, settled, cache, state } = setUpIsolates()
      await read('/a|')
      await settled()
      await cache.purge('')
      state[how] = true
      expect(await read('/a|')).toEqual([1, 'stale'])
      expect(await another().read('/a|')).toEqual([1, 'stale'])
      state[how] = false
      advance(20_000)
      expect((await read('/a|'))[1]).toBe('miss')
    },
  )

  test('covers a load that was under way, whichever isolate stores its value', async () => {
    const { read, another, advance, settled, cache, keyValue } = setUpIsolates()
    const other = another()
    await read('/a|')
    await settled()
    const old = keyValue.raw('v1|nz|/a|') ?? ''
    advance(10)
    await cache.purge('/a|')
    await keyValue.put('v1|nz|/a|', old, { expirationTtl: 60 })
    expect(await other.read('/a|')).toEqual([2, 'miss'])
  })

  test('covers a load before it in the same millisecond, but not one after it', async () => {
    const { read, cache, state } = setUpIsolates()
    await read('/a|')
    await cache.purge('/a|')
    expect(await read('/a|')).toEqual([2, 'miss'])
    expect([await read('/a|'), state.loads]).toEqual([[2, 'memory'], 2])
  })

  test('of more than 1,000 keys reports that there are more', async () => {
    const { cache, keyValue } = setUpIsolates()
    for (let n = 0; n < 1050; n++) await keyValue.put(`v1|nz|/${n}|`, '1\n1', { expirationTtl: 60 })
    expect(await cache.purge('')).toEqual({ cleared: 1000, more: true })
  })

  test('that the shared store does not accept is an error', async () => {
    const { cache, keyValue } = setUpIsolates()
    keyValue.mode = 'throws'
    await expect(cache.purge('')).rejects.toThrow()
  })
})

describe('concurrent purges', () => {
  const ISOLATES = ['a', 'b'] as const
  const METHODS = ['get', 'put', 'list'] as const

  /** Delays every call of the shared store until `next` releases it for its isolate. */
  function steps(keyValue: ReturnType<typeof setUpIsolates>['keyValue']) {
    const waiting: Record<string, (() => void)[]> = { a: [], b: [] }
    const state = { running: '' }
    const real = { get: keyValue.get, put: keyValue.put, list: keyValue.list }
    for (const name of METHODS) {
      Object.assign(keyValue, {
        [name]: async (...args: unknown[]) => {
          const isolate = state.running
          await new Promise<void>((go) => waiting[isolate]?.push(go))
          state.running = isolate
          return (real[name] as (...all: unknown[]) => unknown)(...args)
        },
      })
    }
    return {
      state,
      next: async (isolate: string) => {
        waiting[isolate]?.shift()?.()
        await new Promise((resolve) => setTimeout(resolve))
      },
      isDone: () => ISOLATES.every((isolate) => waiting[isolate]?.length === 0),
      release: () => Object.assign(keyValue, real),
    }
  }

  test.each(['aaabbb', 'ababab', 'abbaab', 'abbbaa', 'baabba', 'babaab', 'bbbaaa'])(
    'both apply, with their steps in the order %s',
    async (order) => {
      const { read, another, settled, advance, keyValue } = setUpIsolates({ maxEntries: 9 })
      for (const key of ['/a|', '/b|', '/c|']) await read(key)
      await settled()
      advance(10)
      const { state, next, isDone, release } = steps(keyValue)
      const purges = ISOLATES.map((isolate) => {
        state.running = isolate
        return another().cache.purge(`/${isolate}|`)
      })
      for (const isolate of order) await next(isolate)
      await vi.waitUntil(async () => {
        for (const isolate of ISOLATES) await next(isolate)
        return isDone()
      })
      await Promise.all(purges)
      release()
      const third = another()
      expect([(await third.read('/a|'))[1], (await third.read('/b|'))[1], (await third.read('/c|'))[1]]).toEqual([
        'miss',
        'miss',
        'kv',
      ])
    },
  )

  test('of one page in the same millisecond are both stored', async () => {
    const { another, keyValue } = setUpIsolates()
    await Promise.all([another().cache.purge('/a|'), another().cache.purge('/a|')])
    expect(keyValue.purges()).toHaveLength(2)
  })

  test('all apply, even with a thousand later ones', async () => {
    const { read, another, settled, advance, keyValue } = setUpIsolates({ maxEntries: 9 })
    await read('/a|')
    await settled()
    advance(10)
    await another().cache.purge('/a|')
    for (let n = 0; n < 1100; n++) {
      advance(1)
      await another().cache.purge(`/other-${n}|`)
    }
    expect(keyValue.purges()).toHaveLength(1101)
    expect((await another().read('/a|'))[1]).toBe('miss')
  })
})

test('the list of purges is read at most once in 20 seconds, however many pages are read', async () => {
  const { another, advance, settled, keyValue } = setUpIsolates({ maxEntries: 99 })
  const { read } = another()
  for (let n = 0; n < 50; n++) await read(`/${n}|`)
  await settled()
  expect(keyValue.lists).toBe(1)
  advance(20_000)
  for (let n = 0; n < 50; n++) await read(`/${n}|`)
  await settled()
  expect(keyValue.lists).toBe(2)
})
