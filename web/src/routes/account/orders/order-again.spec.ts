import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cart } from '~/features/cart/testing/cart-answer'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { orderAgain } from './customer-orders'

let jar: ReturnType<typeof cookieJar>
let sent: { query: string; variables: Record<string, unknown> }[]

beforeEach(() => {
  jar = cookieJar({ cart_id: 'c'.repeat(32) })
  sent = []
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const answer = { cart: cart({ id: 'd'.repeat(32) }), userInputErrors: [{ message: 'The mug is sold out.' }] }
    return Response.json({ data: { reorderItems: answer } })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('puts an order into the cart of this browser', async () => {
  expect(await orderAgain('000000123', false)).toEqual(['The mug is sold out.'])
  expect(sent.map(({ variables }) => variables)).toEqual([{ number: '000000123', cartId: 'c'.repeat(32) }])
  expect(jar.pairs.get('cart_id')).toBe('c'.repeat(32))
})

it('names no cart to another backend, and takes the one that it answers', async () => {
  expect(await orderAgain('000000123', true)).toEqual(['The mug is sold out.'])
  expect(sent.map(({ variables }) => variables)).toEqual([{ number: '000000123' }])
  expect(sent[0]?.query).not.toMatch(/cart_id|cartId/)
  expect(jar.pairs.get('cart_id')).toBe('d'.repeat(32))
})
