import { expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'

const challenge = async () => json({ parameters: {}, signature: 'x' })

test('a challenge always comes from our own store, is not cached, and the store gets no data of the visitor', async () => {
  const shop = fakeShop({ studio: challenge, settings: { BACKEND_URL: 'https://magento.example' } })
  const headers = { cookie: 'guest_key=abcdefghijklmnopqrstuv', authorization: 'Bearer x' }
  const response = await shop.request('/altcha', { headers })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({ parameters: {}, signature: 'x' })
  expect(shop.backendRequests).toEqual([
    { url: 'https://store.internal/altcha', headers: { 'x-request-id': expect.any(String) }, body: '' },
  ])
})

test('the captcha endpoint accepts only GET', async () => {
  expect((await fakeShop({ studio: challenge }).request('/altcha', { method: 'POST', body: '{}' })).status).toBe(405)
})

test('a caller over the captcha limit gets 429 with Retry-After', async () => {
  const limits = { CAPTCHA_LIMIT: { limit: async () => ({ success: false }) } }
  const response = await fakeShop({ studio: challenge, limits }).request('/altcha')
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test('an unreachable store is 502', async () => {
  const studio = () => Promise.reject(new Error('down'))
  const response = await fakeShop({ studio }).request('/altcha')
  expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
})

const send = (captcha: string) => ({
  method: 'POST',
  body: JSON.stringify({ query: 'mutation { contactUs(input: {}) { status } }' }),
  headers: { 'content-type': 'application/json', origin: ORIGIN, 'x-recaptcha': captcha },
})

test.each([
  ['a token', 'eyJhIjoiYiJ9+/='.repeat(50), true],
  ['an oversized token', 'x'.repeat(5000), false],
  ['markup', '<x>', false],
])('a form forwards %s unchanged, or drops it', async (_, captcha, isPassed) => {
  const shop = fakeShop({ commerce: async () => json({ data: {} }) })
  await shop.request('/graphql', send(captcha))
  expect(shop.backendRequests[0]?.headers['x-recaptcha']).toBe(isPassed ? captcha : undefined)
})
