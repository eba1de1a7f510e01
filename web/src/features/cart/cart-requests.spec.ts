import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { storageOf } from '~/lib/testing/storage-of'
import { addItems, fetchCart, fetchCartCount } from './cart-requests'

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

describe('a cart that the store refuses', () => {
  it.each([
    'Could not find a cart with ID "c"',
    "The cart isn't active.",
    'The current user cannot perform operations on cart "c"',
    'Current user does not have an active cart.',
  ])('is forgotten after the message %s', async (message) => {
    answer = async () => refusal(message)
    expect(await fetchCart('c', signal)).toBeNull()
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
    jar.pairs.set('cart_id', 'c')
    expect(await fetchCartCount('c', signal)).toBe(0)
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
  })

  it.each([
    { message: 'Current customer does not have an active cart.' },
    {
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: 7 },
    },
  ])('is forgotten after a 404 with %j', async (body) => {
    answer = async () => Response.json(body, { status: 404 })
    expect(await fetchCart('c', signal)).toBeNull()
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
  })

  it('stays after a network error or a server error', async () => {
    answer = () => Promise.reject(new TypeError('down'))
    await expect(fetchCart('c', signal)).rejects.toThrow()
    answer = async () => new Response('<html>', { status: 502 })
    await expect(fetchCartCount('c', signal)).rejects.toThrow()
    expect(jar.pairs.get('cart_id')).toBe('c')
  })
})

describe('a cart that the store refuses with another message', () => {
  let stored: Map<string, string>
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockClear()
    stored = new Map()
    vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:', reload })
    vi.stubGlobal('sessionStorage', storageOf(stored))
    answer = async () => refusal('This cart cannot be read.', 'graphql-input')
  })

  it('is forgotten, and the page reloads, but once for the same failure', async () => {
    expect(await fetchCart('c', signal)).toBeNull()
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
    expect(reload).toHaveBeenCalledTimes(1)
    // A cookie that comes back would let the page loop.
    jar.pairs.set('cart_id', 'c')
    expect(await fetchCart('c', signal)).toBeNull()
    expect([...jar.pairs.keys()]).toEqual(['price_cache'])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again for another failure', async () => {
    await fetchCart('c', signal)
    jar.pairs.set('cart_id', 'd')
    await fetchCart('d', signal)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload the page of another cart, without storage, or with the message of a missing cart', async () => {
    expect(await fetchCart('other', signal)).toBeNull()
    expect(jar.pairs.get('cart_id')).toBe('c')
    answer = async () => refusal('Could not find a cart with ID "c"')
    expect(await fetchCart('c', signal)).toBeNull()
    expect(jar.pairs.has('cart_id')).toBe(false)
    jar.pairs.set('cart_id', 'c')
    answer = async () => refusal('This cart cannot be read.', 'graphql-input')
    vi.stubGlobal('sessionStorage', undefined)
    expect(await fetchCart('c', signal)).toBeNull()
    expect(jar.pairs.has('cart_id')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays, without a reload, if there were too many requests', async () => {
    answer = async () => refusal('Please wait a minute.', 'rate-limit')
    await expect(fetchCart('c', signal)).rejects.toThrow('Please wait a minute.')
    expect(jar.pairs.get('cart_id')).toBe('c')
    expect(reload).not.toHaveBeenCalled()
  })
})

it('the number of pieces is the total quantity', async () => {
  answer = async () => Response.json({ data: { cart: { total_quantity: 12 } } })
  expect(await fetchCartCount('c', signal)).toBe(12)
})

it('an addition without a result rejects with a request for a new session', async () => {
  answer = async () => Response.json({ data: { addProductsToCart: null } })
  await expect(addItems('c', [{ sku: 'mini-easel', quantity: 1 }])).rejects.toThrow(
    'Invalid request, please restart the session',
  )
})
