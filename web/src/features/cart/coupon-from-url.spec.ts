import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from './cart'
import { codeToTry, noteTakenOut, noteTrial } from './coupon-from-url'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { cookie: 'price_cache=summer25' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const cartOf = (...uids: string[]) => ({ coupon: null, lines: uids.map((uid) => ({ uid })) }) as unknown as Cart

describe('the code of an offer link', () => {
  it('is tried once for what is in the cart', () => {
    expect([codeToTry(cartOf()), codeToTry(cartOf('a'))]).toEqual([null, 'summer25'])
    noteTrial('summer25', cartOf('a'))
    expect([codeToTry(cartOf('a')), codeToTry(cartOf('a', 'b'))]).toEqual([null, 'summer25'])
  })

  it('does not come back by itself when it was taken out, in whatever letters the shop writes it', () => {
    noteTakenOut('SUMMER25')
    expect(codeToTry(cartOf('a', 'b'))).toBeNull()
  })
})
