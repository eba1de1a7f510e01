import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { addItem, fetchCart, fetchCartCount } from './cart-requests'

let jar: ReturnType<typeof cookieJar>
let answer: () => Promise<Response>
const signal = new AbortController().signal
const refusal = (message: string, category = 'graphql-no-such-entity') =>
  Response.json({ data: { cart: null }, errors: [{ message, extensions: { category } }] })

beforeEach(() => {
  jar = cookieJar({ cart_id: 'c', price_cache: 'vip' })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => vi.unstubAllGlobals())

describe('a cart that the shop refuses', () => {
  it.each([
    'Could not find a cart with ID "c"',
    "The cart isn't active.",
    'The current user cannot perform operations on cart "c"',
    'Current user does not have an active cart.',
  ])('is forgotten, and the shopper has none: %s', async (message) => {
    answer = async () => refusal(message)
    expect(await fetchCart('c', signal)).toBeNull()
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
    jar.pairs.set('cart_id', 'c')
    expect(await fetchCartCount('c', signal)).toBe(0)
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
  })

  it('stays while the shop cannot be reached or is broken', async () => {
    answer = () => Promise.reject(new TypeError('down'))
    await expect(fetchCart('c', signal)).rejects.toThrow()
    answer = async () => new Response('<html>', { status: 502 })
    await expect(fetchCartCount('c', signal)).rejects.toThrow()
    expect(jar.pairs.get('cart_id')).toBe('c')
  })
})

it('the number of pieces is the total quantity', async () => {
  answer = async () => Response.json({ data: { cart: { total_quantity: 12 } } })
  expect(await fetchCartCount('c', signal)).toBe(12)
})

it('a line that nothing was answered to asks for a new start', async () => {
  answer = async () => Response.json({ data: { addProductsToCart: null } })
  await expect(addItem('c', { sku: 'mini-easel', quantity: 1 })).rejects.toThrow(
    'Invalid request, please restart the session',
  )
})
