import { afterEach, expect, it, vi } from 'vitest'
import { hasSubscribed, rememberSubscription } from './subscribed'

afterEach(() => vi.unstubAllGlobals())

it('a subscription is remembered in the browser', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(hasSubscribed()).toBe(false)
  rememberSubscription()
  expect(hasSubscribed()).toBe(true)
})

it('a browser without storage has no subscription', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSubscription()
  expect(hasSubscribed()).toBe(false)
})
