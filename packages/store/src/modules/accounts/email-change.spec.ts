import { describe, expect, it, vi } from 'vitest'
import { createMember, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const ASK =
  'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }'
const NO_LINK = 'This link no longer works.'

const lastMail = (email: string) =>
  shop.db
    .prepare('SELECT subject, body FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1')
    .bind(email)
    .first<{ subject: string; body: string }>()
const tokenOf = async (email: string, name: 'change' | 'undo'): Promise<string> => {
  const link = /https?:\/\/\S+|\/confirm-email#\S+/.exec((await lastMail(email))?.body ?? '')?.[0] ?? ''
  return new URLSearchParams(link.split('#')[1]).get(name) ?? ''
}
/** The same, if other mails came later. */
const tokenInMails = async (email: string, name: string): Promise<string> => {
  const body = await shop.db
    .prepare("SELECT body FROM outbox WHERE recipient = ?1 AND body LIKE '%' || ?2 || '=%' ORDER BY id DESC")
    .bind(email, name)
    .first<string>('body')
  return new URLSearchParams(/#(\S+)/.exec(body ?? '')?.[1]).get(name) ?? ''
}
const follow = (field: 'confirmEmailChange' | 'undoEmailChange', token: string) =>
  shop.graphql(`mutation ($token: String!) { ${field}(token: $token) { status message } }`, { token }, null)
const messageOf = async (answer: ReturnType<typeof follow>) => (await answer).errors?.[0]?.message

/** A customer who has asked for another address. */
async function asked(name: string) {
  const [old, next] = [`${name}@example.nz`, `${name}.new@example.nz`]
  const customer = await createMember(shop, old)
  const answer = await customer.ask(ASK, { email: next, password: PASSWORD })
  const email = async () => (await customer.ask('{ customer { email } }')).data.customer?.email ?? null
  return { customer, old, next, answer, email }
}

describe('another email address', () => {
  it('holds once its owner has confirmed it, by a link that works once', async () => {
    const { old, next, answer, email } = await asked('one')
    expect(answer.data.updateCustomerEmail.customer.email).toBe(old)
    expect((await lastMail(next))?.subject).toBe('Confirm your new email address for Kea Prints')
    expect((await lastMail(old))?.body).not.toContain(next)
    expect(await email()).toBe(old)
    const token = await tokenOf(next, 'change')
    expect((await follow('confirmEmailChange', token)).data.confirmEmailChange.status).toBe(true)
    expect(await email()).toBe(next)
    expect(await messageOf(follow('confirmEmailChange', token))).toBe(NO_LINK)
    expect((await createMember(shop, next)).token).toMatch(/^[\w-]{43}$/)
  })

  it('takes the newsletter along, with the link that ends it, and back', async () => {
    const { old, next, customer } = await asked('reader')
    const rows = async () => {
      const { results } = await shop.db
        .prepare('SELECT email, subscribed, token FROM subscribers WHERE email IN (?, ?)')
        .bind(old, next)
        .all<{ email: string; subscribed: number; token: string }>()
      return results
    }
    await customer.ask('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { id } } }')
    const [before] = await rows()
    const undo = await tokenInMails(old, 'undo')
    await follow('confirmEmailChange', await tokenOf(next, 'change'))
    expect(await rows()).toEqual([{ ...before, email: next }])
    await follow('undoEmailChange', undo)
    expect(await rows()).toEqual([{ ...before, email: old }])
  })

  it('keeps what the new address has said about the newsletter', async () => {
    const { old, next, customer } = await asked('both')
    await customer.ask('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { id } } }')
    await shop.db
      .prepare(
        `INSERT INTO subscribers (email_key, email, token, subscribed, source, created_at, changed_at)
         VALUES (?1, ?1, lower(hex(randomblob(16))), 0, 'footer', '2026', '2026')`,
      )
      .bind(next)
      .run()
    await follow('confirmEmailChange', await tokenOf(next, 'change'))
    const { results } = await shop.db
      .prepare('SELECT email, subscribed FROM subscribers WHERE email IN (?, ?)')
      .bind(old, next)
      .all()
    expect(results).toEqual([{ email: next, subscribed: 0 }])
  })

  it('is taken back by the old one before it is confirmed', async () => {
    const { old, next, email } = await asked('two')
    const token = await tokenOf(next, 'change')
    await follow('undoEmailChange', await tokenOf(old, 'undo'))
    expect(await messageOf(follow('confirmEmailChange', token))).toBe(NO_LINK)
    // Somebody else may be logged in.
    expect(await email()).toBeNull()
    expect(await shop.db.prepare('SELECT email FROM customers WHERE email = ?').bind(old).first('email')).toBe(old)
  })

  it('that is taken back ends the password, which somebody else knows', async () => {
    const { customer, old, next } = await asked('known-password')
    const undo = await tokenOf(old, 'undo')
    await follow('confirmEmailChange', await tokenOf(next, 'change'))
    await follow('undoEmailChange', undo)
    await expect(createMember(shop, old)).rejects.toThrow('The account sign-in was incorrect')
    await shop.graphql(`mutation { requestPasswordResetEmail(email: "${old}") }`, {}, null)
    const token = await tokenInMails(old, 'token')
    const reset = await shop.graphql(
      `mutation { resetPassword(email: "${old}", resetPasswordToken: "${token}", newPassword: "${PASSWORD}") }`,
      {},
      null,
    )
    expect(reset.data).toEqual({ resetPassword: true })
    expect((await createMember(shop, old)).email).toBe(customer.email)
  })

  it('of another customer is not taken back by a link that does not work', async () => {
    const { old } = await asked('no-link')
    expect(await messageOf(follow('undoEmailChange', 'x'.repeat(32)))).toBe(NO_LINK)
    expect((await createMember(shop, old)).email).toBe(old)
  })

  it('is taken back by the old one afterwards, for a week, and all sessions end', async () => {
    const { old, next, email } = await asked('three')
    const undo = await tokenOf(old, 'undo')
    await follow('confirmEmailChange', await tokenOf(next, 'change'))
    shop.wait(6)
    expect((await follow('undoEmailChange', undo)).data.undoEmailChange.status).toBe(true)
    expect(await email()).toBeNull()
    expect(await messageOf(follow('undoEmailChange', undo))).toBe(NO_LINK)
    const id = (address: string) =>
      shop.db.prepare('SELECT id FROM customers WHERE email = ?').bind(address).first('id')
    expect([await id(old), await id(next)]).toEqual([expect.any(Number), null])
  })

  it('is taken back by the first address after one more change, with the passkeys and logins that were added', async () => {
    const { customer, old, next, email } = await asked('twice-changed')
    const undo = await tokenOf(old, 'undo')
    await follow('confirmEmailChange', await tokenOf(next, 'change'))
    const third = 'twice-changed.third@example.nz'
    await customer.ask(ASK, { email: third, password: PASSWORD })
    await follow('confirmEmailChange', await tokenOf(third, 'change'))
    expect(await email()).toBe(third)
    const whose = `(SELECT id FROM customers WHERE email = '${third}')`
    await shop.db.batch([
      shop.db.prepare(`INSERT INTO passkeys (credential_id, uid, customer_id, public_key, counter, transports, name, created_at)
        SELECT 'thief', 'thief', id, '', 0, '[]', 'Phone', '' FROM customers WHERE id = ${whose}`),
      shop.db.prepare(`INSERT INTO social_identities (issuer, subject, customer_id, created_at)
        SELECT 'https://id.example', 'thief', id, '' FROM customers WHERE id = ${whose}`),
    ])
    expect((await follow('undoEmailChange', undo)).data.undoEmailChange.status).toBe(true)
    const count = (table: string) =>
      shop.db
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE customer_id = (SELECT id FROM customers WHERE email = ?)`)
        .bind(old)
        .first('n')
    expect([await count('passkeys'), await count('social_identities'), await count('customer_tokens')]).toEqual([
      0, 0, 0,
    ])
  })

  it('is not confirmed after a day, and not taken back after a week', async () => {
    const { old, next } = await asked('four')
    const [change, undo] = [await tokenOf(next, 'change'), await tokenOf(old, 'undo')]
    shop.wait(1)
    expect(await messageOf(follow('confirmEmailChange', change))).toBe(NO_LINK)
    shop.wait(6)
    expect(await messageOf(follow('undoEmailChange', undo))).toBe(NO_LINK)
  })

  it('of another customer has the same answer, changes nothing and tells its owner', async () => {
    await createMember(shop, 'five.new@example.nz')
    const { old, next, answer, email } = await asked('five')
    expect(answer.data.updateCustomerEmail.customer.email).toBe(old)
    expect((await lastMail(next))?.subject).toBe('You have an account at Kea Prints')
    expect(await tokenOf(next, 'change')).toBe('')
    expect(await email()).toBe(old)
  })

  it('that got a customer meanwhile is not confirmed', async () => {
    const { old, next, email } = await asked('six')
    const token = await tokenOf(next, 'change')
    await createMember(shop, next)
    expect(await messageOf(follow('confirmEmailChange', token))).toBe(NO_LINK)
    expect(await email()).toBe(old)
  })

  it('needs the password, another address, and a login', async () => {
    const { customer, old } = await asked('seven')
    const refused = async (email: string, password: string) =>
      (await customer.ask(ASK, { email, password })).errors?.[0]?.message
    expect(await refused('eight@example.nz', 'wrong')).toBe(
      "The password doesn't match this account. Verify the password and try again.",
    )
    expect(await refused(old.toUpperCase(), PASSWORD)).toBe('This is already your email address.')
    expect(await refused('nobody', PASSWORD)).toMatch(/^email: Please enter a valid email address/)
    expect((await shop.graphql(ASK, { email: 'a@b.nz', password: PASSWORD }, null)).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    )
    expect(await messageOf(follow('confirmEmailChange', ''))).toBe(NO_LINK)
  })
})
