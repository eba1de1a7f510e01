import { readFileSync } from 'node:fs'
import { SEARCH_PATH } from '@kea/shared/search/search'
import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { NETWORK_LIMITS, RATE_LIMITS } from './rate-limit-table'
import { callerKey, limitsOf } from './rate-limits'

/** Counts like the platform, but never resets. */
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

test('the bindings in wrangler.toml have the limits of the code', () => {
  const toml = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8')
  const found = [
    ...toml.matchAll(/^name = "(\w+_LIMIT)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = 60 \}$/gm),
  ]
  const bound = Object.fromEntries(found.map(([, name, limit]) => [name, Number(limit)]))
  const written = [
    ...Object.entries(RATE_LIMITS).map(([name, { perMinute }]) => [name, perMinute]),
    ...Object.values(NETWORK_LIMITS).map(({ binding, perMinute }) => [binding, perMinute]),
    ['CLEAR_LIMIT', 5],
  ]
  expect(bound).toEqual(Object.fromEntries(written))
  // Two limits in one namespace would share their count.
  const namespaces = [...toml.matchAll(/namespace_id = "(\d+)"/g)].map(([, id]) => id)
  expect(new Set(namespaces).size).toBe(namespaces.length)
})

test.each([
  [['createGuestCart', 'cart'], ['COMMAND_LIMIT']],
  [['applyCouponToCart'], ['COMMAND_LIMIT']],
  [['saveDesign'], ['DESIGN_LIMIT']],
  [
    ['placeOrder', 'createGuestCart'],
    ['ORDER_LIMIT', 'COMMAND_LIMIT'],
  ],
  [['generateCustomerToken'], ['LOGIN_LIMIT']],
  [
    ['loginUniversalpassword', 'loginByEmailOtpData', 'createCustomerBySocialLogin'],
    ['LOGIN_LIMIT', 'LOGIN_LIMIT', 'LOGIN_LIMIT'],
  ],
  [['createCustomer'], ['LOGIN_LIMIT']],
  [['resetPassword'], ['LOGIN_LIMIT']],
  [['guestOrder'], ['LOOKUP_LIMIT']],
  [['guestOrderByToken'], ['LOOKUP_LIMIT']],
  [['contactUs'], ['FORM_LIMIT']],
  [
    ['sendOrderForm', 'sharePhoto'],
    ['FORM_LIMIT', 'FORM_LIMIT'],
  ],
  [['addProductsToCart'], ['CART_LIMIT']],
  [['cart', 'products', '__typename'], []],
  [['__schema'], ['OTHER_LIMIT']],
  [['aFieldOfTomorrow'], ['OTHER_LIMIT']],
  [
    ['constructor', '__proto__'],
    ['OTHER_LIMIT', 'OTHER_LIMIT'],
  ],
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

test('the network of an IPv6 address is wider than one subscriber: a rented server has thousands of subnets', () => {
  expect(callerKey('2001:db8:1:2::6', 3)).toBe('2001:db8:1')
})

describe('a caller', () => {
  test('over a limit gets 429, and other callers do not', async () => {
    const { request, backendRequests } = fakeShop({
      limits: { COMMAND_LIMIT: counter(2) },
      commerce: async () => json({ data: {} }),
    })
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await request('/graphql', post(CART, '203.0.113.9'))).status)
    expect(statuses).toEqual([200, 200, 429])
    const limited = await request('/graphql', post(CART, '203.0.113.9'))
    expect([limited.headers.get('retry-after'), limited.headers.get('cache-control')]).toEqual([
      '60',
      'private, no-store',
    ])
    expect(await limited.json()).toEqual({
      errors: [{ message: RATE_LIMITS.COMMAND_LIMIT.message, extensions: { category: 'rate-limit' } }],
    })
    expect(backendRequests).toHaveLength(2)
    expect((await request('/graphql', post(CART, '203.0.113.8'))).status).toBe(200)
    expect((await request('/graphql', post('{ cart(cart_id: "x") { id } }', '203.0.113.9'))).status).toBe(200)
  })

  test('over the query limit gets 429 before the body is read', async () => {
    const { request, backendRequests } = fakeShop({
      limits: { QUERY_LIMIT: counter(2) },
      commerce: async () => json({ data: {} }),
    })
    const sendQuery = (query: string) => request('/graphql', post(query, '203.0.113.9'))
    const statuses = [(await sendQuery('{ countries { id } }')).status, (await sendQuery('{{{')).status]
    const limited = await sendQuery('{ countries { id } }')
    expect([...statuses, limited.status, limited.headers.get('retry-after')]).toEqual([200, 400, 429, '60'])
    expect(backendRequests).toHaveLength(1)
  })

  test('cannot send one mutation field many times in one document', async () => {
    const { request, backendRequests } = fakeShop({
      limits: { COMMAND_LIMIT: counter(9) },
      commerce: async () => json({ data: {} }),
    })
    const twice =
      'mutation { a: createGuestCart { cart { id } } ...F } fragment F on Mutation { b: createGuestCart { cart { id } } }'
    expect((await request('/graphql', post(twice, '::1'))).status).toBe(400)
    expect(backendRequests).toHaveLength(0)
    const other =
      'mutation { a: removeItemFromCart(input: {}) { cart { id } } b: removeItemFromCart(input: {}) { cart { id } } }'
    expect((await request('/graphql', post(other, '::1'))).status).toBe(400)
    const reads = '{ a: cart(cart_id: "1") { id } b: cart(cart_id: "2") { id } }'
    expect((await request('/graphql', post(reads, '::1'))).status).toBe(200)
  })

  test('cannot hide a field behind another operation with the same alias', async () => {
    const { request, backendRequests } = fakeShop({
      limits: { LOOKUP_LIMIT: counter(0) },
      commerce: async () => json({}),
    })
    const query = 'query A { x: guestOrder(input: {}) { number } } query B { x: __typename }'
    const sendQuery = (operationName?: string) => {
      const init = post(query, '::1')
      return request('/graphql', { ...init, body: JSON.stringify({ query, operationName }) })
    }
    expect((await sendQuery()).status).toBe(400)
    expect((await sendQuery('A')).status).toBe(429)
    expect(backendRequests).toHaveLength(0)
  })

  test('with several forms in one document is counted once for each', async () => {
    const limits = { FORM_LIMIT: counter(2) }
    const { request, backendRequests } = fakeShop({ limits, commerce: async () => json({ data: {} }) })
    const forms =
      'mutation { contactUs(input: {}) { status } sendOrderForm(input: {}) { reference } referAFriend(input: {}) { status } }'
    // Our own store answers one of the three, so the document is mixed.
    expect((await request('/graphql', post(forms, '::1'))).status).toBe(400)
    const three =
      'mutation { contactUs(input: {}) { status } cpnewsletter(input: {}) { status } referAFriend(input: {}) { status } }'
    expect((await request('/graphql', post(three, '::1'))).status).toBe(429)
    expect(backendRequests).toHaveLength(0)
  })

  test.each([
    ['mutation { generateCustomerToken(email: "a", password: "b") { token } }', 'LOGIN_NETWORK_LIMIT'],
    ['{ guestOrder(input: {}) { number } }', 'LOOKUP_NETWORK_LIMIT'],
    ['mutation { contactUs(input: {}) { status } }', 'FORM_NETWORK_LIMIT'],
    ['mutation { placeOrder(input: {}) { order { number } } }', 'ORDER_NETWORK_LIMIT'],
    ['mutation { aFieldOfTomorrow }', 'OTHER_NETWORK_LIMIT'],
  ])('of IPv6 shares a second limit with its network: %s', async (query, binding) => {
    const network = counter(2)
    const { request } = fakeShop({ limits: { [binding]: network }, commerce: async () => json({ data: {} }) })
    const statuses = []
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1', '203.0.113.9']) {
      statuses.push((await request('/graphql', post(query, address))).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200])
    expect([...network.counts.keys()]).toEqual(['2001:db8:1', '2001:db8:2'])
  })

  test('has lower limits for logins and order lookups than for carts', async () => {
    const limits = { LOGIN_LIMIT: counter(0), LOOKUP_LIMIT: counter(0), COMMAND_LIMIT: counter(9) }
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

  test('over the upload limit gets 429, and parts of open uploads still pass', async () => {
    const { request } = fakeShop({ limits: { UPLOAD_LIMIT: counter(0) }, studio: async () => json({}) })
    const headers = { origin: ORIGIN, 'cf-connecting-ip': '203.0.113.9' }
    const opened = await request('/uploads', { method: 'POST', body: '{}', headers })
    expect([opened.status, opened.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await opened.json()).toEqual({ code: 'TOO_MANY', message: RATE_LIMITS.UPLOAD_LIMIT.message })
    expect((await request('/uploads/u/parts/0', { method: 'PUT', body: 'x', headers })).status).toBe(200)
  })

  test('over the search limit gets 429 in Algolia’s format', async () => {
    const { request, backendRequests } = fakeShop({
      limits: { SEARCH_LIMIT: counter(0) },
      studio: async () => json({}),
    })
    const response = await request(SEARCH_PATH, { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toEqual({ message: RATE_LIMITS.SEARCH_LIMIT.message, status: 429 })
    expect(backendRequests).toEqual([])
  })

  test('is not limited by a limit that fails', async () => {
    const broken = { limit: () => Promise.reject(new Error('x')) }
    const { request } = fakeShop({ limits: { COMMAND_LIMIT: broken }, commerce: async () => json({ data: {} }) })
    expect((await request('/graphql', post(CART, '::1'))).status).toBe(200)
  })
})
