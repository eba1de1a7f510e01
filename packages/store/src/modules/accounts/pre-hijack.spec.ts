import { HANDOVER_PATH } from '@kea/shared/constants/handover'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { linkValue, mailsTo, newestLinkValue } from '../../testing/account-mail'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const VICTIM = 'guest-key-of-the-victim-01'
const ATTACKER = 'guest-key-of-an-attacker-1'
const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const FRESH = 'Please log in again first, so that we know it is you.'

beforeEach(() => shop.db.prepare('DELETE FROM daily_use').run())

const register = (email: string, password: string, key: string | null, firstname = 'Mere') =>
  shop.submit(
    'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
    { input: { firstname, lastname: 'Rangi', email, password } },
    key,
  )
const resend = (email: string, key: string) =>
  shop.graphql('query ($email: String!) { resendConfirmationLink(email: $email) { status message } }', { email }, key)
const confirm = async (email: string, token: string, key: string | null) => {
  const answer = await shop.graphql(
    `mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) {
       customer { email has_password customer_token } } }`,
    { input: { email, confirmation_key: token } },
    key,
  )
  return { errors: answer.errors, customer: answer.data?.confirmEmail?.customer ?? null }
}
const logIn = async (email: string, password: string) => {
  const { data, errors } = await shop.submit(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
    null,
  )
  return errors?.[0]?.message ?? data.generateCustomerToken.token
}
const ASK =
  'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }'
const askForEmail = (authorization: string, email: string, password: string) =>
  shop.graphql(ASK, { email, password }, null, { authorization })
const SET = 'mutation ($password: String!) { createCustomerPassword(newPassword: $password) { email has_password } }'
const setPassword = (token: string, password: string) =>
  shop.graphql(SET, { password }, null, { authorization: `Bearer ${token}` })

describe('an attacker who registers the address of somebody else', () => {
  it('after the owner: the link that the owner asks for is that of the owner’s own registration', async () => {
    const email = 'mere@example.nz'
    await register(email, 'Tui-sings-77', VICTIM)
    await register(email, 'Weka-steals-13', ATTACKER, 'Mallory')
    expect((await resend(email, VICTIM)).data.resendConfirmationLink).toEqual({
      status: true,
      message: 'If you signed up with this email address on this device, a new link is on its way to it.',
    })
    const { customer } = await confirm(email, await newestLinkValue(shop, email, 'key'), VICTIM)
    expect(customer).toEqual({ email, has_password: true, customer_token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await logIn(email, 'Weka-steals-13')).toBe(REFUSED)
    expect(await logIn(email, 'Tui-sings-77')).toMatch(/^[\w-]{43}$/)
  })

  it('before the owner, who opens the first mail: the account has no password, and the owner sets one', async () => {
    const email = 'hine@example.nz'
    await register(email, 'Weka-steals-13', ATTACKER, 'Mallory')
    const [first] = await mailsTo(shop, email)
    await register(email, 'Tui-sings-77', VICTIM)
    const { customer } = await confirm(email, linkValue(first, 'key'), VICTIM)
    expect(customer.has_password).toBe(false)
    for (const password of ['Weka-steals-13', 'Tui-sings-77', '']) {
      expect(await logIn(email, password || ' ')).toBe(REFUSED)
    }
    expect((await setPassword(customer.customer_token, 'Ruru-calls-99')).data).toEqual({
      createCustomerPassword: { email, has_password: true },
    })
    expect(await logIn(email, 'Ruru-calls-99')).toMatch(/^[\w-]{43}$/)
    expect((await mailsTo(shop, email)).at(-1)?.subject).toBe('Your account at Kea Prints now has a password')
    const again = await setPassword(customer.customer_token, 'Ruru-calls-98')
    expect(again.errors?.[0]?.message).toBe('You have a password already. Change it instead.')
  })

  it('and asks for a new link gets none by which the owner’s registration changes', async () => {
    const email = 'ana@example.nz'
    await register(email, 'Tui-sings-77', VICTIM)
    const before = await mailsTo(shop, email)
    await resend(email, ATTACKER)
    expect(await mailsTo(shop, email)).toEqual(before)
    expect((await confirm(email, linkValue(before[0], 'key'), VICTIM)).customer.has_password).toBe(true)
  })

  it('without a guest key is no browser at all', async () => {
    const email = 'program@example.nz'
    await register(email, 'Weka-steals-13', null)
    const { customer } = await confirm(email, await newestLinkValue(shop, email, 'key'), null)
    expect(customer.has_password).toBe(false)
    expect(await logIn(email, 'Weka-steals-13')).toBe(REFUSED)
  })

  it('by the query of a program, too', async () => {
    const email = 'query@example.nz'
    await register(email, 'Weka-steals-13', ATTACKER)
    const { data } = await shop.graphql(
      'query ($email: String!, $key: String!) { confirmCustomerEmail(email: $email, confirmation_key: $key) { status } }',
      { email, key: await newestLinkValue(shop, email, 'key') },
      VICTIM,
    )
    expect(data.confirmCustomerEmail.status).toBe(true)
    expect(await logIn(email, 'Weka-steals-13')).toBe(REFUSED)
  })
})

it('the first password needs a login of the last ten minutes', async () => {
  const clocked = createTestShop()
  const make = async (email: string) => {
    await register(email, 'Weka-steals-13', ATTACKER)
    return (await confirm(email, await newestLinkValue(shop, email, 'key'), VICTIM)).customer.customer_token
  }
  const [one, two] = [await make('prompt@example.nz'), await make('tardy@example.nz')]
  const setLater = (token: string) =>
    clocked.graphql(SET, { password: 'Ruru-calls-99' }, null, { authorization: `Bearer ${token}` })
  clocked.wait(599 / 86_400)
  expect((await setLater(one)).data.createCustomerPassword.has_password).toBe(true)
  clocked.wait(2 / 86_400)
  const late = await setLater(two)
  expect(late.errors).toMatchObject([
    { message: FRESH, extensions: { category: 'graphql-input', needs_fresh_login: true } },
  ])
  expect(await logIn('tardy@example.nz', 'Ruru-calls-99')).toBe(REFUSED)
})

describe('a confirmation link of another person', () => {
  const trap = async () => {
    const email = `trap-${crypto.randomUUID()}@example.nz`
    await register(email, 'Weka-steals-13', ATTACKER)
    return { email, token: await newestLinkValue(shop, email, 'key') }
  }

  it('moves neither the designs nor the cart of this browser to the account of that person', async () => {
    const key = `guest-${crypto.randomUUID()}`
    const shopper = createShopper(shop, key)
    const { cartId, saved } = await shopper.readyCart()
    const { email, token } = await trap()
    const { customer } = await confirm(email, token, key)
    const authorization = `Bearer ${customer.customer_token}`
    const handOver = await shop.request(HANDOVER_PATH, { method: 'POST', headers: { authorization } }, key)
    expect(handOver.status).toBe(409)
    const merged = await shop.graphql(`mutation { mergeCarts(source_cart_id: "${cartId}") { id } }`, {}, key, {
      authorization,
    })
    expect(merged.errors?.[0]?.message).toBe('Log in again to move this cart into your account.')
    const assigned = await shop.graphql(
      `mutation { assignCustomerToGuestCart(cart_id: "${cartId}") { id } }`,
      {},
      key,
      {
        authorization,
      },
    )
    expect(assigned.errors?.[0]?.message).toBe('Log in again to move this cart into your account.')
    const find = async (guest: string | null, headers: Record<string, string> = {}) =>
      (await shop.graphql(`{ design(design_uid: "${saved.uid}") { uid } }`, {}, guest, headers)).data.design?.uid ??
      null
    expect([await find(null, { authorization }), await find(key)]).toEqual([null, saved.uid])
    const cart = await shop.graphql(`{ cart(cart_id: "${cartId}") { total_quantity } }`, {}, key)
    expect(cart.data.cart.total_quantity).toBe(1)
  })

  it('does not stop the owner’s next login from taking them along', async () => {
    const key = `guest-${crypto.randomUUID()}`
    const { uid } = await createShopper(shop, key).design()
    const { email, token } = await trap()
    const { customer } = await confirm(email, token, key)
    await setPassword(customer.customer_token, 'Ruru-calls-99')
    const authorization = `Bearer ${await logIn(email, 'Ruru-calls-99')}`
    expect((await shop.request(HANDOVER_PATH, { method: 'POST', headers: { authorization } }, key)).status).toBe(204)
    const { data } = await shop.graphql(`{ design(design_uid: "${uid}") { uid } }`, {}, null, { authorization })
    expect(data.design.uid).toBe(uid)
  })
})

describe('orders of a guest', () => {
  const orderAs = async (email: string) => {
    const shopper = createShopper(shop, `guest-${crypto.randomUUID()}`)
    const { number } = (await shopper.place((await shopper.readyCart()).cartId)).orderV2
    await shop.db.prepare('UPDATE orders SET email = ?2 WHERE number = ?1').bind(number, email).run()
    return number
  }
  const ownerOf = (number: string) =>
    shop.db
      .prepare('SELECT c.email FROM orders o LEFT JOIN customers c ON c.id = o.customer_id WHERE o.number = ?')
      .bind(number)
      .first<string>('email')

  /** The session of an attacker with an address of the attacker's own. */
  const sessionOf = async (email: string): Promise<string> => {
    await register(email, 'Weka-steals-13', ATTACKER)
    const { customer } = await confirm(email, await newestLinkValue(shop, email, 'key'), ATTACKER)
    return `Bearer ${customer.customer_token}`
  }

  it('are the owner’s once the link of a registration was opened, no matter who registered', async () => {
    const email = 'claims@example.nz'
    const number = await orderAs(email)
    await register(email, 'Weka-steals-13', ATTACKER)
    expect(await ownerOf(number)).toBeNull()
    await confirm(email, await newestLinkValue(shop, email, 'key'), VICTIM)
    expect(await ownerOf(number)).toBe(email)
  })

  it('are not a stranger’s who asks to use the address of their owner, even if the owner opens the link', async () => {
    const [stranger, owner] = ['stranger@example.nz', 'owner@example.nz']
    const number = await orderAs(owner)
    const authorization = await sessionOf(stranger)
    await askForEmail(authorization, owner, 'Weka-steals-13')
    const token = await newestLinkValue(shop, owner, 'change')
    const opened = await shop.graphql(`mutation { confirmEmailChange(token: "${token}") { status } }`, {}, VICTIM)
    expect(opened.data.confirmEmailChange.status).toBe(true)
    expect(await ownerOf(number)).toBeNull()
  })

  it('are not claimed by a link or a code that was mailed to the address before', async () => {
    const [stranger, owner] = ['earlier.link@example.nz', 'owner.later@example.nz']
    const number = await orderAs(owner)
    const authorization = await sessionOf(stranger)
    await shop.graphql(`mutation { requestPasswordResetEmail(email: "${stranger}") }`, {}, ATTACKER)
    const reset = await newestLinkValue(shop, stranger, 'token')
    await askForEmail(authorization, owner, 'Weka-steals-13')
    const change = await newestLinkValue(shop, owner, 'change')
    await shop.graphql(`mutation { confirmEmailChange(token: "${change}") { status } }`, {}, VICTIM)
    const used = await shop.graphql(
      `mutation { resetPassword(email: "${owner}", resetPasswordToken: "${reset}", newPassword: "Ruru-calls-99") }`,
      {},
      ATTACKER,
    )
    expect(reset).toMatch(/^[\w-]{20,}$/)
    expect(used.errors?.[0]?.message).toBe('This link no longer works. Ask for a new one.')
    expect(await ownerOf(number)).toBeNull()
  })

  it('are the customer’s who opens the link for the new address in the session that asked', async () => {
    const [old, next] = ['mover@example.nz', 'mover.new@example.nz']
    const number = await orderAs(next)
    await register(old, 'Tui-sings-77', VICTIM)
    const { customer } = await confirm(old, await newestLinkValue(shop, old, 'key'), VICTIM)
    const authorization = `Bearer ${customer.customer_token}`
    await askForEmail(authorization, next, 'Tui-sings-77')
    const token = await newestLinkValue(shop, next, 'change')
    await shop.graphql(`mutation { confirmEmailChange(token: "${token}") { status } }`, {}, null, { authorization })
    expect(await ownerOf(number)).toBe(next)
  })
})
