import { expect, test } from 'vitest'
import { canvasPage, fakeShop } from '../testing/fake-shop'

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { origin: 'https://shop.example', 'content-type': 'text/plain', ...headers },
})
/** The clock of the fake shop stands at 1,000 s. */
const YES = '1.yes.1000.meta'

test('a choice becomes a cookie of the shop for 180 days, which scripts can read', async () => {
  const response = await fakeShop().request('/privacy-choice', post(YES))
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(response.headers.getSetCookie()).toEqual([
    'consent=1.yes.1000.meta; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
  ])
})

test.each([
  ['of another site', post(YES, { origin: 'https://other.example' }), 403],
  ['without an origin', { method: 'POST', body: YES }, 403],
  ['that is none', post('1.yes.1000'), 400],
  ['with more than a choice', post(`${YES}; Domain=example`), 400],
  ['that is too long', post(YES.padEnd(300)), 413],
  ['that is read', { method: 'GET' }, 405],
])('a choice %s sets no cookie', async (_, init, status) => {
  const response = await fakeShop().request('/privacy-choice', init)
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
})

const META = /<meta name="outside-services" content="([^"]*)">/
const settings = { TAG_MANAGER_ID: 'GTM-1', PIXEL_IDS: 'meta:123,ga4:G-7', CHAT_ID: 'crisp:a-1' }

test.each(['/canvas-prints', '/no-such-page', '/checkout'])(
  'the document of %s has the ids of outside services',
  async (path) => {
    const shop = fakeShop({ pages: { 'canvas-prints': canvasPage }, settings })
    const html = await (await shop.request(path)).text()
    expect(META.exec(html)?.[1]).toBe('gtm:GTM-1 meta:123 ga4:G-7 chat:crisp:a-1')
  },
)

test('a shop without outside services says nothing of them', async () => {
  const html = await (await fakeShop({ pages: { 'canvas-prints': canvasPage } }).request('/canvas-prints')).text()
  expect(html).not.toContain('outside-services')
})
