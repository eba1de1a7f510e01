import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createMember, type Member } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })
const ORIGIN = { 'x-shop-origin': 'https://shop.example' }

const paid = (...numbers: string[]) =>
  shop.request('/operator', {
    method: 'POST',
    body: JSON.stringify({ args: ['paid', ...numbers] }),
    headers: { authorization: `Bearer ${TOKEN}` },
  })

const REFERRAL = `{ customer { referral { referral_code referral_link invited_count earned { value } reward { value }
  friends { state date } } store_credit { current_balance { value } } } }`
async function referralOf(member: Member) {
  const { data } = await shop.graphql(REFERRAL, {}, null, { authorization: `Bearer ${member.token}`, ...ORIGIN })
  return { ...data.customer.referral, credit: data.customer.store_credit.current_balance.value }
}
const statesOf = async (member: Member) =>
  (await referralOf(member)).friends.map(({ state }: { state: string }) => state)

let people = 0
interface Friend {
  email?: string
  key?: string
  street?: string
  token?: string
}
/** An order of somebody who came by a code. Everybody is somebody else, unless the test says so. */
async function order(code: string, { email, key, street, token }: Friend = {}): Promise<string> {
  people += 1
  const of = token ? asCustomer(shop, token) : shop
  const shopper = createShopper(of, key ?? `guest-key-of-a-friend-${people}`, { 'x-referral': code })
  const { cartId } = await shopper.readyCart()
  const id = await shop.db.prepare('SELECT id FROM carts WHERE masked_id = ?').bind(cartId).first<number>('id')
  await shop.db
    .prepare('UPDATE carts SET email = ?2 WHERE id = ?1')
    .bind(id, email ?? `newcomer-${people}@example.co.nz`)
    .run()
  const address = { ...ADDRESS, street: [street ?? `${people} Friend Street`] }
  await shopper.call(
    `mutation ($cartId: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $cartId,
        shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } } }`,
    { cartId, address },
  )
  return (await shopper.place(cartId)).orderV2.number
}

describe('the personal link of a customer', () => {
  it('stays the same, also with another address, and is that of the form for recommendations', async () => {
    const tama = await createMember(shop, 'tama.link@example.nz')
    const { referral_link: link, ...rest } = await referralOf(tama)
    expect(link).toMatch(/^https:\/\/shop\.example\/\?referral=[a-z0-9]{10}$/)
    expect(rest).toMatchObject({ invited_count: 0, earned: { value: 0 }, reward: { value: 10 }, friends: [] })
    const { data } = await shop.submit(
      `mutation ($input: ReferAFriendInput!) { referAFriend(input: $input) { referral_link } }`,
      { input: { emails: ['kiri@example.co.nz'], consent: true, email: 'somebody.else@example.nz' } },
      null,
      { ...ORIGIN, authorization: `Bearer ${tama.token}`, 'x-caller': '203.0.113.61' },
    )
    expect(data.referAFriend.referral_link).toBe(link)
    await shop.db.prepare("UPDATE customers SET email = 'tama.new@example.nz' WHERE email = ?").bind(tama.email).run()
    expect(await referralOf(tama)).toMatchObject({
      referral_link: link,
      invited_count: 1,
      friends: [{ state: 'INVITED' }],
    })
    // The one who has the old address now has a link too.
    const next = await createMember(shop, tama.email)
    expect((await referralOf(next)).referral_link).not.toBe(link)
  })

  it('is that of recommendations from before the account', async () => {
    const email = 'later.member@example.nz'
    const { data } = await shop.submit(
      `mutation ($input: ReferAFriendInput!) { referAFriend(input: $input) { referral_link } }`,
      { input: { emails: ['hana@example.co.nz'], consent: true, email } },
      null,
      { ...ORIGIN, 'x-caller': '203.0.113.62' },
    )
    const member = await createMember(shop, email)
    expect((await referralOf(member)).referral_link).toBe(data.referAFriend.referral_link)
  })
})

describe('a friend’s first paid order', () => {
  let mere: Member
  let code = ''
  beforeAll(async () => {
    mere = await createMember(shop, 'mere.refers@example.nz')
    code = (await referralOf(mere)).referral_code
  })

  it('brings the reward once, however often it is marked as paid', async () => {
    const number = await order(code, { email: 'ana.friend@example.co.nz' })
    expect(await statesOf(mere)).toEqual(['ORDERED'])
    expect((await referralOf(mere)).credit).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => paid(number)))
    expect(await referralOf(mere)).toMatchObject({
      credit: 10,
      earned: { value: 10 },
      friends: [{ state: 'REWARDED' }],
    })
  })

  it('is the only one that counts, also of the same mailbox by another name, and also when two are paid at once', async () => {
    await paid(await order(code, { email: 'Ana.Friend+two@example.co.nz' }))
    expect((await referralOf(mere)).credit).toBe(10)
    const two = [await order(code, { email: 'pita@example.co.nz' }), await order(code, { email: 'pita@example.co.nz' })]
    await Promise.all(two.map((number) => paid(number)))
    expect((await referralOf(mere)).credit).toBe(20)
  })

  it('is rewarded once when a hundred payments of its friend arrive at once', async () => {
    const before = (await referralOf(mere)).credit
    const numbers: string[] = []
    for (let n = 0; n < 5; n += 1) numbers.push(await order(code, { email: 'rongo@example.co.nz' }))
    const payments = Array.from({ length: 100 }, (_, n) => paid(numbers[n % numbers.length] ?? ''))
    const answers = await Promise.all(payments)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    const paidNow = await shop.db
      .prepare("SELECT count(*) AS n FROM orders WHERE email = 'rongo@example.co.nz' AND paid_at IS NOT NULL")
      .first('n')
    expect([paidNow, (await referralOf(mere)).credit]).toEqual([5, before + 10])
  })

  it('brings nothing when it is paid back', async () => {
    const before = (await referralOf(mere)).credit
    const number = await order(code)
    await paid(number)
    expect((await referralOf(mere)).credit).toBe(before + 10)
    await shop.db.prepare("UPDATE orders SET status = 'refunded' WHERE number = ?").bind(number).run()
    expect((await referralOf(mere)).credit).toBe(before)
  })

  it.each<[string, () => Promise<Friend> | Friend]>([
    ['one’s own mailbox by another name', () => ({ email: 'Mere.Refers+me@example.nz' })],
    ['one’s own account', () => ({ token: mere.token, email: 'mere.other@example.nz' })],
    [
      'the same device',
      async () => {
        const key = 'guest-key-of-mere-device'
        const number = await order('', { token: mere.token, key })
        const by = await shop.db
          .prepare('SELECT placed_by FROM orders WHERE number = ?')
          .bind(number)
          .first('placed_by')
        // As a guest, the customer had this key.
        const guests = await order('', { key })
        const guest = await shop.db
          .prepare('SELECT placed_by FROM orders WHERE number = ?')
          .bind(guests)
          .first('placed_by')
        await shop.db.prepare('UPDATE orders SET placed_by = ?2 WHERE placed_by = ?1').bind(by, guest).run()
        return { key }
      },
    ],
    [
      'the same house',
      async () => {
        await order('', { token: mere.token, street: '12 Rata Street' })
        return { street: '12 RATA Street' }
      },
    ],
  ])('with %s is no recommendation', async (_, friend) => {
    const before = await referralOf(mere)
    const number = await order(code, await friend())
    await paid(number)
    expect(await referralOf(mere)).toMatchObject({ credit: before.credit, friends: before.friends })
  })

  it('of somebody who has ordered before is no recommendation', async () => {
    const before = await referralOf(mere)
    const email = 'regular@example.co.nz'
    await paid(await order('', { email }))
    await paid(await order(code, { email }))
    expect(await referralOf(mere)).toMatchObject({ credit: before.credit, friends: before.friends })
  })

  it.each(['nothing-known', 'a1b2c3d4e5', "' OR 1"])('with the code %j is placed as any other', async (unknown) => {
    expect(await order(unknown)).toMatch(/^\d{9}$/)
  })

  it('leaves no address of a friend', async () => {
    const { results } = await shop.db.prepare('SELECT * FROM referred_orders').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain('@')
  })
})
