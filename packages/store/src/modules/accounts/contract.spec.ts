import { expect, it, vi } from 'vitest'
import { createTestShop } from '../../testing/test-shop'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
const AROHA = 'aroha@example.com'
const PASSWORD = 'Kereru-flies-42'
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

/** The key of the confirmation in the newest mail. */
const keyFor = async (email: string): Promise<string | null> => {
  const body = await shop.db
    .prepare('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT 1')
    .bind(email)
    .first<string>('body')
  return new URLSearchParams(/#(\S+)/.exec(body ?? '')?.[1]).get('key')
}
const confirm = (email: string, key: string | null) =>
  shop.graphql(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { customer_token } } }',
    { input: { email, confirmation_key: key } },
  )

it('a registration takes the fields of the contract, also those of a business', async () => {
  const email = 'business@example.nz'
  const query = `mutation ($input: CustomerInput!, $skipGST: Boolean) {
    createCustomer(input: $input, skipGST: $skipGST) { customer { firstname lastname email date_of_birth phone_no
      gst_number is_subscribed } } }`
  const entered = {
    firstname: 'Mere',
    lastname: 'Rangi',
    email,
    date_of_birth: '1990-02-28',
    phone_no: '021 555 0123',
    gst_number: '123456789',
    is_subscribed: true,
  }
  const input = { ...entered, password: 'Tui-sings-77', recaptcha_response: await shop.captcha() }
  const wrong = await shop.graphql(query, { input: { ...input, gst_number: 'GST-1' }, skipGST: true })
  expect(wrong.errors?.[0]?.message).toBe('gst_number: Please enter a valid GST number.')
  const { data } = await shop.graphql(query, { input, skipGST: true })
  expect(data.createCustomer.customer).toEqual(entered)
  const confirmed = await confirm(email, await keyFor(email))
  const own = await shop.graphql('{ customer { gst_number phone_no } }', {}, null, {
    authorization: `Bearer ${confirmed.data.confirmEmail.customer.customer_token}`,
  })
  expect(own.data.customer).toEqual({ gst_number: '123456789', phone_no: '021 555 0123' })
})

it('the key of a registration is confirmed by a query too, once', async () => {
  const email = 'by-query@example.nz'
  const input = { firstname: 'Mere', lastname: 'Rangi', email, password: 'Tui-sings-77' }
  const recaptcha = await shop.captcha()
  await shop.graphql('mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }', {
    input: { ...input, recaptcha_response: recaptcha },
  })
  const ask = (key: string | null) =>
    shop.graphql(
      'query ($email: String!, $key: String!) { confirmCustomerEmail(email: $email, confirmation_key: $key) { status } }',
      { email, key },
    )
  const key = await keyFor(email)
  const ended = 'This link no longer works. Ask for a new one.'
  expect((await ask(`${key}0`)).errors?.[0]?.message).toBe(ended)
  expect((await ask(key)).data).toEqual({ confirmCustomerEmail: { status: true } })
  expect((await ask(key)).errors?.[0]?.message).toBe(ended)
})

it('a registration with an attribute that the shop does not have is refused', async () => {
  const query = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`
  const attributes = { custom_attributes: [{ attribute_code: 'colour' }], allow_remote_shopping_assistance: true }
  const input = { firstname: 'A', lastname: 'B', email: 'c@example.nz', password: 'Tui-sings-77', ...attributes }
  expect((await shop.submit(query, { input })).errors?.[0]?.message).toBe(
    'A customer has no custom attributes in this shop.',
  )
})

it('the universal login answers with its message, its token and no price code', async () => {
  const query = `mutation ($email: String!, $password: String!) {
    loginUniversalpassword(username: $email, password: $password, logintype: "password") {
      success message token cachePrice } }`
  const { data } = await shop.submit(query, { email: AROHA, password: PASSWORD })
  expect(data.loginUniversalpassword).toEqual({
    success: true,
    message: 'You have successfully logged in.',
    token: expect.stringMatching(/^[\w-]{43}$/),
    cachePrice: null,
  })
  expect((await shop.submit(query, { email: AROHA, password: 'wrong' })).data.loginUniversalpassword).toEqual({
    success: false,
    message: FAILED,
    token: null,
    cachePrice: null,
  })
})
