import { describe, expect, it, vi } from 'vitest'
import { mailsTo, newestLinkValue } from '../../testing/account-mail'
import { createDevice } from '../../testing/device-with-passkey'
import { CLIENT_ID, createProvider, ISSUER } from '../../testing/openid-provider'
import { createCustomer, PASSWORD } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'

vi.setConfig({ testTimeout: 60_000 })

const ORIGIN = 'https://shop.example.nz'
const SECOND = 1 / 86_400
const FRESH = 'Please log in again first, so that we know it is you.'
const provider = await createProvider()
const SETTINGS = {
  SITE_URL: ORIGIN,
  OIDC_PROVIDERS: JSON.stringify([
    { id: 'hui', label: 'Hui', issuer: ISSUER, clientId: CLIENT_ID, clientSecret: 'secret of the client' },
  ]),
}
const newShop = () => createTestShop(SETTINGS, provider.fetch)
const as =
  (shop: TestShop, token: string) =>
  (query: string, variables: object = {}) =>
    shop.graphql(query, variables, undefined, { authorization: `Bearer ${token}` })
const messageOf = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message ?? null
const count = (shop: TestShop, sql: string) => shop.db.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')

/** Adds a passkey by a session that began so many seconds ago. */
async function addPasskey(email: string, startAfter: number, addAfter: number): Promise<string | null> {
  const shop = newShop()
  const ask = as(shop, await createCustomer(shop, email))
  const device = await createDevice(ORIGIN)
  shop.wait(startAfter * SECOND)
  const started = await ask('mutation { startPasskeyRegistration { options } }')
  if (started.errors) return messageOf(started)
  const response = await device.create(started.data.startPasskeyRegistration.options)
  shop.wait((addAfter - startAfter) * SECOND)
  return messageOf(await ask('mutation ($response: String!) { addPasskey(response: $response) { uid } }', { response }))
}

/** Connects a provider's person by a session that began so many seconds ago. */
async function connectSocial(email: string, after: number): Promise<{ refusal: string | null; shop: TestShop }> {
  const shop = newShop()
  const ask = as(shop, await createCustomer(shop, email))
  shop.wait((after - 60) * SECOND)
  const { url, state } = (await shop.graphql('mutation { startSocialLogin(provider: "hui") { url state } }')).data
    .startSocialLogin
  const claims = { sub: `sub-${email}`, email, email_verified: true }
  const input = {
    ...{ firstname: '', lastname: '', email: '', is_subscribed: false },
    ...{ login_token_id: provider.logIn(url, { claims }), login_source: 'hui' },
  }
  await shop.graphql(
    'mutation ($input: CustomerSocialLoginInput!) { createCustomerBySocialLogin(input: $input) { customer { email } } }',
    { input },
  )
  shop.wait(60 * SECOND)
  const refusal = messageOf(await ask('mutation ($state: String!) { connectSocialAccount(state: $state) }', { state }))
  return { refusal, shop }
}

describe('a new way in needs a login of the last ten minutes', () => {
  it('a passkey', async () => {
    expect(await addPasskey('key-1@example.nz', 0, 299)).toBeNull()
    expect(await addPasskey('key-2@example.nz', 599, 600)).toBeNull()
    expect(await addPasskey('key-3@example.nz', 599, 601)).toBe(FRESH)
    expect(await addPasskey('key-4@example.nz', 601, 602)).toBe(FRESH)
  })

  it('a social login, of which a mail tells the customer', async () => {
    const email = 'social-1@example.nz'
    const { refusal, shop } = await connectSocial(email, 600)
    expect(refusal).toBeNull()
    const [notice] = await mailsTo(shop, email)
    expect(notice?.subject).toBe('Hui was connected to your account at Kea Prints')
    expect((await connectSocial('social-2@example.nz', 601)).refusal).toBe(FRESH)
    expect(await count(newShop(), "social_identities WHERE subject = 'sub-social-2@example.nz'")).toBe(0)
  })

  it('and a login again is such a proof: it takes the place of the session before', async () => {
    const shop = newShop()
    const email = 'logs-in-again@example.nz'
    const before = await createCustomer(shop, email)
    shop.wait(601 * SECOND)
    const { data } = await shop.submit(
      `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { token } }`,
      {},
      undefined,
      { authorization: `Bearer ${before}` },
    )
    const ask = as(shop, data.generateCustomerToken.token)
    expect(messageOf(await ask('mutation { startPasskeyRegistration { options } }'))).toBeNull()
    expect((await ask('{ customer { sessions { current } } }')).data.customer.sessions).toEqual([{ current: true }])
    expect((await as(shop, before)('{ customer { email } }')).data.customer).toBeNull()
  })

  it('a login to another account leaves the session before', async () => {
    const shop = newShop()
    const first = await createCustomer(shop, 'one-of-two@example.nz')
    await createCustomer(shop, 'two-of-two@example.nz')
    await shop.submit(
      `mutation { generateCustomerToken(email: "two-of-two@example.nz", password: "${PASSWORD}") { token } }`,
      {},
      undefined,
      { authorization: `Bearer ${first}` },
    )
    expect((await as(shop, first)('{ customer { email } }')).data.customer.email).toBe('one-of-two@example.nz')
  })
})

describe('the social logins of a customer', () => {
  const LIST = '{ customer { social_logins { uid label created_at } } }'

  it('are listed and disconnected by the customer, and by nobody else', async () => {
    const email = 'listed@example.nz'
    const { shop } = await connectSocial(email, 60)
    const [owner, other] = [
      as(shop, await createCustomer(shop, email)),
      as(shop, await createCustomer(shop, 'not-listed@example.nz')),
    ]
    const [login] = (await owner(LIST)).data.customer.social_logins
    expect(login).toEqual({
      uid: expect.stringMatching(/^[0-9a-f]{32}$/),
      label: 'Hui',
      created_at: '2026-11-02 09:01:00',
    })
    expect((await other(LIST)).data.customer.social_logins).toEqual([])
    const end = (ask: typeof owner) => ask(`mutation { disconnectSocialAccount(uid: "${login.uid}") }`)
    expect(messageOf(await end(other))).toBe('This login is disconnected already.')
    expect((await end(owner)).data).toEqual({ disconnectSocialAccount: true })
    expect((await owner(LIST)).data.customer.social_logins).toEqual([])
  })
})

describe('a new password ends a change of email that waits for its confirmation', () => {
  const ASK =
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }'
  const waiting = async (shop: TestShop, name: string) => {
    const [old, next] = [`${name}@example.nz`, `${name}.new@example.nz`]
    const ask = as(shop, await createCustomer(shop, old))
    await ask(ASK, { email: next, password: PASSWORD })
    const token = await newestLinkValue(shop, next, 'change')
    return { old, next, ask, open: () => shop.graphql(`mutation { confirmEmailChange(token: "${token}") { status } }`) }
  }
  const GONE = 'This link no longer works.'

  it('by a change', async () => {
    const { ask, open } = await waiting(newShop(), 'changed')
    const changed = await ask(
      `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Ruru-calls-99") { email } }`,
    )
    expect(changed.errors).toBeUndefined()
    expect(messageOf(await open())).toBe(GONE)
  })

  it('by a reset', async () => {
    const shop = newShop()
    const { old, open } = await waiting(shop, 'reset')
    await shop.graphql(`mutation { requestPasswordResetEmail(email: "${old}") }`)
    const token = await newestLinkValue(shop, old, 'token')
    const { data } = await shop.graphql(
      `mutation { resetPassword(email: "${old}", resetPasswordToken: "${token}", newPassword: "Ruru-calls-99") }`,
    )
    expect(data).toEqual({ resetPassword: true })
    expect(messageOf(await open())).toBe(GONE)
  })

  it('but not a wrong try, and an earlier change can still be taken back', async () => {
    const shop = newShop()
    const { old, ask, open } = await waiting(shop, 'held')
    await ask('mutation { changeCustomerPassword(currentPassword: "wrong", newPassword: "Ruru-calls-99") { email } }')
    expect((await open()).data.confirmEmailChange.status).toBe(true)
    await ask(ASK, { email: 'held.third@example.nz', password: PASSWORD })
    await ask(
      `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Ruru-calls-99") { email } }`,
    )
    const undo = await newestLinkValue(shop, old, 'undo')
    expect(
      (await shop.graphql(`mutation { undoEmailChange(token: "${undo}") { status } }`)).data.undoEmailChange,
    ).toEqual({
      status: true,
    })
  })
})
