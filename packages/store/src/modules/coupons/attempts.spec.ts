import { expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { addCoupon } from './repo'

const shop = createTestShop()

const addCode = (code: string, firstOrderOnly: boolean) =>
  addCoupon(
    shop.db,
    {
      code,
      reduction: { kind: 'percent', percent: 10 },
      label: '10 % off',
      fromAt: '2026-01-01T00:00:00.000Z',
      toAt: '2027-01-01T00:00:00.000Z',
      firstOrderOnly,
      emailKey: null,
      maxUses: null,
      offer: null,
    },
    '2026-01-01T00:00:00.000Z',
  ).run()

/** A cart with an item, and the requests of its guest. */
async function someone(key: string) {
  const shopper = createShopper(shop, key)
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.canvasItem(await shopper.design())])
  const ask = async (field: string, input: string): Promise<string | null> => {
    const query = `mutation { ${field}(input: { cart_id: "${cartId}", ${input} }) { cart { applied_coupons { code } } } }`
    return (await shop.graphql(query, {}, key)).errors?.[0]?.message ?? null
  }
  return {
    cartId,
    apply: (code: string) => ask('applyCouponToCart', `coupon_code: "${code}"`),
    setEmail: (email: string) => ask('setGuestEmailOnCart', `email: "${email}"`),
  }
}

it('a cart with a code reveals only for a few addresses whether they have ordered', async () => {
  await addCode('FIRST', true)
  const { apply, setEmail } = await someone('guest-key-of-a-curious-one')
  const isLastTry = () => shop.db.prepare("UPDATE daily_use SET times = times_max - 1 WHERE what = 'coupons'").run()
  expect(await apply('FIRST')).toBeNull()
  await isLastTry()
  expect(await setEmail('last@example.co.nz')).toBeNull()
  expect(await setEmail('one-more@example.co.nz')).toMatch(/a lot of codes today/)
  // The same address again reveals nothing new.
  expect(await setEmail('last@example.co.nz')).toBeNull()
})

it('an address in a cart without a code is no attempt', async () => {
  const attempts = () => shop.db.prepare("SELECT sum(times) AS n FROM daily_use WHERE what = 'coupons'").first('n')
  const before = await attempts()
  const { setEmail } = await someone('guest-key-of-one-without')
  for (const name of ['a', 'b']) expect(await setEmail(`${name}@example.co.nz`)).toBeNull()
  expect(await attempts()).toBe(before)
})

it('of two concurrent codes a cart accepts one', async () => {
  await addCode('ONE', false)
  await addCode('TWO', false)
  const { apply, cartId } = await someone('guest-key-of-a-hasty-one')
  const answers = await Promise.all([apply('ONE'), apply('TWO')])
  expect(answers.filter((refusal) => refusal === null)).toHaveLength(1)
  expect(answers.find((refusal) => refusal !== null)).toMatch(/already applied/)
  const { data } = await shop.graphql(`{ cart(cart_id: "${cartId}") { applied_coupons { code } } }`)
  expect(data.cart.applied_coupons).toEqual([{ code: answers[0] === null ? 'ONE' : 'TWO' }])
})
