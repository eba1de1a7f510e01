import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createMember, type Member } from '../../testing/test-customer'
import { createGiftBuyer, hashOf } from '../../testing/test-gifts'
import { createTestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const { order, setStatus, certificates } = createGiftBuyer(shop)
const UNKNOWN = 'We could not find a gift certificate with this code. Check it and try again.'
const ACCOUNT = `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) {
  code balance { value } expiration_date } }`
const REDEEM = `mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
  balance { value } } }`

let people = 0
const from = () => ({ 'x-caller': `198.51.100.${++people}` })

/** A mailed certificate of N$75.50 with this code. */
async function certificate(code: string): Promise<number> {
  const number = await order()
  await setStatus(number, 'processing')
  const [{ id } = { id: 0 }] = await certificates(number)
  await shop.db
    .prepare("UPDATE gift_certificates SET state = 'mailed', code_hash = ?2 WHERE id = ?1")
    .bind(id, await hashOf(code))
    .run()
  return id
}
const ask = async (code: string) => shop.submit(ACCOUNT, { code }, null, from())

describe('the balance of a gift certificate', () => {
  const CODE = 'AAAA-0000-1111-2222-3333'
  beforeAll(() => certificate(CODE))

  it.each([CODE, 'aaaa 0000 1111 2222 3333'])('is answered for the code %s', async (code) => {
    expect((await ask(code)).data.giftCardAccount).toEqual({ code, balance: { value: 75.5 }, expiration_date: null })
  })

  it.each(['AAAA-0000-1111-2222-3334', '', 'gift', "' OR 1 = 1"])('is not answered for %j', async (code) => {
    const { data, errors } = await ask(code)
    expect(data.giftCardAccount).toBeNull()
    expect(errors?.[0]).toMatchObject({ message: UNKNOWN, extensions: { category: 'graphql-no-such-entity' } })
  })

  it('is not answered for one that was paid back, or is not mailed yet', async () => {
    const code = 'AAAA-0000-1111-2222-9999'
    const id = await certificate(code)
    for (const state of ['void', 'waiting']) {
      await shop.db.prepare('UPDATE gift_certificates SET state = ?2 WHERE id = ?1').bind(id, state).run()
      expect((await ask(code)).errors?.[0]?.message).toBe(UNKNOWN)
    }
  })

  it('needs a captcha, and a day has a limited number of tries', async () => {
    expect((await shop.graphql(ACCOUNT, { code: CODE }, null)).errors?.[0]?.message).toMatch(/^ReCaptcha validation/)
    const guesser = 'guest-key-of-a-guesser-01'
    for (let n = 0; n < 60; n += 1) {
      const code = `BBBB-0000-1111-2222-${String(n).padStart(4, '0')}`
      expect((await shop.submit(ACCOUNT, { code }, guesser)).errors?.[0]?.message).toBe(UNKNOWN)
    }
    expect((await shop.submit(ACCOUNT, { code: CODE }, guesser)).errors?.[0]?.message).toMatch(/a lot of codes today/)
  })
})

describe('a gift certificate that becomes store credit', () => {
  let mere: Member
  let hemi: Member
  beforeAll(async () => {
    mere = await createMember(shop, 'mere.redeems.gift@example.nz')
    hemi = await createMember(shop, 'hemi.redeems.gift@example.nz')
  })
  const redeem = async (code: string, { token }: Member) =>
    shop.submit(REDEEM, { code }, null, { ...from(), authorization: `Bearer ${token}` })
  const CREDIT = '{ customer { store_credit { current_balance { value } balance_history { items { action } } } } }'
  const creditOf = async (member: Member) => (await member.ask(CREDIT)).data.customer.store_credit

  it('is moved once, also when a hundred try at once', async () => {
    const code = 'CCCC-0000-1111-2222-3333'
    await certificate(code)
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => redeem(code, n % 2 === 0 ? mere : hemi)))
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const credits = await Promise.all([creditOf(mere), creditOf(hemi)])
    const moved = { current_balance: { value: 75.5 }, balance_history: { items: [{ action: 'Gift certificate' }] } }
    const nothing = { current_balance: { value: 0 }, balance_history: { items: [] } }
    expect(credits).toContainEqual(moved)
    expect(credits).toContainEqual(nothing)
    expect((await ask(code)).data.giftCardAccount.balance).toEqual({ value: 0 })
  })

  it('needs a customer and a right code', async () => {
    const code = 'DDDD-0000-1111-2222-3333'
    await certificate(code)
    expect((await shop.submit(REDEEM, { code }, null, from())).errors?.[0]?.extensions?.category).toBe(
      'graphql-authorization',
    )
    expect((await redeem('EEEE-0000-1111-2222-3333', hemi)).errors?.[0]?.message).toBe(UNKNOWN)
    expect((await ask(code)).data.giftCardAccount.balance).toEqual({ value: 75.5 })
  })
})
