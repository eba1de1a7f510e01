import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPaying, rememberPaying } from './paying-order'

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the order that this browser has gone to pay is known for a day', () => {
  expect(readPaying()).toBeNull()
  rememberPaying('0123456789abcdef0123456789abcdef')
  vi.setSystemTime(new Date('2026-11-03T08:59:59Z'))
  expect(readPaying()).toBe('0123456789abcdef0123456789abcdef')
  vi.setSystemTime(new Date('2026-11-03T09:00:01Z'))
  expect(readPaying()).toBeNull()
})

it('a browser without storage, and one with something else in it, knows none', () => {
  stored.set('payingOrder', 'null')
  expect(readPaying()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberPaying('0123456789abcdef0123456789abcdef')).not.toThrow()
  expect(readPaying()).toBeNull()
})
