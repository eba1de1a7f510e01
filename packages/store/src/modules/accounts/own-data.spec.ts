import { describe, expect, it, vi } from 'vitest'
import { asCustomer, createMember, type Member, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const ADDRESS = `firstname: "H", lastname: "K", street: ["12 Cuba Street"], city: "Wellington", postcode: "6011",
  country_code: NZ, telephone: "04 555 0100"`
const addAddress = (who: Member) => who.ask(`mutation { createCustomerAddress(input: { ${ADDRESS} }) { id } }`)
const count = (sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(`SELECT count(*) AS n FROM ${sql}`)
    .bind(...values)
    .first<number>('n')

/** A customer with a photo, a design and an order of it, a second design, an address and a cart. */
async function createRegular(email: string) {
  const customer = await createMember(shop, email)
  const shopper = createShopper(asCustomer(shop, customer.token), `guest-key-of-${email.replace(/\W/g, '-')}`)
  const { cartId } = await shopper.readyCart()
  const { orderV2 } = await shopper.place(cartId)
  const draft = await shopper.design()
  await addAddress(customer)
  await customer.ask('{ customer { referral { referral_code } } }')
  await customer.ask('mutation { joinLoyaltyLevel { user_errors { code } } }')
  const id = (await shop.db.prepare('SELECT id FROM customers WHERE email = ?').bind(email).first<number>('id')) ?? 0
  await shop.db
    .prepare(
      `INSERT INTO ledger_entries (customer_id, ledger, amount, kind, reason, source, at) VALUES
         (?1, 'credit', 500, 'given', 'Kia ora', 'test-' || ?1, '2026-11-02'), (?1, 'points', 7, 'earned', '', 'test-' || ?1, '2026-11-02')`,
    )
    .bind(id)
    .run()
  return { customer, shopper, order: orderV2, draft, id }
}

describe('the data of a customer', () => {
  const copyOf = async (who: Member) => JSON.parse((await who.ask('{ customerData }')).data.customerData)

  it('are one JSON with what the shop has, and nothing of anybody else', async () => {
    const one = await createRegular('data.one@example.nz')
    const other = await createRegular('data.other@example.nz')
    const copy = await copyOf(one.customer)
    expect(copy).toMatchObject({
      made_at: '2026-11-02T09:00:00.000Z',
      account: [{ email: 'data.one@example.nz', firstname: 'Mere', lastname: 'Tāmati' }],
      addresses: [{ city: 'Wellington', postcode: '6011' }],
      orders: [{ number: one.order.number }],
      logins: [{ created_at: '2026-11-02T09:00:00.000Z' }],
      store_credit: [{ cents: 500, kind: 'given', reason: 'Kia ora', at: '2026-11-02' }],
      reward_points: [{ points: 7, kind: 'earned' }],
      reward_choices: [{ mails_earned: 0, mails_ending: 1 }],
      recommendations: [{ code: expect.stringMatching(/^[a-z0-9]{10}$/) }],
    })
    expect(copy.designs.map(({ uid }: { uid: string }) => uid)).toContain(one.draft.uid)
    expect(copy.photos.length).toBeGreaterThan(0)
    const text = JSON.stringify(copy)
    for (const foreign of ['data.other@example.nz', other.order.number, other.draft.uid, 'scrypt', 'hash']) {
      expect(text).not.toContain(foreign)
    }
  })

  it('are not for a guest', async () => {
    const answer = await shop.graphql('{ customerData }', {}, null)
    expect(answer.data).toEqual({ customerData: null })
    expect(answer.errors?.[0]?.message).toBe("The current customer isn't authorized.")
  })
})

describe('a customer who leaves', () => {
  const LEAVE = 'mutation ($password: String, $code: String) { deleteCustomer(password: $password, code: $code) }'

  it('takes addresses, designs, photos, carts and logins along, and leaves the orders', async () => {
    const email = 'leaver@example.nz'
    const { customer, order, draft, id } = await createRegular(email)
    const stays = await createRegular('stays@example.nz')
    await shop.submit('mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { error } }', {
      input: { email, recaptcha_response: await shop.captcha() },
    })
    expect((await customer.ask(LEAVE, { password: PASSWORD })).data).toEqual({ deleteCustomer: true })
    expect(await count('customers WHERE email = ?', email)).toBe(0)
    const tables = [
      'customer_addresses',
      'customer_tokens',
      'carts',
      'orders',
      'ledger_entries',
      'reward_accounts',
      'referrals',
    ]
    for (const table of tables) {
      expect(await count(`${table} WHERE customer_id = ?`, id), table).toBe(0)
    }
    expect(await count('design_revisions WHERE design_uid = ?', draft.uid)).toBe(0)
    expect(await count('uploads WHERE uid = ? AND state = ?', draft.photo, 'complete')).toBe(0)
    expect(await count('subscribers WHERE email = ?', email)).toBe(0)
    // It is not printed yet, so it keeps its photos.
    expect(await count('orders WHERE number = ?', order.number)).toBe(1)
    expect((await customer.ask('{ customer { id } }')).data.customer).toBeNull()
    expect(await count("outbox WHERE recipient = ? AND subject = 'Your account at Kea Prints is deleted'", email)).toBe(
      1,
    )
    expect((await stays.customer.ask('{ customer { addresses { id } } }')).data.customer.addresses).toHaveLength(1)
    expect(await count('design_revisions WHERE design_uid = ?', stays.draft.uid)).toBe(1)
  })

  it('proves it by the password or by a code of a mail, which works once', async () => {
    const email = 'prover@example.nz'
    const customer = await createMember(shop, email)
    const leave = (proof: object) => customer.ask(LEAVE, proof)
    const refusal = "The password doesn't match this account. Verify the password and try again."
    expect((await leave({ code: '123456' })).errors?.[0]?.message).toBe(
      'This code doesn’t work, or has expired. Ask for a new one.',
    )
    for (const proof of [{}, { password: 'wrong' }, { password: '' }]) {
      expect((await leave(proof)).errors?.[0]?.message).toBe(refusal)
    }
    await shop.submit('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email })
    const mail = await shop.db
      .prepare('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1')
      .bind(email)
      .first<string>('body')
    const code = /^\d{6}$/m.exec(mail ?? '')?.[0]
    expect((await leave({ password: 'wrong', code })).errors?.[0]?.message).toBe(refusal)
    expect((await leave({ code })).data).toEqual({ deleteCustomer: true })
  })

  it('is not a guest', async () => {
    expect((await shop.graphql(LEAVE, { password: PASSWORD }, null)).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    )
  })
})
