import { expect, test } from 'vitest'
import { canvasPage, fakeShop, json } from '../testing/fake-shop'

const facts = ({ status, headers }: Response) => [status, headers.get('location'), headers.get('cache-control')]
const insecure = 'http://shop.example'

test.each([
  ['/canvas-prints?a=1', 'GET', 301],
  ['/healthz', 'GET', 301],
  ['/no-such-file.js', 'HEAD', 301],
  ['/graphql', 'POST', 308],
  ['/uploads/u/parts/0', 'PUT', 308],
])('%s by %s over http is redirected to https with %i', async (path, method, status) => {
  const { request, backendRequests } = fakeShop({ pages: { 'canvas-prints': canvasPage } })
  const answers = [insecure, 'http://shop.example:8080'].map((origin) => request(origin + path, { method }))
  for (const answered of answers) {
    expect(facts(await answered)).toEqual([status, `https://shop.example${path}`, 'no-store'])
  }
  expect(backendRequests).toEqual([])
})

test('another host keeps its name, also in preview mode', async () => {
  const { request } = fakeShop({ settings: { MODE: 'preview' } })
  expect(facts(await request('http://preview.example/a')).slice(0, 2)).toEqual([301, 'https://preview.example/a'])
})

test.each([
  [{ MODE: 'local' }, insecure],
  [{ SITE_URL: insecure }, insecure],
  [{}, 'https://shop.example'],
])('with %j %s is not redirected', async (settings: Record<string, string>, origin) => {
  expect((await fakeShop({ settings }).request(`${origin}/healthz`)).status).toBe(200)
})

test.each([
  ['https://shop.example', insecure, true],
  ['https://shop.example', 'https://shop.example', true],
  [insecure, 'https://shop.example', false],
])(
  'for the shop at %s and a request to %s the Secure attribute of a cookie is: %s',
  async (SITE_URL, origin, isSecure) => {
    const { request } = fakeShop({ settings: { SITE_URL, MODE: 'local' }, commerce: async () => json({ data: {} }) })
    const response = await request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: '{"query":"mutation { createGuestCart { cart { id } } }"}',
    })
    expect(response.headers.get('set-cookie')?.includes('; Secure;')).toBe(isSecure)
  },
)
