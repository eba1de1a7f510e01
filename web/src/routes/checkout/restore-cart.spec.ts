import { getDefaultStore } from 'jotai/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { declinedCartAtom, noteDeclined } from '~/features/cart/declined-payment'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { restoreCart } from './restore-cart'

vi.mock('~/api/query', async (original) => ({
  ...(await original<typeof import('~/api/query')>()),
  callShop: vi.fn(async () => ({ restoreCart: { id: 'cart-of-the-order', itemsV2: { items: [] } } })),
}))
vi.mock('~/features/cart/cart', async (original) => ({
  ...(await original<typeof import('~/features/cart/cart')>()),
  toCart: ({ id }: { id: string }) => ({ id, lines: [], totalQuantity: 0 }),
}))

afterEach(() => {
  queryClient.clear()
  noteDeclined('')
  vi.unstubAllGlobals()
})

it.each([
  [true, 'cart-of-the-order'],
  [false, ''],
])('a cart that is open again remembers that its payment was declined: %s', async (isDeclined, noted) => {
  const jar = cookieJar({ order_data: '{"number":"1","token":"t"}' })
  vi.stubGlobal('document', jar.document)
  expect(await restoreCart('t', isDeclined)).toBe(true)
  expect([...jar.pairs]).toEqual([['cart_id', 'cart-of-the-order']])
  expect(getDefaultStore().get(declinedCartAtom)).toBe(noted)
})
