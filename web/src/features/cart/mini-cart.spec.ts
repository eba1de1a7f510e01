import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '~/api/query-client'
import { cookieJar } from '~/lib/testing/cookie-jar'
import { miniCartQuery } from './mini-cart'
import { cart } from './testing/cart-answer'
import { sampleCart } from './testing/sample-cart'
import { keepCart } from './use-cart'

let asked: { query: string; variables: object }[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('document', cookieJar({ cart_id: 'c' }).document)
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' })
  const { id, total_quantity, is_virtual, itemsV2, applied_coupons, prices, additional_info } = cart()
  const part = { id, total_quantity, is_virtual, itemsV2, applied_coupons, prices, additional_info }
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ data: { cart: part } })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the mini cart', () => {
  it('asks for no addresses, payment methods and balances, and has its pictures and sums', async () => {
    const found = await queryClient.fetchQuery(miniCartQuery())
    expect(asked.map(({ variables }) => variables)).toEqual([
      { cartId: 'c', billing: false, shipping: false, paymentMethods: false, checkout: false },
    ])
    expect(found).toMatchObject({
      totalQuantity: 2,
      subtotalCents: 3980,
      freeShipping: { missingCents: 6020 },
      lines: [{ name: 'Canvas print', quantity: 2, rowCents: 3980, preview: '/media/uploads/p1' }],
    })
  })

  it('has each change of the cart without a request', async () => {
    await queryClient.fetchQuery(miniCartQuery())
    keepCart(sampleCart({ totalQuantity: 5 }))
    expect(queryClient.getQueryData(miniCartQuery().queryKey)?.totalQuantity).toBe(5)
    expect(asked).toHaveLength(1)
  })

  it('asks for nothing without a cart', async () => {
    expect(await queryClient.fetchQuery(miniCartQuery(''))).toBeNull()
    expect(asked).toEqual([])
  })
})
