import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)

async function say(...words: string[]) {
  const body = JSON.stringify({ words })
  const answer = await shop.request('/operator', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  return answer.json<{ text?: string; message?: string; rows?: Record<string, string>[] }>()
}

const APPLY = `mutation ($cartId: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) { cart { prices { discounts { amount { value } } } } } }`

async function discountWith(code: string): Promise<number | string | undefined> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
  const { data, errors } = await shop.graphql(APPLY, { cartId, code })
  return errors?.[0]?.message ?? data.applyCouponToCart.cart.prices.discounts[0].amount.value
}

describe('a code from a terminal', () => {
  it('counts in carts, until it is ended', async () => {
    const said = await say('coupon', 'SPRING10', '10%', 'until', '2026-12-31', 'uses', '100', 'first')
    expect(said.text).toBe('SPRING10 gives 10 % off a first order, 100 times, until 31, December 2026.')
    expect(await discountWith('spring10')).toBe(4.3)
    expect((await say('coupons')).rows).toContainEqual(
      expect.objectContaining({ code: 'SPRING10', gives: '10 % off', used: '0 of 100' }),
    )
    expect((await say('coupon', 'end', 'spring10')).text).toBe('spring10 has ended.')
    expect(await discountWith('SPRING10')).toBe('The code SPRING10 has expired.')
    expect((await say('coupon', 'end', 'SPRING10')).message).toBe('No code SPRING10 counts now.')
    expect((await say('coupon', 'spring10', '20%')).message).toMatch(/There is a code spring10 already/)
  })

  it('for a shared photo gives what its page promises, once', async () => {
    const { text = '' } = await say('coupon', 'photo')
    expect(text).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5} gives N\$10\.00 off, 1 time, until 02, November 2027\.$/)
    expect(await discountWith(text.slice(0, 11))).toBe(10)
  })

  it.each([
    [['no'], /3 to 40 letters/],
    [['CODE', '0%'], /Say what it takes off/],
    [['CODE', '100%'], /Say what it takes off/],
    [['CODE', '-5'], /Say what it takes off/],
    [['CODE', '0.00'], /Say what it takes off/],
    [['CODE', '10', 'until', '2026-02-31'], /the last day like/],
    [['CODE', '10', 'until', '2026-11-01'], /That day is over/],
    [['CODE', '10', 'uses', '0'], /how often/],
    [['CODE', '10', 'twice'], /"twice" says nothing/],
  ])('is not made of %j', async (words, message) => {
    expect((await say('coupon', ...words)).message).toMatch(message)
  })
})
