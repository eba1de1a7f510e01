import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetViewed, readViewed, rememberViewed } from './recently-viewed'
import { storageOf } from './testing/storage-of'

const product = (sku: string) => ({ sku, name: sku, path: `/${sku}`, picture: '' })
const skus = () => readViewed().map(({ sku }) => sku)
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', storageOf(stored))
})
afterEach(() => vi.unstubAllGlobals())

describe('what was looked at lately', () => {
  it('has the latest first, each product once', () => {
    for (const sku of ['a', 'b', 'a']) rememberViewed(product(sku))
    expect(skus()).toEqual(['a', 'b'])
  })

  it('keeps eight', () => {
    for (const sku of 'abcdefghij') rememberViewed(product(sku))
    expect(skus()).toEqual([...'jihgfedc'])
  })

  it('can be cleared', () => {
    rememberViewed(product('a'))
    forgetViewed()
    expect(skus()).toEqual([])
  })

  it.each(['no json', '{}', '[1, null, {"sku": "a"}]'])('is empty when the storage contains %s', (text) => {
    stored.set('recentlyViewed', text)
    expect(skus()).toEqual([])
  })

  it('is empty without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    rememberViewed(product('a'))
    forgetViewed()
    expect(skus()).toEqual([])
  })
})
