import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { isLoggedOut } from './is-logged-out'

const KEY = 'abcdefghijklmnopqrstuv'
const TOKEN = 'eyJ0.token-of-a_customer'
const LOG_IN = 'mutation { generateCustomerToken(email: "a@b.nz", password: "p") { token } }'
const OWN = { cookie: `guest_key=${KEY}; customer_token=${TOKEN}` }
const SET = [
  `customer_token=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  expect.stringMatching(/^logged_in=[\w-]{11}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
]
const CLEARED = [
  'customer_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  'logged_in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
]

const sessionCookies = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('guest_key='))
const post = (query: string, headers: Record<string, string> = { origin: ORIGIN }) => ({
  method: 'POST',
  body: JSON.stringify({ query }),
  headers: { 'content-type': 'application/json', ...headers },
})
const refusal = (category: string, message = "The current customer isn't authorized.", path = ['customer']) =>
  json({ data: null, errors: [{ message, path, extensions: { category } }] })

describe('a login', () => {
  test('stores the token in a cookie that scripts cannot read, and replaces it in the answer', async () => {
    const { request } = fakeShop({ commerce: async () => json({ data: { generateCustomerToken: { token: TOKEN } } }) })
    const response = await request('/graphql', post(LOG_IN))
    expect(sessionCookies(response)).toEqual(SET)
    expect(await response.json()).toEqual({ data: { generateCustomerToken: { token: 'cookie' } } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    [
      'the universal one',
      'mutation { loginUniversalpassword(username: "a") { success token } }',
      { loginUniversalpassword: { success: true, token: TOKEN } },
    ],
    [
      'the social one',
      'mutation { createCustomerBySocialLogin { customer { customer_token } } }',
      { createCustomerBySocialLogin: { customer: { customer_token: TOKEN } } },
    ],
    [
      'through a fragment',
      'mutation { ...F } fragment F on Mutation { createCustomerV2 { customer { ...C } } } fragment C on Customer { customer_token }',
      { createCustomerV2: { customer: [{ customer_token: TOKEN }] } },
    ],
  ])('%s does the same', async (_, query, data) => {
    const response = await fakeShop({ commerce: async () => json({ data }) }).request('/graphql', post(query))
    expect(sessionCookies(response)).toEqual(SET)
    expect(await response.text()).not.toContain(TOKEN)
  })

  test('of a program without cookies returns the token, and its bearer token is forwarded', async () => {
    const { request, backendRequests } = fakeShop({
      commerce: async () => json({ data: { generateCustomerToken: { token: TOKEN } } }),
    })
    const response = await request('/graphql', post(LOG_IN, { authorization: 'Bearer its-own-token' }))
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('customer'))).toEqual([])
    expect(await response.json()).toEqual({ data: { generateCustomerToken: { token: TOKEN } } })
    expect(backendRequests[0]?.headers.authorization).toBe('Bearer its-own-token')
  })

  test('that fails does not end an existing session', async () => {
    const commerce = async () => refusal('graphql-authentication', 'Incorrect.', ['generateCustomerToken'])
    const response = await fakeShop({ commerce }).request('/graphql', post(LOG_IN, { origin: ORIGIN, ...OWN }))
    expect(sessionCookies(response)).toEqual([])
  })

  test.each([
    ['an alias of the login', 'mutation { x: generateCustomerToken(email: "a", password: "b") { token } }'],
    ['an alias of its token', 'mutation { generateCustomerToken(email: "a", password: "b") { t: token } }'],
    ['an alias in a fragment', 'mutation { loginUniversalpassword { ...F } } fragment F on X { t: token }'],
    ['an alias of a deep token', 'mutation { createCustomer { customer { t: customer_token } } }'],
    ['another field under its name', '{ customer { customer_token: firstname } }'],
    ['an inline fragment', 'mutation { ... on Mutation { l: loginUniversalpassword { token } } }'],
    ['an alias in an operation that is not run', '{ a } mutation M { x: generateCustomerToken { token } }'],
  ])('is refused with %s', async (_, query) => {
    const { request, backendRequests } = fakeShop()
    expect((await request('/graphql', post(query))).status).toBe(400)
    expect(backendRequests).toEqual([])
  })

  test('other fields may have aliases', async () => {
    const { request } = fakeShop({ commerce: async () => json({ data: {} }) })
    const response = await request('/graphql', post('{ o: guestOrderByToken(input: {token: "x"}) { t: token } }'))
    expect(response.status).toBe(200)
  })

  test('with a token that does not fit into a cookie is 502, and the token is not returned', async () => {
    const { request } = fakeShop({ commerce: async () => json({ data: { generateCustomerToken: { token: 'a;b' } } }) })
    const response = await request('/graphql', post(LOG_IN))
    expect([response.status, sessionCookies(response)]).toEqual([502, []])
    expect(await response.text()).not.toContain('a;b')
  })
})

describe('a session', () => {
  test('forwards the token of the cookie, and no Authorization header of the browser', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ data: {} }) })
    await request('/graphql', post('{ customer { id } }', { origin: ORIGIN, authorization: 'Bearer mine', ...OWN }))
    expect(backendRequests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  })

  test.each(['graphql-authorization', 'graphql-authentication'])(
    'ends with an error of the category %s',
    async (category) => {
      const { request } = fakeShop({ commerce: async () => refusal(category) })
      const response = await request('/graphql', post('{ customer { id } }', { origin: ORIGIN, ...OWN }))
      expect(sessionCookies(response)).toEqual(CLEARED)
      expect(await response.json()).toHaveProperty('errors.0.extensions.category', category)
    },
  )

  test('of a guest is not ended by an error about customers', async () => {
    const { request } = fakeShop({ commerce: async () => refusal('graphql-authorization') })
    const response = await request(
      '/graphql',
      post('{ customer { id } }', { origin: ORIGIN, cookie: `guest_key=${KEY}` }),
    )
    expect(sessionCookies(response)).toEqual([])
  })

  test.each([
    ['a foreign cart', 'The current user cannot perform operations on cart "x"'],
    ['an operation for guests only', 'The request is not allowed for logged in customers'],
  ])('is not ended by %s', (_, message) => {
    expect(isLoggedOut({ errors: [{ message, extensions: { category: 'graphql-authorization' } }] })).toBe(false)
  })

  test.each([
    ['goes well', async () => json({ data: { revokeCustomerToken: { result: true } } }), 200],
    ['is refused', async () => refusal('graphql-authorization'), 200],
    ['gets no connection', () => Promise.reject(new Error('down')), 502],
    ['is answered with HTML', async () => new Response('<html>'), 502],
  ])('ends in the browser when the logout %s', async (_, commerce, status) => {
    const { request } = fakeShop({ commerce })
    const response = await request(
      '/graphql',
      post('mutation { revokeCustomerToken { result } }', { origin: ORIGIN, ...OWN }),
    )
    expect([response.status, sessionCookies(response)]).toEqual([status, CLEARED])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an unknown origin', {}],
    ['an opaque origin', { origin: 'null' }],
  ])('refuses requests from %s', async (_, headers: Record<string, string>) => {
    const { request, backendRequests } = fakeShop()
    const response = await request(
      '/graphql',
      post('{ customer { id } }', { ...headers, cookie: `customer_token=${TOKEN}` }),
    )
    expect(response.status).toBe(403)
    expect(backendRequests).toEqual([])
  })
})

describe('the guest key', () => {
  const keyIn = (response: Response) =>
    response.headers.getSetCookie().flatMap((cookie) => /^guest_key=([\w-]+);/.exec(cookie)?.[1] ?? [])
  const LOG_OUT = 'mutation { revokeCustomerToken { result } }'
  const answers: Record<string, object> = {
    [LOG_IN]: { generateCustomerToken: { token: 'token-after-the-login' } },
    [LOG_OUT]: { revokeCustomerToken: { result: true } },
  }
  /** A shop whose store takes over what a guest has, or fails to. */
  const shopOf = (query: string, status: number, settings: Record<string, string> = {}) =>
    fakeShop({
      settings,
      commerce: async (request) =>
        request.url.endsWith('/handover') ? new Response(null, { status }) : json({ data: answers[query] }),
      studio: async () => new Response(null, { status }),
    })
  const from = (query: string) =>
    post(query, { origin: ORIGIN, ...(query === LOG_OUT ? OWN : { cookie: `guest_key=${KEY}` }) })

  test.each([
    ['login', LOG_IN, 'token-after-the-login'],
    ['logout', LOG_OUT, TOKEN],
  ])('is another one after a %s, and the customer has what it owned', async (_, query, token) => {
    const { request, backendRequests } = shopOf(query, 204)
    const response = await request('/graphql', from(query))
    const [key, ...more] = keyIn(response)
    expect([more, key === KEY, key?.length]).toEqual([[], false, 22])
    const moves = backendRequests.filter(({ url }) => url.endsWith('/guest-key/handover'))
    expect(moves.map(({ headers }) => [headers['x-guest-key'], headers.authorization])).toEqual([
      [KEY, `Bearer ${token}`],
    ])
    // The token of a logout works until its request.
    if (query === LOG_OUT) expect(backendRequests[0]).toBe(moves[0])
  })

  test.each([LOG_IN, LOG_OUT])('stays while the store fails, which stops no %s', async (query) => {
    const response = await shopOf(query, 500).request('/graphql', from(query))
    expect([response.status, keyIn(response)]).toEqual([200, [KEY]])
    expect(sessionCookies(response)).toHaveLength(2)
  })

  test.each([LOG_IN, LOG_OUT])(
    'keeps what it owns in a session that is kept apart from the guest: %s',
    async (query) => {
      const response = await shopOf(query, 409).request('/graphql', from(query))
      expect([response.status, keyIn(response)]).toEqual([200, [KEY]])
      expect(sessionCookies(response)).toHaveLength(2)
    },
  )

  test('that somebody has set before the login owns nothing of the session', async () => {
    const { request } = shopOf(LOG_IN, 204)
    const planted = { cookie: `guest_key=${KEY}; customer_token=token-that-was-planted; logged_in=1` }
    const response = await request('/graphql', post(LOG_IN, { origin: ORIGIN, ...planted }))
    expect(keyIn(response)).not.toContain(KEY)
    expect(sessionCookies(response)[0]).toContain('customer_token=token-after-the-login;')
  })
})

describe('an answer', () => {
  const huge = `{"data":{"a":"${'x'.repeat(5_000_000)}"}}`
  const stream = (text: string) =>
    new Response(new Blob([text]).stream(), { headers: { 'content-type': 'application/json' } })

  test('of more than 5,000,000 bytes is 502 if the edge has to read it', async () => {
    const { request } = fakeShop({ commerce: async () => stream(huge) })
    expect((await request('/graphql', post('{ customer { id } }', { origin: ORIGIN, ...OWN }))).status).toBe(502)
  })

  test('of more than 5,000,000 bytes is 502 if it is only forwarded', async () => {
    const { request } = fakeShop({ commerce: async () => stream(huge) })
    const response = await request('/graphql', post('{ countries { id } }'))
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'private, no-store'])
    expect(await response.json()).toHaveProperty('errors.0.message')
  })

  test('that never ends is cancelled at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const commerce = async () => new Response(endless, { headers: { 'content-type': 'application/json' } })
    expect((await fakeShop({ commerce }).request('/graphql', post('{ countries { id } }'))).status).toBe(502)
    expect(sent).toBeLessThan(6_000_000)
  })

  test('of just under 5,000,000 bytes is forwarded unchanged', async () => {
    const large = `{"data":{"a":"${'ā'.repeat(2_400_000)}"}}`
    const { request } = fakeShop({ commerce: async () => stream(large) })
    expect(await (await request('/graphql', post('{ countries { id } }'))).text()).toBe(large)
  })

  test('with a content-length over the limit is 502', async () => {
    const commerce = async () =>
      new Response('{}', { headers: { 'content-type': 'application/json', 'content-length': '5000001' } })
    expect((await fakeShop({ commerce }).request('/graphql', post('{ a }'))).status).toBe(502)
  })

  test('that is truncated is 502', async () => {
    const commerce = async () => stream('{"data":{"customer"')
    const { request } = fakeShop({ commerce })
    expect((await request('/graphql', post('{ customer { id } }', { origin: ORIGIN, ...OWN }))).status).toBe(502)
  })
})

describe("another backend's customer", () => {
  const settings = { BACKEND_URL: 'https://magento.example', SIGNING_KEY: 'a-signing-key-of-the-tests' }
  const magento = async (request: Request) =>
    json({ data: { customer: request.headers.get('authorization') === `Bearer ${TOKEN}` ? { id: 7 } : null } })
  const designs = post('{ savedDesigns { total_count } }', { origin: ORIGIN, ...OWN })
  const storeHeaders = (backendRequests: { url: string; headers: Record<string, string> }[]) =>
    backendRequests.filter(({ url }) => url.startsWith('https://store.internal')).map(({ headers }) => headers)

  test('is identified to the store by a signed id, never by the token', async () => {
    const { request, backendRequests, advance } = fakeShop({ settings, commerce: magento })
    await request('/graphql', designs)
    await request('/uploads/u', { headers: OWN })
    advance(59_000)
    await request('/media/uploads/u', { headers: OWN })
    expect(backendRequests.filter(({ url }) => url.startsWith('https://magento.example'))).toHaveLength(1)
    const sent = storeHeaders(backendRequests)
    expect(sent).toHaveLength(3)
    for (const headers of sent) {
      expect(headers.authorization).toBeUndefined()
      const [subject = ''] = headers['x-customer-id']?.split('.') ?? []
      expect(atob(subject)).toBe('https://magento.example 7')
    }
    advance(2000)
    await request('/graphql', designs)
    expect(backendRequests.filter(({ url }) => url.startsWith('https://magento.example'))).toHaveLength(2)
  })

  test('that the backend does not know is a guest for the store', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => refusal('graphql-authorization') })
    await request('/graphql', designs)
    expect(storeHeaders(backendRequests).map((headers) => headers['x-customer-id'])).toEqual([undefined])
  })

  test('is identified to our own store by the token', async () => {
    const { request, backendRequests } = fakeShop()
    await request('/graphql', designs)
    expect(backendRequests.map(({ headers }) => [headers.authorization, headers['x-customer-id']])).toEqual([
      [`Bearer ${TOKEN}`, undefined],
    ])
  })
})
