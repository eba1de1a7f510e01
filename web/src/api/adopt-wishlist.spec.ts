import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '~/lib/testing/storage-of'
import { adoptWishlist } from './adopt-wishlist'

let stored: Map<string, string>
const send = vi.fn<(body: string) => object>()

beforeEach(() => {
  stored = new Map([['wishlist', '["photo-mug","gone"]']])
  send.mockReset()
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => Response.json(send(body)))
})
afterEach(() => vi.unstubAllGlobals())

it('what a guest has kept goes into the account, and the browser keeps what another tab has added meanwhile', async () => {
  send.mockImplementation(() => {
    stored.set('wishlist', '["canvas-print","photo-mug","gone"]')
    const user_errors = [{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' }]
    return { data: { addProductsToWishlist: { user_errors } } }
  })
  expect(await adoptWishlist()).toEqual([])
  expect(JSON.parse(send.mock.calls[0]?.[0] ?? '').variables).toEqual({
    items: [
      { sku: 'photo-mug', quantity: 1 },
      { sku: 'gone', quantity: 1 },
    ],
  })
  expect(stored.get('wishlist')).toBe('["canvas-print"]')
})

it('the browser keeps the list where the account has no room for all of it, and says why', async () => {
  send.mockImplementation(() => {
    const user_errors = [
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "gone"' },
      { code: 'UNDEFINED', message: 'Your wishlist is full.' },
    ]
    return { data: { addProductsToWishlist: { user_errors } } }
  })
  expect(await adoptWishlist()).toEqual(['Your wishlist is full.'])
  expect(stored.get('wishlist')).toBe('["photo-mug","gone"]')
})

it('a failure keeps the list in the browser, and an empty list asks for nothing', async () => {
  send.mockImplementation(() => {
    throw new TypeError('down')
  })
  expect(await adoptWishlist()).toEqual([])
  expect(stored.get('wishlist')).toBe('["photo-mug","gone"]')
  send.mockClear()
  stored.delete('wishlist')
  expect(await adoptWishlist()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})
