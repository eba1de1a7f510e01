import { expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

const TOKEN = '0123456789abcdef0123456789abcdef'
const PATH = `/newsletter/unsubscribe?token=${TOKEN}`
const FORM = 'List-Unsubscribe=One-Click'
const PARTS = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

const unsubscribed = async () => new Response('You won’t get any more newsletters from us.')
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

test.each([
  ['a form', FORM, 'application/x-www-form-urlencoded'],
  ['parts', PARTS, 'multipart/form-data; boundary=x'],
])('one POST as %s reaches our own store with only the token, whatever the backend is', async (_, body, type) => {
  const shop = fakeShop({ studio: unsubscribed, settings: { BACKEND_URL: 'https://magento.example' } })
  const headers = { 'content-type': type, cookie: 'guest_key=abcdefghijklmnopqrstuv', origin: 'https://mail.example' }
  const response = await shop.request(PATH, post(body, headers))
  expect([response.status, await response.text()]).toEqual([200, 'You won’t get any more newsletters from us.'])
  expect([response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([null, 'no-store'])
  expect(shop.backendRequests).toEqual([
    { url: `https://store.internal${PATH}`, headers: { 'x-request-id': expect.any(String) }, body: '' },
  ])
})

test.each([
  ['another body', PATH, 'hello', 400],
  ['no body', PATH, '', 400],
  ['an oversized body', PATH, FORM.repeat(1_000), 413],
  ['no token', '/newsletter/unsubscribe', FORM, 404],
  ['another token', '/newsletter/unsubscribe?token=../graphql', FORM, 404],
])('%s is not forwarded to the store', async (_, path, body, status) => {
  const shop = fakeShop({ studio: unsubscribed })
  expect((await shop.request(path, post(body))).status).toBe(status)
  expect(shop.backendRequests).toEqual([])
})

test('an unknown token gets the answer of the store', async () => {
  const shop = fakeShop({ studio: async () => new Response('This link does not work.', { status: 404 }) })
  const response = await shop.request(PATH, post(FORM))
  expect([response.status, await response.text()]).toEqual([404, 'This link does not work.'])
})

test('an unreachable store is 502, so that the mail program tries again', async () => {
  const shop = fakeShop({ studio: () => Promise.reject(new Error('down')) })
  expect((await shop.request(PATH, post(FORM))).status).toBe(502)
})

test('a GET of the address is still a page', async () => {
  const shop = fakeShop({ studio: unsubscribed })
  const response = await shop.request(PATH)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})
