import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageOf } from '~/lib/testing/storage-of'
import type { Cart } from './cart'
import { codeToTry, noteRemoval, noteTrial } from './coupon-from-url'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { cookie: 'price_cache=summer25' })
  vi.stubGlobal('sessionStorage', storageOf(stored))
})
afterEach(() => vi.unstubAllGlobals())

const cartOf = (...uids: string[]) => ({ coupon: null, lines: uids.map((uid) => ({ uid })) }) as unknown as Cart

describe('the code of an offer link', () => {
  it('is tried once for the same lines of the cart', () => {
    expect([codeToTry(cartOf()), codeToTry(cartOf('a'))]).toEqual([null, 'summer25'])
    noteTrial('summer25', cartOf('a'))
    expect([codeToTry(cartOf('a')), codeToTry(cartOf('a', 'b'))]).toEqual([null, 'summer25'])
  })

  it('is not tried again after its removal, in upper or lower case', () => {
    noteRemoval('SUMMER25')
    expect(codeToTry(cartOf('a', 'b'))).toBeNull()
  })
})
