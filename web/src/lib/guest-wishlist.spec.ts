import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeGuestWishlist, readGuestWishlist, subscribeGuestWishlist } from './guest-wishlist'
import { storageOf } from './testing/storage-of'

let stored: Map<string, string>
const windows = new EventTarget()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows))
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows))
})
afterEach(() => vi.unstubAllGlobals())

describe('the wishlist of a guest', () => {
  it('is a list of skus, and tells of each change, also of another tab', () => {
    const heard = vi.fn()
    const stop = subscribeGuestWishlist(heard)
    expect(changeGuestWishlist((skus) => ['photo-mug', ...skus])).toBe(true)
    expect(stored.get('wishlist')).toBe('["photo-mug"]')
    expect(heard).toHaveBeenCalledTimes(1)
    stored.set('wishlist', '["canvas-print","photo-mug"]')
    windows.dispatchEvent(Object.assign(new Event('storage'), { key: 'wishlist' }))
    windows.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(readGuestWishlist()).toEqual(['canvas-print', 'photo-mug'])
    stop()
    windows.dispatchEvent(Object.assign(new Event('storage'), { key: 'wishlist' }))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('holds a hundred', () => {
    stored.set('wishlist', JSON.stringify(Array.from({ length: 100 }, (_, at) => `sku-${at}`)))
    expect(changeGuestWishlist((skus) => ['photo-mug', ...skus])).toBe(false)
    expect(readGuestWishlist()).toHaveLength(100)
    expect(readGuestWishlist()).not.toContain('photo-mug')
  })

  it.each(['no json', '{}', '[1, null]'])('is empty when the storage contains %s', (text) => {
    stored.set('wishlist', text)
    expect(readGuestWishlist()).toEqual([])
  })

  it('is empty without storage, and says that it cannot change', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readGuestWishlist()).toEqual([])
    expect(changeGuestWishlist(() => ['a'])).toBe(false)
  })
})
