import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLIENT_ID, createProvider, ISSUER } from '../../testing/openid-provider'
import { createTestShop, STRANGER } from '../../testing/test-shop'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000 })

const provider = await createProvider()
const SETTINGS = {
  SITE_URL: 'https://shop.example.nz',
  OIDC_PROVIDERS: JSON.stringify([
    { id: 'hui', label: 'Hui', issuer: ISSUER, clientId: CLIENT_ID, clientSecret: 'secret of the client' },
  ]),
}
const shop = createTestShop(SETTINGS, provider.fetch)
const FAILED = 'Hui did not log you in. Please try again, or log in another way.'
const ENDED = 'This login timed out. Please start again.'
const UNVERIFIED = 'Hui has not confirmed your email address. Please log in another way.'
const TAKEN = 'You have an account with this email. Log in to it once to connect Hui.'

const start = async (key?: string, from = shop): Promise<{ url: string; state: string }> =>
  (await from.graphql('mutation { startSocialLogin(provider: "hui") { url state } }', {}, key)).data.startSocialLogin
const finish = (query: string, more: object = {}, key?: string, from = shop) =>
  from.graphql(
    `mutation ($input: CustomerSocialLoginInput!) {
       createCustomerBySocialLogin(input: $input) { customer { email firstname lastname customer_token } }
     }`,
    {
      input: {
        ...{ firstname: 'Mallory', lastname: 'M', email: 'aroha@example.com', is_subscribed: false },
        ...{ login_token_id: query, login_source: 'hui' },
        ...more,
      },
    },
    key,
  )
const person = (name: string, more: object = {}) => ({
  ...{ sub: name, email: `${name}@social.example.nz`, email_verified: true, given_name: 'Rangi', family_name: 'Moana' },
  ...more,
})
const logIn = async (claims: Record<string, unknown>, more: object = {}) =>
  finish(provider.logIn((await start()).url, { claims }), more)
const customers = (email: string) =>
  shop.db.prepare('SELECT count(*) AS n FROM customers WHERE email = ?').bind(email).first<number>('n')

beforeEach(() => shop.db.prepare('DELETE FROM social_identities').run())

describe('a login by a provider', () => {
  it('is not offered without a setting', async () => {
    const plain = createTestShop()
    expect((await plain.graphql('{ socialProviders { id label } }')).data).toEqual({ socialProviders: [] })
    expect((await shop.graphql('{ socialProviders { id label } }')).data).toEqual({
      socialProviders: [{ id: 'hui', label: 'Hui' }],
    })
  })

  it('asks with PKCE, state and nonce, for an answer at the host of the settings', async () => {
    const { url, state } = await start()
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe(`${ISSUER}/auth`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: 'https://shop.example.nz/instagram-popup-callback',
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it('makes an account with the email and the name of the provider, and logs in to it the next time', async () => {
    const first = (await logIn(person('new'))).data.createCustomerBySocialLogin.customer
    expect(first).toMatchObject({ email: 'new@social.example.nz', firstname: 'Rangi', lastname: 'Moana' })
    expect(first.customer_token).toHaveLength(43)
    const again = await logIn(person('new', { email: 'moved@social.example.nz', email_verified: false }))
    expect(again.data.createCustomerBySocialLogin.customer.email).toBe('new@social.example.nz')
    expect(await customers('new@social.example.nz')).toBe(1)
  })

  it('reads the email of the user info where the ID token has none', async () => {
    const { url } = await start()
    const query = provider.logIn(url, { claims: { sub: 'info' }, userInfo: person('info') })
    expect((await finish(query)).data.createCustomerBySocialLogin.customer.email).toBe('info@social.example.nz')
  })

  it('subscribes to the newsletter only if that was asked for', async () => {
    await logIn(person('no-news'))
    await logIn(person('news'), { is_subscribed: true })
    const { results } = await shop.db.prepare("SELECT email FROM subscribers WHERE email LIKE '%news@%'").all()
    expect(results).toEqual([{ email: 'news@social.example.nz' }])
  })

  it.each([false, undefined, 'no'])('makes no account with an email whose email_verified is %j', async (verified) => {
    const answer = await logIn(person('unverified', { email_verified: verified }))
    expect(answer.errors?.[0]?.message).toBe(UNVERIFIED)
    expect(await customers('unverified@social.example.nz')).toBe(0)
  })

  it('cannot be used with a password', async () => {
    await logIn(person('no-password'))
    const answer = await shop.submit(
      'mutation { generateCustomerToken(email: "no-password@social.example.nz", password: "x") { token } }',
    )
    expect(answer.errors?.[0]?.message).toContain('The account sign-in was incorrect')
  })
})

describe('a person with the email of a customer', () => {
  const aroha = person('aroha', { email: 'Aroha@example.com' })
  const sessionOfAroha = async () => {
    const { data } = await shop.submit(
      'mutation { generateCustomerToken(email: "aroha@example.com", password: "Kereru-flies-42") { token } }',
    )
    return data.generateCustomerToken.token
  }
  const connect = (state: string, token: string) =>
    shop.graphql('mutation ($state: String!) { connectSocialAccount(state: $state) }', { state }, undefined, {
      authorization: `Bearer ${token}`,
    })

  it('is not logged in, and is connected once the customer has logged in another way', async () => {
    const { url, state } = await start()
    const answer = await finish(provider.logIn(url, { claims: aroha }))
    expect(answer.errors?.[0]).toMatchObject({ message: TAKEN, extensions: { category: 'graphql-already-exists' } })
    expect((await logIn(aroha)).errors?.[0]?.message).toBe(TAKEN)
    expect((await connect(state, await sessionOfAroha())).data).toEqual({ connectSocialAccount: true })
    expect((await logIn(aroha)).data.createCustomerBySocialLogin.customer.email).toBe('aroha@example.com')
    expect((await connect(state, await sessionOfAroha())).errors?.[0]?.message).toBe(ENDED)
  })

  it('is connected with no other customer', async () => {
    const other = (await logIn(person('other'))).data.createCustomerBySocialLogin.customer.customer_token
    const { url, state } = await start()
    await finish(provider.logIn(url, { claims: aroha }))
    expect((await connect(state, other)).errors?.[0]?.message).toBe(ENDED)
    expect((await logIn(aroha)).errors?.[0]?.message).toBe(TAKEN)
  })
})

describe('an answer is refused', () => {
  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another shop', { aud: 'another' }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: 1_700_000_000 }],
  ])('%s', async (_, claims) => {
    expect((await logIn(person('wrong', claims))).errors?.[0]?.message).toBe(FAILED)
    expect(await customers('wrong@social.example.nz')).toBe(0)
  })

  it('with the signature of another key', async () => {
    const query = provider.logIn((await start()).url, { claims: person('forged'), isForged: true })
    expect((await finish(query)).errors?.[0]?.message).toBe(FAILED)
    expect(await customers('forged@social.example.nz')).toBe(0)
  })

  it('whose user info is of another person', async () => {
    const query = provider.logIn((await start()).url, { claims: { sub: 'one' }, userInfo: person('two') })
    expect((await finish(query)).errors?.[0]?.message).toBe(FAILED)
  })

  it('that says the person has cancelled', async () => {
    const { state } = await start()
    expect((await finish(`error=access_denied&state=${state}`)).errors?.[0]?.message).toBe(FAILED)
  })

  it('the second time', async () => {
    const query = provider.logIn((await start()).url, { claims: person('twice') })
    const answers = await Promise.all([finish(query), finish(query)])
    expect(answers.map(({ errors }) => errors?.[0]?.message).sort()).toEqual([ENDED, undefined])
  })

  it('in another browser than the one where the login began', async () => {
    const query = provider.logIn((await start()).url, { claims: person('elsewhere') })
    expect((await finish(query, {}, STRANGER)).errors?.[0]?.message).toBe(ENDED)
  })

  it('after ten minutes', async () => {
    const later = createTestShop(SETTINGS, provider.fetch)
    const query = provider.logIn((await start(undefined, later)).url, { claims: person('late') })
    later.wait(10 / (24 * 60))
    expect((await finish(query, {}, undefined, later)).errors?.[0]?.message).toBe(ENDED)
  })

  it.each(['', 'state=', 'state=none&code=x'])('without a login that began: %j', async (query) => {
    expect((await finish(query)).errors?.[0]?.message).toBe(ENDED)
  })
})

it('a login that has begun is stored by the hash of its state, and deleted when it has ended', async () => {
  const later = createTestShop(SETTINGS, provider.fetch)
  const { state } = await start(undefined, later)
  const rows = async () => JSON.stringify((await shop.db.prepare('SELECT * FROM social_logins').all()).results)
  expect(await rows()).not.toContain(state)
  await later.tick(1)
  expect(await rows()).toBe('[]')
})
