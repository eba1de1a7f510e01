import { afterEach, expect, it, vi } from 'vitest'
import { storageOf } from '~/lib/testing/storage-of'
import { hasSubscribed, rememberSubscription } from './subscribed'

afterEach(() => vi.unstubAllGlobals())

it('a subscription is remembered in the browser', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(stored))
  expect(hasSubscribed()).toBe(false)
  rememberSubscription()
  expect(hasSubscribed()).toBe(true)
})

it('a browser without storage has no subscription', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSubscription()
  expect(hasSubscribed()).toBe(false)
})
