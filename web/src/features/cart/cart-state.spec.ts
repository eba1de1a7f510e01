import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onCart } from '~/api/cart-identity'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { isEmpty } from './cart'
import { cartQuery } from './use-cart'
import { cartCountQuery } from './use-cart-count'

let jar: ReturnType<typeof cookieJar>
let asked: string[] = []
let reply: (query: string) => object

beforeEach(() => {
  asked = []
  jar = cookieJar({ cart_id: 'c' })
  vi.stubGlobal('document', jar.document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { query } = JSON.parse(body)
    asked.push(/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '')
    return Response.json(reply(query))
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const refused = () => ({
  data: { cart: null },
  errors: [{ message: 'Could not find a cart with ID "c"', extensions: { category: 'graphql-no-such-entity' } }],
})

describe('the state of the cart', () => {
  it('starts without data, and is loading: cart, summary, delivery and code come with one answer', () => {
    const state = new QueryObserver(queryClient, { ...cartQuery(), enabled: false }).getCurrentResult()
    expect(state).toMatchObject({ data: undefined, isPending: true, isError: false })
    expect(isEmpty(state.data ?? null)).toBe(true)
  })

  it('is emptied if the cart is refused, and the count is none', async () => {
    queryClient.setQueryData(cartCountQuery('c').queryKey, 3)
    reply = refused
    expect(await queryClient.fetchQuery(cartQuery())).toBeNull()
    expect(isEmpty(queryClient.getQueryData(cartQuery('c').queryKey) ?? null)).toBe(true)
    expect(queryClient.getQueryData(cartCountQuery('c').queryKey)).toBe(0)
  })

  it('has a count only after a cart was created', async () => {
    jar.pairs.delete('cart_id')
    expect(cartCountQuery().enabled).toBe(false)
    reply = (query) =>
      query.includes('createGuestCart')
        ? { data: { createGuestCart: { cart: { id: 'new' } } } }
        : { data: { cart: { total_quantity: 2 } } }
    await onCart(async () => {})
    expect(jar.pairs.get('cart_id')).toBe('new')
    expect(cartCountQuery().enabled).toBe(true)
    expect(await queryClient.fetchQuery(cartCountQuery())).toBe(2)
    expect(asked).toEqual(['CreateGuestCart', 'CartCount'])
  })
})
