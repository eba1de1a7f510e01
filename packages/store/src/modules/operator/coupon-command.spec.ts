import { describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const shopper = createShopper(shop)

async function run(...args: string[]) {
  const body = JSON.stringify({ args })
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

describe('a code from the operator', () => {
  it('is valid in carts until it is ended', async () => {
    const created = await run('coupon', 'SPRING10', '10%', 'until', '2026-12-31', 'uses', '100', 'first')
    expect(created.text).toBe('SPRING10 gives 10% off a first order, 100 times, until 31, December 2026.')
    expect(await discountWith('spring10')).toBe(4.3)
    expect((await run('coupons')).rows).toContainEqual(
      expect.objectContaining({ code: 'SPRING10', gives: '10% off', used: '0 of 100' }),
    )
    expect((await run('coupon', 'end', 'spring10')).text).toBe('spring10 has ended.')
    expect(await discountWith('SPRING10')).toBe('The code SPRING10 has expired.')
    expect((await run('coupon', 'end', 'SPRING10')).message).toBe('There is no valid code SPRING10.')
    expect((await run('coupon', 'spring10', '20%')).message).toMatch(/The code spring10 exists already/)
  })

  it('for a shared photo has the discount that the page offers, once', async () => {
    const { text = '' } = await run('coupon', 'photo')
    expect(text).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5} gives N\$10\.00 off, 1 time, until 02, November 2027\.$/)
    expect(await discountWith(text.slice(0, 11))).toBe(10)
  })

  it.each([
    [['no'], /3 to 40 letters/],
    [['CODE', '0%'], /Give the discount/],
    [['CODE', '100%'], /Give the discount/],
    [['CODE', '-5'], /Give the discount/],
    [['CODE', '0.00'], /Give the discount/],
    [['CODE', '10', 'until', '2026-02-31'], /the last day like/],
    [['CODE', '10', 'until', '2026-11-01'], /That day is in the past/],
    [['CODE', '10', 'uses', '0'], /number of uses/],
    [['CODE', '10', 'twice'], /"twice" is not an option/],
  ])('is not created from %j', async (args, message) => {
    expect((await run('coupon', ...args)).message).toMatch(message)
  })
})
