import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createGiver } from '../../../testing/test-balances'
import { asCustomer, createCustomer } from '../../../testing/test-customer'
import { item } from '../../../testing/test-gifts'
import { createTestShop, GUEST } from '../../../testing/test-shop'
import { createShopper } from '../../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const giver = createGiver(shop)
const guest = createShopper(shop)

const CART = `{ id prices { grand_total { value } applied_taxes { amount { value } } totals { code amount { value } } }
  applied_gift_cards { code applied_balance { value } current_balance { value } expiration_date }
  applied_store_credit { applied_balance { value } current_balance { value } enabled }
  applied_reward_points { points money { value } } credit_balance { value }
  reward_points { balance earning_rules { rule_id name points } spending { points_spent max_use rules { rule_id name } } }
  available_payment_methods { code } selected_payment_method { code } }`
const MUTATIONS = {
  applyCard: `mutation ($id: String!, $code: String!) {
    it: applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart ${CART} } }`,
  removeCard: `mutation ($id: String!, $code: String!) {
    it: removeGiftCardFromCart(input: { cart_id: $id, gift_card_code: $code }) { cart ${CART} } }`,
  applyCredit: `mutation ($id: String!) { it: applyStoreCreditToCart(input: { cart_id: $id }) { cart ${CART} } }`,
  removeCredit: `mutation ($id: String!) { it: removeStoreCreditFromCart(input: { cart_id: $id }) { cart ${CART} } }`,
  applyPoints: `mutation ($id: ID!) { it: applyRewardPointsToCart(cartId: $id) { cart ${CART} } }`,
  removePoints: `mutation ($id: ID!) { it: removeRewardPointsFromCart(cartId: $id) { cart ${CART} } }`,
  spendPoints: `mutation ($id: String!, $points: Float!, $rule: ID) {
    it: spendRewardPointsOnCart(input: { cart_id: $id, points: $points, rule_id: $rule }) { cart ${CART} } }`,
}
type Shopper = ReturnType<typeof createShopper>
const using =
  (shopper: Shopper) =>
  async (name: keyof typeof MUTATIONS, id: string, more: object = {}) =>
    (await shopper.call(MUTATIONS[name], { id, ...more })).it.cart
const asGuest = using(guest)

let people = 0
/** A customer with these balances, and a cart of N$50.90 that is ready to order. */
async function member({ credit = 0, points = 0 }: { credit?: number; points?: number }) {
  const email = `balances-${++people}@carts.example.nz`
  const token = await createCustomer(shop, email, `203.0.114.${people}`)
  const own = createShopper(asCustomer(shop, token), `guest-key-of-balances-${people}`)
  if (credit) await giver.give(email, 'credit', credit)
  if (points) await giver.give(email, 'points', points)
  const { cartId } = await own.readyCart()
  return { email, cartId, own, use: using(own) }
}
async function setOrder(number: string, status: string) {
  await shop.db.prepare('UPDATE orders SET status = ?2 WHERE number = ?1').bind(number, status).run()
  await giver.endJobs(number)
}

describe('a gift certificate in a cart', () => {
  const CODE = 'CAFE-0000-1111-2222-3333'
  let id: number
  beforeAll(async () => {
    id = await giver.certificate(CODE, 1000)
  })

  it('pays what it has, is shown without its code, and changes no GST', async () => {
    const { cartId } = await guest.readyCart()
    const cart = await asGuest('applyCard', cartId, { code: 'cafe 0000 1111 2222 3333' })
    expect(cart.applied_gift_cards).toEqual([
      {
        code: '••••-••••-••••-••••-3333',
        applied_balance: { value: 10 },
        current_balance: { value: 10 },
        expiration_date: null,
      },
    ])
    expect(cart.prices.grand_total.value).toBe(40.9)
    expect(cart.prices.applied_taxes[0].amount.value).toBe(6.64)
    expect(cart.prices.totals.map((line: { code: string }) => line.code)).toEqual([
      'subtotal',
      'shipping',
      'giftcardaccount',
      'grand_total',
      'tax',
    ])
    expect(await giver.balanceOf(id)).toBe(1000)
  })

  it.each([CODE, '••••-••••-••••-••••-3333'])('is removed by %s', async (code) => {
    const { cartId } = await guest.readyCart()
    await asGuest('applyCard', cartId, { code: CODE })
    const cart = await asGuest('removeCard', cartId, { code })
    expect([cart.applied_gift_cards, cart.prices.grand_total.value]).toEqual([[], 50.9])
    await expect(asGuest('removeCard', cartId, { code })).rejects.toThrow('This gift certificate is not in your cart.')
  })

  it('is refused with its reason', async () => {
    const { cartId } = await guest.readyCart()
    const apply = (code: string) => asGuest('applyCard', cartId, { code })
    await expect(apply('CAFE-0000-1111-2222-9999')).rejects.toThrow(
      'We could not find a gift certificate with this code.',
    )
    await apply(CODE)
    await expect(apply(CODE)).rejects.toThrow('This gift certificate is in your cart already.')
    await giver.certificate('CAFE-0000-1111-2222-0000', 0)
    await expect(apply('CAFE-0000-1111-2222-0000')).rejects.toThrow('This gift certificate has been used up.')
    await expect(asGuest('applyCard', await guest.newCart(), { code: CODE })).rejects.toThrow(
      'does not contain products',
    )
  })

  it('is spent by the order, and has its amount again once the order is cancelled', async () => {
    const code = 'CAFE-0000-1111-2222-4444'
    const card = await giver.certificate(code, 7550)
    const { cartId } = await guest.readyCart()
    const cart = await asGuest('applyCard', cartId, { code })
    expect(cart.prices.grand_total.value).toBe(0)
    expect(cart.available_payment_methods).toEqual([{ code: 'free' }])
    expect(cart.selected_payment_method).toEqual({ code: 'free' })
    const { orderV2, errors } = await guest.place(cartId)
    expect([errors, orderV2.status, orderV2.total.grand_total.value]).toEqual([[], 'Processing', 0])
    expect(orderV2.total.total_tax.value).toBe(6.64)
    expect(await giver.balanceOf(card)).toBe(7550 - 5090)
    await setOrder(orderV2.number, 'cancelled')
    expect(await giver.balanceOf(card)).toBe(7550)
  })

  it('that lost its balance meanwhile is a refusal with the cart, and no order', async () => {
    const code = 'CAFE-0000-1111-2222-5555'
    const card = await giver.certificate(code, 3000)
    const { cartId } = await guest.readyCart()
    await asGuest('applyCard', cartId, { code })
    const take = (nth: number) =>
      nth === 2
        ? shop.db.prepare('UPDATE gift_certificates SET balance_cents = 2999 WHERE id = ?').bind(card).run()
        : undefined
    const place = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
      orderV2 { number } errors { code message } cart { prices { grand_total { value } } } } }`
    const { data } = await shop.between(take, () => shop.graphql(place, { id: cartId }, GUEST))
    expect(data.placeOrder).toEqual({
      orderV2: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: 'Your gift certificate has less left now. Please check your order again.',
        },
      ],
      cart: { prices: { grand_total: { value: 20.91 } } },
    })
    expect(await giver.balanceOf(card)).toBe(2999)
  })
})

it('a gift certificate that was spent elsewhere a moment ago is a refusal with the new total', async () => {
  const code = 'CAFE-0000-1111-2222-6666'
  const card = await giver.certificate(code, 3000)
  const { cartId } = await guest.readyCart()
  await asGuest('applyCard', cartId, { code })
  await shop.db.prepare('UPDATE gift_certificates SET balance_cents = 0 WHERE id = ?').bind(card).run()
  const place = (more = '') =>
    shop.graphql(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id${more} }) {
        orderV2 { number } errors { message } cart { prices { grand_total { value } } } } }`,
      { id: cartId },
      GUEST,
    )
  expect((await place()).data.placeOrder).toEqual({
    orderV2: null,
    errors: [{ message: 'Your gift certificate has less left now. Please check your order again.' }],
    cart: { prices: { grand_total: { value: 50.9 } } },
  })
  expect((await place(', expected_total: 20.9')).data.placeOrder).toMatchObject({
    orderV2: null,
    errors: [{ message: 'The total is N$50.90 now, not N$20.90. Please check your order before you place it.' }],
  })
  const { orderV2 } = (await place(', expected_total: 50.9')).data.placeOrder
  expect(orderV2.number).toMatch(/^\d{9}$/)
})

it('a client that sends no total orders at that of the moment, also where a gift certificate has lost a part', async () => {
  const code = 'CAFE-0000-1111-2222-7777'
  const card = await giver.certificate(code, 3000)
  const { cartId } = await guest.readyCart()
  expect((await asGuest('applyCard', cartId, { code })).prices.grand_total.value).toBe(20.9)
  await shop.db.prepare('UPDATE gift_certificates SET balance_cents = 1250 WHERE id = ?').bind(card).run()
  const { orderV2, errors } = await guest.place(cartId)
  expect([errors, orderV2.total.grand_total.value]).toEqual([[], 38.4])
  expect(await giver.balanceOf(card)).toBe(0)
})

describe('store credit and points in a cart', () => {
  it('are not for guests', async () => {
    const { cartId } = await guest.readyCart()
    await expect(asGuest('applyCredit', cartId)).rejects.toThrow('Log in to use your store credit.')
    await expect(asGuest('applyPoints', cartId)).rejects.toThrow('Log in to use your points.')
    const { cart } = await guest.call(`query ($id: String!) { cart(cart_id: $id) ${CART} }`, { id: cartId })
    expect([cart.applied_store_credit, cart.reward_points, cart.credit_balance]).toEqual([null, null, null])
  })

  it('are refused if there is nothing', async () => {
    const { cartId, use } = await member({})
    await expect(use('applyCredit', cartId)).rejects.toThrow('You have no store credit.')
    await expect(use('applyPoints', cartId)).rejects.toThrow('You have no points yet.')
  })

  it('pay together, are spent by the order, and come back once it has expired', async () => {
    const { email, cartId, own, use } = await member({ credit: 1505, points: 301 })
    await use('applyCredit', cartId)
    const cart = await use('applyPoints', cartId)
    expect(cart.applied_reward_points).toEqual({ points: 301, money: { value: 15.05 } })
    expect(cart.applied_store_credit).toEqual({
      applied_balance: { value: 15.05 },
      current_balance: { value: 15.05 },
      enabled: true,
    })
    expect(cart.credit_balance).toEqual({ value: 15.05 })
    expect(cart.reward_points).toEqual({
      balance: 301,
      earning_rules: [{ rule_id: 'points', name: 'For this order, once it is paid', points: 20 }],
      spending: { points_spent: 301, max_use: 301, rules: [{ rule_id: 'points', name: '100 points are N$5.00' }] },
    })
    expect(cart.prices.grand_total.value).toBe(20.8)
    const { orderV2, errors } = await own.place(cartId)
    expect([errors, orderV2.status, orderV2.total.grand_total.value]).toEqual([[], 'Waiting for payment', 20.8])
    const { guestOrderByToken: order } = await own.call(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { total { discounts { label amount { value } } } } }`,
    )
    expect(order.total.discounts).toEqual([
      { label: 'Points', amount: { value: 15.05 } },
      { label: 'Store credit', amount: { value: 15.05 } },
    ])
    expect(await giver.savings(email)).toEqual({ credit: 0, points: 0 })
    await setOrder(orderV2.number, 'cancelled')
    expect(await giver.savings(email)).toEqual({ credit: 1505, points: 301 })
  })

  it('are removed again', async () => {
    const { cartId, use } = await member({ credit: 500, points: 100 })
    await use('applyCredit', cartId)
    await use('applyPoints', cartId)
    await use('removeCredit', cartId)
    const cart = await use('removePoints', cartId)
    expect(cart.prices.grand_total.value).toBe(50.9)
    expect([cart.applied_reward_points, cart.applied_store_credit.enabled]).toEqual([null, false])
  })

  it('are spent up to the number that is asked for', async () => {
    const { cartId, use } = await member({ points: 2000 })
    expect((await use('spendPoints', cartId, { points: 40 })).prices.grand_total.value).toBe(48.9)
    expect((await use('spendPoints', cartId, { points: 2000 })).applied_reward_points.points).toBe(1018)
    expect((await use('spendPoints', cartId, { points: 0 })).applied_reward_points).toBeNull()
    await expect(use('spendPoints', cartId, { points: 2001 })).rejects.toThrow('You have 2000 points.')
    await expect(use('spendPoints', cartId, { points: 1.5 })).rejects.toThrow('Type a whole number of points.')
    await expect(use('spendPoints', cartId, { points: -1 })).rejects.toThrow('Type a whole number of points.')
    await expect(use('spendPoints', cartId, { points: 1, rule: '9' })).rejects.toThrow('There is no rule "9".')
  })

  it('do not pay for gift certificates', async () => {
    const { cartId, own, use } = await member({ credit: 100_000 })
    await own.add(cartId, [item()])
    expect((await use('applyCredit', cartId)).prices.grand_total.value).toBe(75.5)
  })
})
