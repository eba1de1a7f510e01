import { readFileSync } from 'node:fs'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { callerKey, limitsOf, RATE_LIMITS } from './rate-limits'

/** Counts as the platform does, without the passing of time. */
function counter(max: number) {
  const counts = new Map<string, number>()
  return {
    counts,
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= max }
    },
  }
}
const post = (query: string, address: string) => ({
  method: 'POST',
  body: JSON.stringify({ query }),
  headers: { 'content-type': 'application/json', origin: ORIGIN, 'cf-connecting-ip': address },
})
const CART = 'mutation { createGuestCart { cart { id } } }'

test('the bindings of wrangler.toml have the limits of the code', () => {
  const toml = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8')
  const found = [
    ...toml.matchAll(/^name = "(\w+_LIMIT)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = 60 \}$/gm),
  ]
  const bound = Object.fromEntries(found.map(([, name, limit]) => [name, Number(limit)]))
  for (const [name, { perMinute }] of Object.entries(RATE_LIMITS))
    expect([name, bound[name]]).toEqual([name, perMinute])
  // Two limits in one namespace would count for each other.
  const namespaces = [...toml.matchAll(/namespace_id = "(\d+)"/g)].map(([, id]) => id)
  expect(new Set(namespaces).size).toBe(namespaces.length)
})

test.each([
  [['createGuestCart', 'cart'], ['DEED_LIMIT']],
  [['applyCouponToCart'], ['DEED_LIMIT']],
  [['saveDesign'], ['DESIGN_LIMIT']],
  [
    ['placeOrder', 'createGuestCart'],
    ['ORDER_LIMIT', 'DEED_LIMIT'],
  ],
  [['generateCustomerToken'], ['LOGIN_LIMIT']],
  [['loginUniversalpassword', 'loginByEmailOtpData', 'createCustomerBySocialLogin'], ['LOGIN_LIMIT']],
  [['createCustomer'], ['LOGIN_LIMIT']],
  [['resetPassword'], ['LOGIN_LIMIT']],
  [['guestOrder'], ['LOOKUP_LIMIT']],
  [
    ['contactUs', 'sendOrderForm', 'sharePhoto', 'referAFriend', 'cpnewsletter', 'unsubscribeNewsletter'],
    ['FORM_LIMIT'],
  ],
  [['cart', 'constructor', '__proto__'], []],
])('the fields %j count for %j', (fields, names) => {
  expect([...limitsOf(fields)]).toEqual(names)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the caller at %s is %s', (address, key) => {
  expect(callerKey(address)).toBe(key)
})

test('the site of an IPv6 address is wider than its household: a rented server has thousands of those', () => {
  expect(callerKey('2001:db8:1:2::6', 3)).toBe('2001:db8:1')
})

describe('a caller', () => {
  test('who does too much is told to wait, and nobody else is', async () => {
    const { request, asked } = fakeShop({
      limits: { DEED_LIMIT: counter(2) },
      commerce: async () => json({ data: {} }),
    })
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await request('/graphql', post(CART, '203.0.113.9'))).status)
    expect(statuses).toEqual([200, 200, 429])
    const stopped = await request('/graphql', post(CART, '203.0.113.9'))
    expect([stopped.headers.get('retry-after'), stopped.headers.get('cache-control')]).toEqual([
      '60',
      'private, no-store',
    ])
    expect(await stopped.json()).toEqual({
      errors: [{ message: RATE_LIMITS.DEED_LIMIT.message, extensions: { category: 'rate-limit' } }],
    })
    expect(asked).toHaveLength(2)
    expect((await request('/graphql', post(CART, '203.0.113.8'))).status).toBe(200)
    expect((await request('/graphql', post('{ cart(cart_id: "x") { id } }', '203.0.113.9'))).status).toBe(200)
  })

  test('who only asks, but without end, is told to wait before anything is read', async () => {
    const { request, asked } = fakeShop({
      limits: { QUERY_LIMIT: counter(2) },
      commerce: async () => json({ data: {} }),
    })
    const ask = (query: string) => request('/graphql', post(query, '203.0.113.9'))
    const statuses = [(await ask('{ countries { id } }')).status, (await ask('{{{')).status]
    const stopped = await ask('{ countries { id } }')
    expect([...statuses, stopped.status, stopped.headers.get('retry-after')]).toEqual([200, 400, 429, '60'])
    expect(asked).toHaveLength(1)
  })

  test('cannot hide many deeds in one document', async () => {
    const { request, asked } = fakeShop({
      limits: { DEED_LIMIT: counter(9) },
      commerce: async () => json({ data: {} }),
    })
    const twice =
      'mutation { a: createGuestCart { cart { id } } ...F } fragment F on Mutation { b: createGuestCart { cart { id } } }'
    expect((await request('/graphql', post(twice, '::1'))).status).toBe(400)
    expect(asked).toHaveLength(0)
    const other =
      'mutation { a: removeItemFromCart(input: {}) { cart { id } } b: removeItemFromCart(input: {}) { cart { id } } }'
    expect((await request('/graphql', post(other, '::1'))).status).toBe(200)
  })

  test('cannot hide a deed behind another operation that answers under its name', async () => {
    const { request, asked } = fakeShop({ limits: { LOOKUP_LIMIT: counter(0) }, commerce: async () => json({}) })
    const query = 'query A { x: guestOrder(input: {}) { number } } query B { x: __typename }'
    expect((await request('/graphql', post(query, '::1'))).status).toBe(429)
    expect(asked).toHaveLength(0)
  })

  test('logs in and looks up orders less often than they fill carts', async () => {
    const limits = { LOGIN_LIMIT: counter(0), LOOKUP_LIMIT: counter(0), DEED_LIMIT: counter(9) }
    const { request } = fakeShop({ limits, commerce: async () => json({ data: {} }) })
    const login = await request(
      '/graphql',
      post(
        'mutation { ...F } fragment F on Mutation { generateCustomerToken(email: "a", password: "b") { token } }',
        '::1',
      ),
    )
    const lookup = await request('/graphql', post('{ x: guestOrder(input: {}) { number } }', '::1'))
    const cart = await request('/graphql', post(CART, '::1'))
    expect([login.status, lookup.status, cart.status]).toEqual([429, 429, 200])
    expect([...limits.LOGIN_LIMIT.counts.keys()]).toEqual(['0:0:0:0'])
  })

  test('who opens too many uploads is told so; parts of what is open go on', async () => {
    const { request } = fakeShop({ limits: { UPLOAD_LIMIT: counter(0) }, studio: async () => json({}) })
    const headers = { origin: ORIGIN, 'cf-connecting-ip': '203.0.113.9' }
    const opened = await request('/uploads', { method: 'POST', body: '{}', headers })
    expect([opened.status, opened.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await opened.json()).toEqual({ code: 'TOO_MANY', message: RATE_LIMITS.UPLOAD_LIMIT.message })
    expect((await request('/uploads/u/parts/0', { method: 'PUT', body: 'x', headers })).status).toBe(200)
  })

  test('who searches too much is told so in Algolia’s form', async () => {
    const { request, asked } = fakeShop({ limits: { SEARCH_LIMIT: counter(0) }, studio: async () => json({}) })
    const response = await request(SEARCH_PATH, { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toEqual({ message: RATE_LIMITS.SEARCH_LIMIT.message, status: 429 })
    expect(asked).toEqual([])
  })

  test('is not stopped by a limit that fails', async () => {
    const broken = { limit: () => Promise.reject(new Error('x')) }
    const { request } = fakeShop({ limits: { DEED_LIMIT: broken }, commerce: async () => json({ data: {} }) })
    expect((await request('/graphql', post(CART, '::1'))).status).toBe(200)
  })
})
