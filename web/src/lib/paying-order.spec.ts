import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPaying, readPaying, rememberPaying } from './paying-order'
import { storageOf } from './testing/storage-of'

let stored = new Map<string, string>()

const openTab = (map = new Map<string, string>()) => {
  vi.stubGlobal('sessionStorage', storageOf(map))
  return map
}

beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z') })
  vi.stubGlobal('localStorage', storageOf(stored))
  openTab()
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

it('two tabs that pay an order each come back to their own, and a new tab to the last one', () => {
  const first = openTab()
  rememberPaying('1111111111111111aaaaaaaaaaaaaaaa')
  const second = openTab()
  rememberPaying('2222222222222222bbbbbbbbbbbbbbbb')
  openTab(first)
  expect(readPaying()).toBe('1111111111111111aaaaaaaaaaaaaaaa')
  openTab(second)
  expect(readPaying()).toBe('2222222222222222bbbbbbbbbbbbbbbb')
  openTab()
  expect(readPaying()).toBe('2222222222222222bbbbbbbbbbbbbbbb')
  forgetPaying()
  expect(readPaying()).toBeNull()
})

it('a browser without storage, and one with something else in it, knows none', () => {
  stored.set('payingOrder', 'null')
  expect(readPaying()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberPaying('0123456789abcdef0123456789abcdef')).not.toThrow()
  expect(readPaying()).toBeNull()
})
