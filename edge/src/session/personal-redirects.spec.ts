import { describe, expect, test, vi } from 'vitest'
import { canvasPage, fakeShop, json, ORIGIN } from '../testing/fake-shop'

const CUSTOMER = { headers: { cookie: 'customer_token=token-of-a-customer' } }
const facts = (response: Response) => [
  response.status,
  response.headers.get('location'),
  response.headers.get('cache-control'),
]
const PRIVATE = 'private, no-store'
const isCustomerQuery = (body: string) => body.includes('query CustomerId')

/** A shop with a backend that gives this answer for every token. */
function shopWhere(customer: () => Response | Promise<Response>, settings: Record<string, string> = {}) {
  return fakeShop({
    settings,
    commerce: async (request) => {
      if (isCustomerQuery(await request.clone().text())) return customer()
      return json({ data: { ...canvasPage, configvalues: [] } })
    },
  })
}
const valid = () => json({ data: { customer: { id: 7 } } })
const invalid = () =>
  json({
    data: { customer: null },
    errors: [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }],
  })

describe('a customer', () => {
  test('sees account pages, which no cache stores', async () => {
    const { request, backendRequests } = shopWhere(valid)
    expect(facts(await request('/customer/account/dashboard', CUSTOMER))).toEqual([200, null, PRIVATE])
    expect(facts(await request('/bulk-order', CUSTOMER))).toEqual([200, null, PRIVATE])
    expect(backendRequests.filter(({ body }) => isCustomerQuery(body))).toHaveLength(1)
  })

  test.each(['/customer/account/dashboard', '/bulk-order'])(
    'is checked by the token of the cookie before %s is shown',
    async (path) => {
      let answerCheck = () => {}
      const checked = new Promise<Response>((resolve) => {
        answerCheck = () => resolve(valid())
      })
      const { request, backendRequests } = shopWhere(() => checked)
      const checks = () => backendRequests.filter(({ body }) => isCustomerQuery(body))
      let shown = false
      const answered = request(path, CUSTOMER).finally(() => {
        shown = true
      })
      await vi.waitUntil(() => checks().length === 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(shown).toBe(false)
      answerCheck()
      expect((await answered).headers.get('location')).toBeNull()
      expect(checks().map(({ headers }) => headers.authorization)).toEqual(['Bearer token-of-a-customer'])
    },
  )

  test.each(['/customer/login', '/customer/login?redirect=%2Fcheckout'])(
    'at %s is redirected to the dashboard',
    async (path) => {
      expect(facts(await shopWhere(valid).request(path, CUSTOMER))).toEqual([
        302,
        '/customer/account/dashboard',
        PRIVATE,
      ])
    },
  )

  test('is checked once a minute', async () => {
    const { request, backendRequests, advance } = shopWhere(valid)
    const checks = () => backendRequests.filter(({ body }) => isCustomerQuery(body)).length
    for (let i = 0; i < 3; i += 1) await request('/customer/login', CUSTOMER)
    expect(checks()).toBe(1)
    advance(60_000)
    await request('/customer/login', CUSTOMER)
    expect(checks()).toBe(2)
  })

  test('is checked again after a logout', async () => {
    const { request, backendRequests } = shopWhere(valid)
    const checks = () => backendRequests.filter(({ body }) => isCustomerQuery(body)).length
    await request('/customer/login', CUSTOMER)
    await request('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
      headers: { ...CUSTOMER.headers, 'content-type': 'application/json', origin: ORIGIN },
    })
    await request('/customer/login', CUSTOMER)
    expect(checks()).toBe(2)
  })
})

describe('an expired token', () => {
  const deletedCookies = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

  test.each([
    ['/customer/account/dashboard?a=1', '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Fa%3D1'],
    ['/bulk-order', '/customer/login?redirect=%2Fbulk-order'],
  ])('is deleted at %s, and the visitor is redirected to the login', async (path, location) => {
    const response = await shopWhere(invalid).request(path, CUSTOMER)
    expect(facts(response)).toEqual([302, location, PRIVATE])
    expect(deletedCookies(response)).toEqual(['customer_token=', 'logged_in='])
  })

  test('is deleted at the login page', async () => {
    const response = await shopWhere(invalid).request('/customer/login', CUSTOMER)
    expect(response.headers.get('location')).toBeNull()
    expect(deletedCookies(response)).toEqual(['customer_token=', 'logged_in='])
  })

  test('is not sent to a backend if its format is invalid', async () => {
    const { request, backendRequests } = shopWhere(valid)
    const response = await request('/bulk-order', { headers: { cookie: 'customer_token=a%0d%0ab' } })
    expect(response.status).toBe(302)
    expect(backendRequests.filter(({ headers }) => 'authorization' in headers)).toEqual([])
  })
})

test.each([
  ['is down', () => Promise.reject(new Error('x'))],
  ['answers HTML', async () => new Response('<html>', { status: 500 })],
])('a backend that %s logs nobody out', async (_, customer) => {
  const response = await shopWhere(customer).request('/customer/account/dashboard', CUSTOMER)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a session id in the query is ignored', async () => {
  const { request, backendRequests } = shopWhere(valid)
  const checks = () => backendRequests.filter(({ body }) => isCustomerQuery(body))
  expect(facts(await request('/customer/account/dashboard?sessionid=abc'))).toEqual([
    302,
    '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Fsessionid%3Dabc',
    PRIVATE,
  ])
  expect((await request('/customer/login?sessionid=abc')).headers.get('location')).toBeNull()
  expect(checks()).toEqual([])
  await request('/customer/login?sessionid=abc', CUSTOMER)
  expect(checks().map(({ headers }) => headers.authorization)).toEqual(['Bearer token-of-a-customer'])
})

test('other pages do not check the customer', async () => {
  const { request, backendRequests } = shopWhere(valid)
  expect((await request('/canvas-prints', CUSTOMER)).status).toBe(200)
  expect(backendRequests.filter(({ body }) => isCustomerQuery(body))).toEqual([])
})

describe('the developer query', () => {
  const secret = 'a-secret-of-the-developers'
  const visit = (path: string, settings: Record<string, string> = { DEVELOPER_SECRET: secret }) =>
    shopWhere(valid, settings).request(path)

  test('with the secret sets the cookie and is removed from the address', async () => {
    const response = await visit(`/canvas-prints?a=1&developer=${secret}`)
    expect(facts(response)).toEqual([302, '/canvas-prints?a=1', PRIVATE])
    expect(response.headers.getSetCookie()).toEqual(['developer=1; Path=/; Secure; SameSite=Lax'])
  })

  test.each([
    ['another value', '?developer=guess', { DEVELOPER_SECRET: secret }],
    ['no value', '?developer=', { DEVELOPER_SECRET: secret }],
    ['no secret configured', `?developer=${secret}`, {}],
    ['an empty value and no secret', '?developer=', {}],
  ])('with %s does nothing', async (_, query, settings: Record<string, string>) => {
    const response = await visit(`/canvas-prints${query}`, settings)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
