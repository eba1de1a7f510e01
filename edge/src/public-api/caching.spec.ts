import { describe, expect, test } from 'vitest'
import { fakeKeyValue } from '../testing/fake-key-value'
import { canvasPage, fakeShop, json, ORIGIN } from '../testing/fake-shop'

const MAGENTO = 'https://magento.example'
const TOKEN = 'a-token-to-clear-with'
const OFFER = JSON.stringify({ query: 'query ($c: String) { headeroffer(cache_code: $c) { items { offer_text } } }' })
const FALLBACK = '{"data":{"headeroffer":{"items":[]}}}'
const call = (uri: string, { method = 'POST', body = OFFER, headers = {} as Record<string, string> } = {}) => ({
  method: 'POST',
  body,
  headers: {
    'x-target-method': method,
    'x-target-uri': uri,
    'x-cache-key': 'nzsprintsale',
    'x-default-response': FALLBACK,
    'x-validation': method === 'POST' ? 'headeroffer' : '',
    ...headers,
  },
})
const offers = () => json({ data: { headeroffer: { items: [{ offer_text: 'A fifth off' }] } } })
const settings = { BACKEND_URL: MAGENTO }

describe('a call through /caching', () => {
  test('reaches the backend once, without data of the visitor', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => offers() })
    const headers = { cookie: 'customer_token=t', authorization: 'Bearer t' }
    for (const uri of [`${MAGENTO}/graphql`, '/graphql']) {
      const response = await request('/caching', call(uri, { headers }))
      expect([response.status, await response.text()]).toEqual([200, await offers().text()])
    }
    expect(backendRequests.map(({ url }) => url)).toEqual([`${MAGENTO}/graphql`])
    expect(Object.keys(backendRequests[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'content-type',
      'store',
      'x-request-id',
    ])
  })

  test('sends the printed document and no other data of the body', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => offers() })
    const query =
      'query A($c: String) { headeroffer(cache_code: $c) { items { offer_text } } } # B\nmutation M { createGuestCart { cart { id } } }'
    const body = JSON.stringify({ query, operationName: 'A', variables: { c: 'x', d: 1 }, extensions: {} })
    expect((await request('/caching', call('/graphql', { body }))).status).toBe(200)
    const printed =
      'query A($c: String) {\n  headeroffer(cache_code: $c) {\n    items {\n      offer_text\n    }\n  }\n}'
    expect(backendRequests.map((one) => JSON.parse(one.body))).toEqual([
      { query: printed, operationName: 'A', variables: { c: 'x' } },
    ])
  })

  test('reaches the store behind the binding, also by GET', async () => {
    const { request, backendRequests } = fakeShop({ commerce: async () => json({ sites: { average: 4.8 } }) })
    await request('/caching', call('/rest/V1/reviews/summary', { method: 'GET', body: '' }))
    await request('/caching', call(`${ORIGIN}/rest/V1/reviews/products/12`, { method: 'GET', body: '' }))
    expect(backendRequests.map(({ url }) => url)).toEqual([
      'https://store.internal/rest/V1/reviews/summary',
      'https://store.internal/rest/V1/reviews/products/12',
    ])
  })

  const mutation = JSON.stringify({ query: 'mutation { createEmptyCart }' })
  const another = JSON.stringify({ query: '{ headeroffer { items { offer_text } } customer { id } }' })
  const hidden = JSON.stringify({
    query: 'query A { x: customer { id } } query B { x: headeroffer { items { offer_text } } }',
    operationName: 'A',
  })
  const offer = 'headeroffer { items { offer_text } }'
  const cart = 'createGuestCart { cart { id } }'
  const behindNul = JSON.stringify({
    query: `query A { ${offer} } #\u0000\nmutation M { a: ${cart} b: ${cart} }`,
    operationName: 'M',
  })
  const many = JSON.stringify({ query: `{ a: ${offer} b: ${offer} }` })
  test.each([
    ['another origin', call('https://evil.example/graphql')],
    ['another port', call(`${MAGENTO}:8080/graphql`)],
    ['another scheme', call('http://magento.example/graphql')],
    ['a host in front of an @', call('https://magento.example@evil.example/graphql')],
    ['a name and password', call('https://a:b@magento.example/graphql')],
    ['a protocol-relative address', call('//evil.example/graphql')],
    ['backslashes', call('/\\evil.example/graphql')],
    ['a parent directory', call('/rest/V1/reviews/../carts/mine', { method: 'GET' })],
    ['an escaped parent directory', call('/rest/V1/reviews/%2e%2e/carts/mine', { method: 'GET' })],
    ['an escaped slash', call('/rest/V1/reviews%2fsummary', { method: 'GET' })],
    ['another folder', call('/admin', { method: 'GET' })],
    ['a cart', call('/rest/V1/guest-carts/x/totals', { method: 'GET' })],
    ['GraphQL by GET', call('/graphql?query={customer{id}}', { method: 'GET' })],
    ['another method', call('/rest/V1/reviews/summary', { method: 'DELETE' })],
    ['a mutation', call('/graphql', { body: mutation })],
    ['a field besides the offer', call('/graphql', { body: another })],
    ['another field with the alias of the offer', call('/graphql', { body: hidden })],
    ['a second operation behind U+0000', call('/graphql', { body: behindNul })],
    ['several offers in one query', call('/graphql', { body: many })],
    ['no query', call('/graphql', { body: '' })],
    ['no address', call('')],
  ])('refuses %s', async (_, init) => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => offers() })
    expect((await request('/caching', init)).status).toBe(403)
    expect(backendRequests).toEqual([])
  })

  test.each([
    ['is down', () => Promise.reject(new Error('x'))],
    ['answers 500', async () => new Response('', { status: 500 })],
    ['answers HTML', async () => new Response('<html>')],
    ['redirects', async () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
    ['answers errors', async () => json({ errors: [{ message: 'x' }], data: { headeroffer: null } })],
    ['never answers', () => new Promise<Response>(() => {})],
  ])('answers the client’s fallback when the target %s', async (_, commerce) => {
    const { request } = fakeShop({ settings: { ...settings, HEAD_DEADLINE_MS: '60' }, commerce })
    const response = await request('/caching', call('/graphql'))
    expect([response.status, await response.text()]).toEqual([200, FALLBACK])
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const without = await request('/caching', call('/graphql', { headers: { 'x-default-response': '' } }))
    expect(without.status).toBe(502)
  })

  test('accepts only JSON of a limited size as fallback', async () => {
    const { request } = fakeShop({ settings, commerce: async () => offers() })
    for (const fallback of ['<script>', `"${'x'.repeat(5000)}"`]) {
      const init = call('/graphql', { headers: { 'x-default-response': fallback } })
      expect((await request('/caching', init)).status).toBe(400)
    }
  })

  test('two targets with the same key have separate entries', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => json({ n: 1 }) })
    for (const id of [1, 2]) {
      await request('/caching', call(`/rest/V1/reviews/products/${id}`, { method: 'GET', body: '' }))
    }
    expect(backendRequests).toHaveLength(2)
  })

  test('another key loads the same target again', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => offers() })
    for (const key of ['nzsprintsale', 'nzsprintsalevip', 'nzsprintsale']) {
      await request('/caching', call('/graphql', { headers: { 'x-cache-key': key } }))
    }
    expect(backendRequests).toHaveLength(2)
  })

  test('has the method, the address and the body that the client names', async () => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => offers() })
    await request('/caching', call('/graphql'))
    await request('/caching', call('/rest/V1/reviews/summary', { method: 'GET', body: '' }))
    expect(backendRequests.map(({ url, body }) => [url, body.replace(/(?:\\n|\s)+/g, ' ')])).toEqual([
      [`${MAGENTO}/graphql`, OFFER],
      [`${MAGENTO}/rest/V1/reviews/summary`, ''],
    ])
  })

  test('is available at the configured path', async () => {
    const { request } = fakeShop({ settings: { ...settings, CACHING_PATH: '/cached' }, commerce: async () => offers() })
    expect((await request('/cached', call('/graphql'))).status).toBe(200)
    expect((await request('/cached')).status).toBe(405)
    expect((await request('/caching', call('/graphql'))).status).toBe(405)
  })
})

/** A shop with pages in KV that allows `limit` guesses of the token. */
function shopToPurge({ limit = 100, token = TOKEN } = {}) {
  const keyValue = fakeKeyValue(() => 1_000_000)
  let left = limit
  const purgeLimit = { limit: async () => ({ success: left-- > 0 }) }
  const pages = { home: canvasPage, mugs: canvasPage, 'mugs-xl': canvasPage }
  const shop = fakeShop({ pages, keyValue, purgeLimit, settings: { CACHE_CLEAR_TOKEN: token } })
  const warm = async () => {
    for (const path of ['/', '/mugs', '/mugs-xl']) await shop.request(path)
    await new Promise((resolve) => setTimeout(resolve))
    shop.backendRequests.length = 0
    shop.advance(1000)
  }
  return { ...shop, warm, keyValue }
}
const purge = (body: unknown, token = TOKEN) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { authorization: `Bearer ${token}` },
})

describe('POST /caching/clear', () => {
  test.each([
    [{ pattern: '/mugs' }, 1, ['/mugs']],
    [{ pattern: '/mugs*' }, 2, ['/mugs', '/mugs-xl']],
    [{ all: true }, 3, ['/', '/mugs', '/mugs-xl']],
  ])('with %j purges the matching pages', async (body, cleared, paths) => {
    const { request, backendRequests, warm } = shopToPurge()
    await warm()
    const response = await request('/caching/clear', purge(body))
    expect([response.status, await response.json()]).toEqual([200, { cleared, more: false }])
    for (const path of ['/', '/mugs', '/mugs-xl']) await request(path)
    expect(backendRequests).toHaveLength(paths.length)
  })

  test.each([
    [purge({ all: true }, 'wrong'), 401],
    [{ method: 'POST', body: '{"all":true}' }, 401],
    [purge({}), 400],
    [purge({ pattern: 'mugs' }), 400],
    [purge({ pattern: '/*/x' }), 400],
    [purge([]), 400],
    [{ ...purge({}), body: 'no json' }, 400],
    [{}, 405],
  ])('%j is %i', async (init, status) => {
    const { request, keyValue, warm } = shopToPurge()
    await warm()
    expect((await request('/caching/clear', init)).status).toBe(status)
    expect(keyValue.names()).toHaveLength(3)
  })

  test('is refused if the settings have no token', async () => {
    expect((await shopToPurge({ token: '' }).request('/caching/clear', purge({ all: true }, ''))).status).toBe(403)
  })

  test('guesses of the token are limited', async () => {
    const { request } = shopToPurge({ limit: 2 })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await request('/caching/clear', purge({ all: true }, 'no'))).status)
    expect(statuses).toEqual([401, 401, 429])
  })

  test('is 503 if KV fails', async () => {
    const { request, keyValue } = shopToPurge()
    keyValue.mode = 'throws'
    expect((await request('/caching/clear', purge({ all: true }))).status).toBe(503)
  })
})

describe('the query parameters of a page', () => {
  const facts = (response: Response) => [
    response.status,
    response.headers.get('x-cache-clear'),
    response.headers.get('cache-control'),
  ]
  /** A shop with a backend that can be switched off. */
  function shopThatFails() {
    const state = { isDown: false }
    const page = { data: { ...canvasPage, configvalues: [] } }
    const commerce = async () => (state.isDown ? new Response('', { status: 500 }) : json(page))
    return { state, ...fakeShop({ settings: { CACHE_CLEAR_TOKEN: TOKEN }, commerce }) }
  }

  test('clearcache loads this page again for any visitor, and does not change the page', async () => {
    const { request, backendRequests, warm, advance } = shopToPurge({ limit: 0 })
    await warm()
    advance(30_000)
    const response = await request('/mugs?clearcache=1')
    expect(facts(response)).toEqual([200, 'cleared', 'private, no-store'])
    expect(await response.text()).toContain(`<link data-head rel="canonical" href="${ORIGIN}/mugs">`)
    expect(backendRequests).toHaveLength(1)
    await request('/mugs')
    expect(backendRequests).toHaveLength(1)
  })

  test('clearcache does nothing to a page younger than 30 seconds, for any visitor', async () => {
    const { request, backendRequests, warm, advance } = shopToPurge()
    await warm()
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const response = await request('/mugs?clearcache', { headers: { 'cf-connecting-ip': address } })
      expect(facts(response)).toEqual([200, 'young', 'private, no-store'])
    }
    expect(backendRequests).toEqual([])
    advance(29_000)
    for (let n = 0; n < 20; n++) await request('/mugs?clearcache')
    expect(backendRequests).toHaveLength(1)
  })

  test('clearcache leaves the old page if the backend fails', async () => {
    const { request, advance, state } = shopThatFails()
    await request('/mugs')
    state.isDown = true
    advance(60_000)
    expect(facts(await request('/mugs?clearcache'))).toEqual([200, 'failed', 'private, no-store'])
    expect((await request('/mugs')).status).toBe(200)
  })

  test('a purge by token leaves the old pages if the backend fails', async () => {
    const { request, advance, state } = shopThatFails()
    await request('/mugs')
    state.isDown = true
    advance(1000)
    expect((await request('/caching/clear', purge({ all: true }))).status).toBe(200)
    expect((await request('/mugs')).status).toBe(200)
  })

  test('clearcache on a fixed page loads the settings again', async () => {
    const { request, backendRequests, advance } = fakeShop()
    await request('/checkout/cart')
    advance(30_000)
    expect((await request('/checkout/cart?clearcache')).headers.get('x-cache-clear')).toBe('cleared')
    expect(backendRequests).toHaveLength(2)
  })

  test.each([
    [{}, `/mugs?__clearcacheall__=${TOKEN}`, 200, 3],
    [{}, '/mugs?__clearcacheall__=wrong', 403, 0],
    [{}, '/mugs?__clearcacheall__', 403, 0],
    [{ token: '' }, '/mugs?__clearcacheall__=', 403, 0],
    [{ limit: 0 }, `/mugs?__clearcacheall__=${TOKEN}`, 429, 0],
  ])('with %j %s is %i', async (options, path, status, reloaded) => {
    const { request, backendRequests, warm } = shopToPurge(options)
    await warm()
    expect((await request(path)).status).toBe(status)
    for (const page of ['/', '/mugs', '/mugs-xl']) await request(page)
    expect(backendRequests).toHaveLength(reloaded)
  })
})

test('requests for unknown addresses do not evict pages from memory', async () => {
  const { request, backendRequests } = fakeShop({ pages: { mugs: canvasPage } })
  await request('/mugs')
  for (let n = 0; n < 300; n++) expect((await request(`/made-up-${n}`)).status).toBe(404)
  backendRequests.length = 0
  expect((await request('/mugs')).headers.get('server-timing')).toMatch(/^cache;desc=memory/)
  expect(backendRequests).toEqual([])
})
