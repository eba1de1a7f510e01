import { expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const COUNTS = '[["visit","organic"],["page","home"]]'

const added = async () => new Response(null, { status: 204 })
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { origin: 'https://shop.example', 'user-agent': PHONE, 'content-type': 'text/plain', ...headers },
})

test('a beacon is answered, and reaches our own store with its counts and the kind of device alone', async () => {
  const shop = fakeShop({ studio: added, settings: { BACKEND_URL: 'https://magento.example' } })
  const headers = { cookie: 'guest_key=abcdefghijklmnopqrstuv; customer_token=x', 'cf-connecting-ip': '203.0.113.9' }
  const response = await shop.request('/events', post(COUNTS, headers))
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
  expect(shop.backendRequests).toEqual([
    {
      url: 'https://store.internal/events',
      headers: { 'x-request-id': expect.any(String), 'x-device': 'mobile', 'content-type': 'text/plain;charset=UTF-8' },
      body: COUNTS,
    },
  ])
})

test.each([
  ['of a bot', post(COUNTS, { 'user-agent': 'Googlebot/2.1' }), 204],
  ['of a program without a name', post(COUNTS, { 'user-agent': '' }), 204],
  ['of another site', post(COUNTS, { origin: 'https://other.example' }), 403],
  ['without counts', post('[]'), 400],
  ['with words', post('[["page","Mia"]]'), 400],
  ['that is too long', post(COUNTS.padEnd(7_000)), 413],
  ['that is read', { method: 'GET' }, 405],
])('a beacon %s is not forwarded to the store', async (_, init, status) => {
  const shop = fakeShop({ studio: added })
  expect((await shop.request('/events', init)).status).toBe(status)
  expect(shop.backendRequests).toEqual([])
})

test('a store that is down changes nothing for the shopper', async () => {
  const shop = fakeShop({ studio: () => Promise.reject(new TypeError('down')) })
  expect((await shop.request('/events', post(COUNTS))).status).toBe(204)
})
