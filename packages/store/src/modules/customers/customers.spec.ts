import { describe, expect, it, vi } from 'vitest'
import { solveCaptcha } from '../../testing/solve-captcha'
import { createTestShop, type GraphQlAnswer } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { hashPassword, isPassword } from './password'

const EMAIL = 'aroha@example.com'
const PASSWORD = 'Kereru-flies-42'
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const NOT_AUTHORISED = [
  expect.objectContaining({
    message: "The current customer isn't authorized.",
    extensions: { category: 'graphql-authorization' },
  }),
]
const LOG_IN =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

// Password hashing is slow on purpose, and a test hashes up to nine times.
vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()

const logIn = (email = EMAIL, password = PASSWORD, caller = '203.0.113.1') =>
  shop.submit(LOG_IN, { email, password }, null, { 'x-caller': caller })

async function ask(query: string, headers: Record<string, string>): Promise<GraphQlAnswer> {
  const init = { method: 'POST', body: JSON.stringify({ query }) }
  const answer = await shop.request(
    '/graphql',
    { ...init, headers: { 'content-type': 'application/json', ...headers } },
    null,
  )
  return { status: answer.status, ...(await answer.json<Omit<GraphQlAnswer, 'status'>>()) }
}

const tokenOf = async (): Promise<string> => (await logIn()).data.generateCustomerToken.token
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a customer', () => {
  it('logs in by password and is identified by the token', async () => {
    const token = await tokenOf()
    expect(token).toMatch(/^[\w-]{43}$/)
    const { data } = await ask('{ customer { id firstname lastname email is_subscribed created_at } }', bearer(token))
    expect(data.customer).toEqual({
      id: 1,
      firstname: 'Aroha',
      lastname: 'Ngata',
      email: EMAIL,
      is_subscribed: false,
      created_at: '2026-01-01 00:00:00',
    })
  })

  it('may write the address in any case', async () => {
    expect((await logIn(' Aroha@Example.COM ')).data.generateCustomerToken.token).toBeTruthy()
  })

  it('has no plain token in the tables', async () => {
    const token = await tokenOf()
    const { results } = await shop.db.prepare('SELECT hash FROM customer_tokens').all<{ hash: string }>()
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ hash }) => hash.includes(token) || !/^[0-9a-f]{64}$/.test(hash))).toEqual([])
  })

  it('logs out of one session and stays in the other', async () => {
    const [here, there] = [await tokenOf(), await tokenOf()]
    expect((await ask('mutation { revokeCustomerToken { result } }', bearer(here))).data.revokeCustomerToken).toEqual({
      result: true,
    })
    expect((await ask('{ customer { id } }', bearer(here))).errors).toEqual(NOT_AUTHORISED)
    expect((await ask('{ customer { id } }', bearer(there))).data.customer).toEqual({ id: 1 })
  })

  it('sees each session with its device, its way and its last use, and ends one or all others', async () => {
    const log = async (device: Record<string, string>) =>
      (await shop.submit(LOG_IN, { email: EMAIL, password: PASSWORD }, null, { 'x-caller': '203.0.113.7', ...device }))
        .data.generateCustomerToken.token as string
    const [phone, program, here] = [await log({ 'x-device': 'Safari on iPhone' }), await log({}), await log({})]
    await ask('mutation { revokeOtherCustomerSessions { result } }', bearer(phone))
    const again = await log({ 'x-device': '<b>' })
    const asked = '{ customer { sessions { uid device way current created_at last_seen_at } } }'
    const sessions = (await ask(asked, bearer(again))).data.customer.sessions
    const common = { way: 'PASSWORD', created_at: '2026-11-02 09:00:00', last_seen_at: '2026-11-02 09:00:00' }
    expect(sessions).toEqual([
      { ...common, uid: expect.stringMatching(/^[0-9a-f]{32}$/), device: null, current: true },
      { ...common, uid: expect.stringMatching(/^[0-9a-f]{32}$/), device: 'Safari on iPhone', current: false },
    ])
    for (const ended of [program, here])
      expect((await ask('{ customer { id } }', bearer(ended))).errors).toEqual(NOT_AUTHORISED)
    const end = (uid: string, token: string) =>
      ask(`mutation { revokeCustomerSession(session_uid: "${uid}") { result } }`, bearer(token))
    expect((await end(sessions[1].uid, again)).data.revokeCustomerSession).toEqual({ result: true })
    expect((await end(sessions[1].uid, again)).data.revokeCustomerSession).toEqual({ result: false })
    expect((await ask('{ customer { id } }', bearer(phone))).errors).toEqual(NOT_AUTHORISED)
    expect((await ask(asked, bearer(again))).data.customer.sessions).toHaveLength(1)
  })

  it('neither sees nor ends the sessions of another customer', async () => {
    const mine = await tokenOf()
    await shop.db
      .prepare(
        `INSERT INTO customers (id, email, firstname, lastname, password_hash, created_at)
         VALUES (70, 'rangi@example.com', 'Rangi', 'Tane', 'x', '2026-01-01T00:00:00.000Z')`,
      )
      .run()
    await shop.db
      .prepare(
        `INSERT INTO customer_tokens (hash, customer_id, created_at, expires_at)
         VALUES ('${'9'.repeat(64)}', 70, '2026-11-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')`,
      )
      .run()
    const uid = await shop.db.prepare('SELECT uid FROM customer_tokens WHERE customer_id = 70').first<string>('uid')
    expect(uid).toMatch(/^[0-9a-f]{32}$/)
    const { data } = await ask('{ customer { sessions { uid } } }', bearer(mine))
    expect(data.customer.sessions.map((session: { uid: string }) => session.uid)).not.toContain(uid)
    const ended = await ask(`mutation { revokeCustomerSession(session_uid: "${uid}") { result } }`, bearer(mine))
    expect(ended.data.revokeCustomerSession).toEqual({ result: false })
    await ask('mutation { revokeOtherCustomerSessions { result } }', bearer(mine))
    expect(await shop.db.prepare('SELECT uid FROM customer_tokens WHERE customer_id = 70').first('uid')).toBe(uid)
    for (const mutation of ['revokeCustomerSession(session_uid: "x")', 'revokeOtherCustomerSessions']) {
      expect((await ask(`mutation { ${mutation} { result } }`, {})).errors).toEqual([
        expect.objectContaining({ extensions: { category: 'graphql-authorization' } }),
      ])
    }
  })

  it('has the last use of a session written at most once an hour', async () => {
    const later = createTestShop()
    const token = await tokenOf()
    const use = async () => {
      const headers = { 'content-type': 'application/json', ...bearer(token) }
      const body = '{"query":"{ customer { sessions { current last_seen_at } } }"}'
      const answer = await later.request('/graphql', { method: 'POST', headers, body }, null)
      const { data } = await answer.json<{ data: { customer: { sessions: { last_seen_at: string }[] } } }>()
      return data.customer.sessions[0]?.last_seen_at
    }
    later.wait(0.9 / 24)
    await use()
    expect(await use()).toBe('2026-11-02 09:00:00')
    later.wait(0.2 / 24)
    // The answer is older than the note of its own request.
    await use()
    expect(await use()).toBe('2026-11-02 10:06:00')
  })

  it('is a guest again when the token has expired', async () => {
    const later = createTestShop()
    const token = await tokenOf()
    await later.tick(31)
    const answer = await later.request(
      '/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: '{"query":"{ customer { id } }"}',
      },
      null,
    )
    expect(await answer.json()).toMatchObject({ data: { customer: null }, errors: NOT_AUTHORISED })
  })

  it.each([
    ['nobody', {}],
    ['a token that nobody has', bearer('x'.repeat(43))],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('%s is not authorised', async (_, headers) => {
    expect((await ask('{ customer { id } }', headers)).errors).toEqual(NOT_AUTHORISED)
    expect((await ask('mutation { revokeCustomerToken { result } }', headers)).errors).toEqual(NOT_AUTHORISED)
  })

  it('needs address and password', async () => {
    expect((await logIn('', 'x')).errors?.[0]).toMatchObject({
      message: 'Specify the "email" value.',
      extensions: { category: 'graphql-input' },
    })
    expect((await logIn('x', '')).errors?.[0]).toMatchObject({ message: 'Specify the "password" value.' })
  })
})

describe('a login that fails', () => {
  const failed = [expect.objectContaining({ message: FAILED, extensions: { category: 'graphql-authentication' } })]

  it('has the same message for a wrong password and for an unknown address', async () => {
    expect((await logIn(EMAIL, 'wrong')).errors).toEqual(failed)
    expect((await logIn('nobody@example.com', 'wrong')).errors).toEqual(failed)
    await logIn()
  })

  it('needs a captcha, in the header or as an argument', async () => {
    const { errors } = await shop.graphql(LOG_IN, { email: EMAIL, password: PASSWORD }, null)
    expect(errors?.[0]).toMatchObject({
      message: 'ReCaptcha validation failed, please try again',
      extensions: { category: 'graphql-input' },
    })
    const asked = `mutation { generateCustomerToken(email: "${EMAIL}", password: "${PASSWORD}", recaptcha_response: "${await shop.captcha()}") { token } }`
    expect((await shop.graphql(asked, {}, null)).data.generateCustomerToken.token).toMatch(/^[\w-]{43}$/)
  })

  it('of a stranger never locks the customer out', async () => {
    for (let n = 0; n < 12; n += 1) await logIn(EMAIL, `wrong ${n}`, '198.51.100.9')
    expect((await logIn(EMAIL, PASSWORD)).errors).toBeUndefined()
  })

  it.each([
    ['of a customer', EMAIL],
    ['of nobody', 'nobody-at-all@example.com'],
  ])('makes the caller’s captcha more expensive after ten attempts at the account %s', async (_, email) => {
    const caller = `192.0.2.${email.length}`
    for (let n = 0; n < 10; n += 1) expect((await logIn(email, `wrong ${n}`, caller)).errors?.[0]?.message).toBe(FAILED)
    const refused = (await logIn(email, PASSWORD, caller)).errors?.[0]
    expect(refused?.message).toBe('ReCaptcha validation failed, please try again')
    const challenge = refused?.extensions?.challenge as Parameters<typeof solveCaptcha>[0]
    expect(challenge).toMatchObject({ parameters: { cost: 4 } })
    const headers = { 'x-caller': caller, 'x-recaptcha': await solveCaptcha(challenge) }
    const { data } = await shop.graphql(LOG_IN, { email, password: PASSWORD }, null, headers)
    expect(Boolean(data.generateCustomerToken?.token)).toBe(email === EMAIL)
  })
})

describe('a password', () => {
  it('is stored with its method, its cost and its own salt', () => {
    const [one, other] = [hashPassword('Kākāpō'), hashPassword('Kākāpō')]
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(isPassword('Kākāpō', one)).toBe(true)
    expect(isPassword('Kākāpō'.normalize('NFD'), one)).toBe(true)
    expect(isPassword('kākāpō', one)).toBe(false)
  })

  it('that is too long for anybody is not hashed', () => {
    const longest = 'ﷺ'.repeat(256)
    expect(isPassword(longest, hashPassword(longest))).toBe(true)
    expect(isPassword(`${longest}x`, hashPassword(`${longest}x`))).toBe(false)
  })

  it('of an unknown customer is never right', () => {
    expect(isPassword('', null)).toBe(false)
    expect(isPassword('x', '')).toBe(false)
  })
})

describe('uploads and designs of a guest', () => {
  it('stay available after the login, and those of the customer are on every device', async () => {
    const guest = createShopper(shop, 'guest-key-of-a-customer-1')
    const before = await guest.design()
    const session = bearer(await tokenOf())
    const find = async (uid: string, headers: Record<string, string>) =>
      (await ask(`{ design(design_uid: "${uid}") { uid } }`, headers)).data.design?.uid ?? null
    const here = { ...session, 'x-guest-key': 'guest-key-of-a-customer-1' }
    expect(await find(before.uid, here)).toBe(before.uid)

    const opened = await shop.request(
      '/uploads',
      { method: 'POST', headers: here, body: '{"name":"a.jpg","size":1000}' },
      null,
    )
    const { uid } = await opened.json<{ uid: string }>()
    const status = (headers: Record<string, string>) =>
      shop.request(`/uploads/${uid}`, { headers }, null).then((answer) => answer.status)
    expect(await status(session)).toBe(200)
    expect(await status({ 'x-guest-key': 'guest-key-of-a-customer-1' })).toBe(404)
  })
})

describe('another backend’s customer', () => {
  const KEY = 'a-signing-key-of-the-tests'
  const foreign = createTestShop({ SIGNING_KEY: KEY })
  const base64url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')

  async function signed(subject: string, end: number, secret = KEY): Promise<string> {
    const text = new TextEncoder()
    const name = base64url(text.encode(subject))
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', key, text.encode(`customer.${name}.${end}`))
    return `${name}.${end}.${base64url(new Uint8Array(signature))}`
  }
  const LATER = Date.parse('2026-11-02T09:05:00Z') / 1000
  const open = (customer: string, path = '/uploads', init: RequestInit = {}) =>
    foreign.request(path, { ...init, headers: { 'x-customer-id': customer } }, null)
  const start = (customer: string) => open(customer, '/uploads', { method: 'POST', body: '{"name":"a.jpg","size":9}' })

  it('owns uploads by the edge’s signed header, and no other customer sees them', async () => {
    const opened = await start(await signed('https://m.example 7', LATER))
    expect(opened.status).toBe(201)
    const { uid } = await opened.json<{ uid: string }>()
    expect((await open(await signed('https://m.example 7', LATER + 9), `/uploads/${uid}`)).status).toBe(200)
    expect((await open(await signed('https://m.example 8', LATER), `/uploads/${uid}`)).status).toBe(404)
    expect((await open(await signed('https://n.example 7', LATER), `/uploads/${uid}`)).status).toBe(404)
  })

  it.each([
    ['signed by someone else', signed('https://m.example 7', LATER, 'a-key-of-someone-else')],
    ['that has ended', signed('https://m.example 7', LATER - 600)],
    ['that was changed', signed('https://m.example 7', LATER).then((word) => word.replace(/^../, 'AA'))],
    ['without a signature', Promise.resolve('7')],
  ])('a header %s is refused', async (_, word) => {
    expect((await start(await word)).status).toBe(403)
  })
})
