import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'
import { fakeTimeouts } from '../testing/timeouts'

afterEach(() => vi.restoreAllMocks())

const BEGUN = new TextEncoder().encode('{')

const SUMMARY = '/rest/V1/reviews/summary'
const figures = { sites: { average: 4.7, review_count: 12 } }
const facts = async (response: Response) => [
  response.status,
  response.headers.get('cache-control'),
  await response.json(),
]

describe('the REST handler', () => {
  test.each([
    [{}, 'https://store.internal/rest/V1/reviews/summary'],
    [{ BACKEND_URL: 'https://magento.example' }, 'https://magento.example/rest/V1/reviews/summary'],
    [
      { BACKEND_URL: 'https://magento.example', BACKEND_REST_PATH: '/shop/rest/nz/V1/' },
      'https://magento.example/shop/rest/nz/V1/reviews/summary',
    ],
  ])('with %j requests %s without data of the visitor', async (settings: Record<string, string>, url) => {
    const { request, backendRequests } = fakeShop({ settings, commerce: async () => json(figures) })
    const headers = { cookie: 'guest_key=abcdefghijklmnopqrstuv; customer_token=t', authorization: 'Bearer t' }
    expect(await facts(await request(SUMMARY, { headers }))).toEqual([200, 'public, max-age=60', figures])
    expect(backendRequests).toEqual([
      { url, headers: { accept: 'application/json', store: 'nz', 'x-request-id': expect.any(String) }, body: '' },
    ])
  })

  test('answers 404 for a product that the backend does not know', async () => {
    const body = { message: 'No such entity with %fieldName = %fieldValue' }
    const { request } = fakeShop({ commerce: async () => json(body, 404) })
    expect(await facts(await request('/rest/V1/reviews/products/7'))).toEqual([404, 'no-store', body])
  })

  test.each([
    '/rest',
    '/rest/V1',
    '/rest/V1/carts/mine',
    '/rest/V1/reviews/products/7/x',
    '/rest/V1/reviews/products/%2e%2e',
    '/rest/V1/reviews/summary/',
    '/rest/V2/reviews/summary',
  ])('forwards no other path: %s', async (path) => {
    const { request, backendRequests } = fakeShop()
    expect((await request(path)).status).toBe(404)
    expect(backendRequests).toEqual([])
  })

  test('accepts only GET and HEAD', async () => {
    const { request, backendRequests } = fakeShop()
    const response = await request(SUMMARY, { method: 'POST', body: '{}' })
    expect([response.status, response.headers.get('allow'), backendRequests]).toEqual([405, 'GET, HEAD', []])
  })

  test('answers HEAD like GET, without the body', async () => {
    const { request } = fakeShop({ commerce: async () => json(figures) })
    const response = await request(SUMMARY, { method: 'HEAD' })
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      200,
      'public, max-age=60',
      '',
    ])
  })

  test.each([
    ['never answers', () => new Promise<Response>(() => {})],
    ['begins and never ends', async () => new Response(new ReadableStream({ start: (to) => to.enqueue(BEGUN) }))],
  ])('a backend that %s is 502 after ten seconds', async (_, commerce) => {
    const timeouts = fakeTimeouts()
    const { request, backendRequests } = fakeShop({ commerce })
    const answered = request(SUMMARY)
    await vi.waitUntil(() => backendRequests.length === 1 && timeouts.isSet(10_000))
    timeouts.expire(10_000)
    expect((await answered).status).toBe(502)
  })

  test.each([
    ['is down', () => Promise.reject(new Error('down'))],
    ['fails', async () => json({ message: 'x' }, 500)],
    ['requires a login', async () => json({ message: 'x' }, 401)],
    ['answers HTML', async () => new Response('<html>')],
    ['redirects', async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
    ['answers 6 MB', async () => new Response(`"${'x'.repeat(6_000_000)}"`)],
  ])('a backend that %s is 502', async (_, commerce) => {
    expect(await facts(await fakeShop({ commerce }).request(SUMMARY))).toEqual([
      502,
      'no-store',
      { message: expect.stringContaining('Please try again') },
    ])
  })
})
