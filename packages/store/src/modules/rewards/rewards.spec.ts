import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asCustomer, createMember, type Member } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const TOKEN = 'operator-token-of-a-test'
const shop = createTestShop({ OPERATOR_TOKEN: TOKEN })

const run = (of: TestShop, ...args: string[]) =>
  of.request('/operator', {
    method: 'POST',
    body: JSON.stringify({ args }),
    headers: { authorization: `Bearer ${TOKEN}` },
  })

/** Orders a canvas of N$42.95 with the courier for N$7.95. */
async function order(member: Member, quantity = 1): Promise<string> {
  const shopper = createShopper(asCustomer(shop, member.token), `guest-key-of-${member.email.replace(/\W/g, '-')}`)
  return (await shopper.place((await shopper.readyCart(quantity)).cartId)).orderV2.number
}

const POINTS = `{ customer { rewardInformation { available_amount } reward_points { ends_at
  balance { points money { value currency } } balance_history { change_reason points_change balance { points } date }
  subscription_status { balance_updates points_expiration_notifications }
  exchange_rates { earning { points currency_amount } redemption { points currency_amount } } } } }`
const pointsOf = async (member: Member) => (await member.ask(POINTS)).data.customer
const balanceOf = async (member: Member): Promise<number> => (await pointsOf(member)).rewardInformation.available_amount
const mailsTo = async (email: string, subject: string) =>
  (
    await shop.db
      .prepare('SELECT subject, body FROM outbox WHERE recipient = ?1 AND subject LIKE ?2')
      .bind(email, subject)
      .all<{ subject: string; body: string }>()
  ).results

// The orders of a shopper of the tests have this address.
const ORDERED_BY = 'aroha@example.com'

describe('the points of an order', () => {
  let mere: Member
  beforeAll(async () => {
    mere = await createMember(shop, 'mere.points@example.nz')
  })

  it('are added once, when it is paid, for the products alone', async () => {
    const number = await order(mere)
    expect(await balanceOf(mere)).toBe(0)
    await Promise.all(Array.from({ length: 10 }, () => run(shop, 'paid', number)))
    expect(await pointsOf(mere)).toEqual({
      rewardInformation: { available_amount: 42 },
      reward_points: {
        ends_at: '2027-11-02 09:00:00',
        balance: { points: 42, money: { value: 2.1, currency: 'NZD' } },
        balance_history: [
          { change_reason: `Order ${number}`, points_change: 42, balance: { points: 42 }, date: '2026-11-02 09:00:00' },
        ],
        subscription_status: { balance_updates: 'NOT_SUBSCRIBED', points_expiration_notifications: 'SUBSCRIBED' },
        exchange_rates: {
          earning: { points: 1, currency_amount: 1 },
          redemption: { points: 100, currency_amount: 5 },
        },
      },
    })
  })

  it('go when it is paid back', async () => {
    const before = await balanceOf(mere)
    const number = await order(mere)
    await run(shop, 'paid', number)
    expect(await balanceOf(mere)).toBe(before + 42)
    await shop.db.prepare("UPDATE orders SET status = 'refunded' WHERE number = ?").bind(number).run()
    expect(await balanceOf(mere)).toBe(before)
  })

  it('are not for a guest', async () => {
    const count = () => shop.db.prepare('SELECT count(*) AS n FROM ledger_entries').first<number>('n')
    const before = await count()
    const shopper = createShopper(shop)
    const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
    await run(shop, 'paid', number)
    expect(await count()).toBe(before)
  })

  it('come with a mail to those who want it', async () => {
    const hemi = await createMember(shop, 'hemi.points@example.nz')
    await run(shop, 'paid', await order(hemi))
    expect(await mailsTo(ORDERED_BY, 'You have earned%')).toEqual([])
    const choose =
      'mutation { updateRewardMails(balance_updates: true, points_expiration_notifications: false) { balance_updates points_expiration_notifications } }'
    expect((await hemi.ask(choose)).data.updateRewardMails).toEqual({
      balance_updates: 'SUBSCRIBED',
      points_expiration_notifications: 'NOT_SUBSCRIBED',
    })
    const number = await order(hemi, 2)
    await run(shop, 'paid', number)
    await run(shop, 'paid', number)
    const mails = await mailsTo(ORDERED_BY, 'You have earned%')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toMatch(/You’ve earned \d+ points, worth N\$/)
  })
})

describe('the levels', () => {
  const LEVEL = '{ customer { loyalty_level { level_id name joined points_to_next benefits } } }'
  const levelOf = async (member: Member) => (await member.ask(LEVEL)).data.customer.loyalty_level

  it('are joined by the customer alone, and bring more points from then on', async () => {
    const ana = await createMember(shop, 'ana.levels@example.nz')
    expect(await levelOf(ana)).toEqual({
      level_id: '1',
      name: 'Tūī',
      joined: false,
      points_to_next: 300,
      benefits: ['1 point for each N$1'],
    })
    await run(shop, 'paid', await order(ana, 8))
    const earned = await balanceOf(ana)
    expect(earned).toBeGreaterThan(300)
    expect(await levelOf(ana)).toMatchObject({ name: 'Kererū', joined: false })
    const one = await order(ana)
    await run(shop, 'paid', one)
    expect(await balanceOf(ana)).toBe(earned + 42)

    const JOIN = 'mutation { joinLoyaltyLevel { loyalty_level { name joined } user_errors { message } } }'
    for (const _ of [1, 2]) {
      expect((await ana.ask(JOIN)).data.joinLoyaltyLevel).toEqual({
        loyalty_level: { name: 'Kererū', joined: true },
        user_errors: [],
      })
    }
    await run(shop, 'paid', await order(ana))
    // A quarter more: 42.95 dollars bring 53 points.
    expect(await balanceOf(ana)).toBe(earned + 42 + 53)
  })

  it('and the mails about points are not for a guest', async () => {
    for (const mutation of [
      'joinLoyaltyLevel { user_errors { message } }',
      'updateRewardMails(balance_updates: true, points_expiration_notifications: true) { balance_updates }',
    ]) {
      const { errors } = await shop.graphql(`mutation { ${mutation} }`, {}, null)
      expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization')
    }
  })
})

describe('points that nobody touches', () => {
  const old = createTestShop({ OPERATOR_TOKEN: TOKEN })
  let rua: Member
  beforeAll(async () => {
    rua = await createMember(shop, 'rua.ends@example.nz')
    await run(old, 'points', rua.email, '120', 'Kia ora')
  })
  // Other specs use the same tables. Their customers have points too, and a tick does a few customers only.
  afterAll(() => shop.db.prepare("DELETE FROM customers WHERE email LIKE '%.ends@example.nz'").run())
  const settle = async () => {
    for (let ticks = 0; ticks < 20; ticks++) await old.tick()
  }
  const balance = () =>
    shop.db
      .prepare(
        `SELECT coalesce(sum(amount), 0) AS n FROM ledger_entries e JOIN customers c ON c.id = e.customer_id
         WHERE c.email = ? AND ledger = 'points'`,
      )
      .bind(rua.email)
      .first<number>('n')

  it('end after a year, with one mail a month before', async () => {
    await old.tick(334)
    expect(await mailsTo(rua.email, '%points expire on%')).toEqual([])
    await old.tick(1)
    await settle()
    for (const days of [1, 1]) await old.tick(days)
    const [mail, ...more] = await mailsTo(rua.email, '%points expire on%')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your 120 points expire on 2 November 2027')
    expect(await balance()).toBe(120)
    for (const days of [27, 1]) await old.tick(days)
    await settle()
    expect(await balance()).toBe(0)
    expect((await old.graphql(POINTS, {}, null)).data.customer).toBeNull()
  })

  it('stay when an order was paid meanwhile', async () => {
    await run(old, 'points', rua.email, '10', 'Again')
    await old.tick(360)
    await run(old, 'points', rua.email, '5', 'Once more')
    await old.tick(6)
    expect(await balance()).toBe(15)
    await old.tick(360)
    await settle()
    expect(await balance()).toBe(0)
  })

  it('that end for 45 customers on one day are announced to each who wants the mail', async () => {
    const emails = Array.from({ length: 45 }, (_, n) => `many-${n}.ends@example.nz`)
    await shop.db
      .prepare(
        `INSERT INTO customers (email, firstname, lastname, is_subscribed, password_hash, created_at)
         SELECT value, 'Mere', 'Tāmati', 0, '', '2026-01-01T00:00:00.000Z' FROM json_each(?1)`,
      )
      .bind(JSON.stringify(emails))
      .run()
    const quiet = 'many-7.ends@example.nz'
    await shop.db
      .prepare(
        `INSERT INTO reward_accounts (customer_id, mails_earned, mails_ending)
         SELECT id, 0, 0 FROM customers WHERE email = ?1`,
      )
      .bind(quiet)
      .run()
    for (const email of emails) await run(old, 'points', email, '30', 'Kia ora')
    await old.tick(336)
    await settle()
    const { results } = await shop.db
      .prepare(
        "SELECT recipient FROM outbox WHERE recipient LIKE 'many-%' AND subject LIKE 'Your 30 points expire on%'",
      )
      .all<{ recipient: string }>()
    expect(results.map(({ recipient }) => recipient).sort()).toEqual(emails.filter((email) => email !== quiet).sort())
  })
})
