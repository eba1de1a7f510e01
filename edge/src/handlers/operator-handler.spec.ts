import { expect, test } from 'vitest'
import { canvasPage, fakeShop, json, ORIGIN } from '../testing/fake-shop'

const command = {
  method: 'POST',
  body: '{"args":["orders"]}',
  headers: { authorization: 'Bearer the-token-of-a-test' },
}

test('a command reaches our own store with its token and without browser headers', async () => {
  const { request, backendRequests } = fakeShop({
    settings: { BACKEND_URL: 'https://magento.example' },
    studio: async () => json({ text: '0 orders.' }),
  })
  const headers = {
    ...command.headers,
    cookie: 'customer_token=abcdefgh',
    'x-guest-key': 'k',
    origin: ORIGIN,
    'cf-connecting-ip': '203.0.113.9',
  }
  const answer = await request('/operator', { ...command, headers })
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
    200,
    'private, no-store',
    { text: '0 orders.' },
  ])
  expect(backendRequests).toEqual([
    {
      url: 'https://store.internal/operator',
      headers: {
        authorization: 'Bearer the-token-of-a-test',
        'content-type': 'application/json',
        'x-caller': '203.0.113.9',
        'x-request-id': expect.any(String),
      },
      body: '{"args":["orders"]}',
    },
  ])
})

test('the pages that a command changed are loaded again', async () => {
  const { request, backendRequests } = fakeShop({
    pages: { 'canvas-prints': canvasPage },
    studio: async () =>
      Response.json({ text: '1 review approved.' }, { headers: { 'x-changed-pages': '/a /canvas-prints' } }),
  })
  const visit = async () => {
    const before = backendRequests.length
    expect((await request('/canvas-prints')).status).toBe(200)
    return backendRequests.length - before
  }
  expect([await visit(), await visit()]).toEqual([1, 0])
  await request('/operator', command)
  expect(await visit()).toBe(1)
})

test('a refusal of the store is returned unchanged', async () => {
  const refused = new Response('{"message":"The token is not right."}', {
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  })
  const answer = await fakeShop({ studio: async () => refused }).request('/operator', command)
  expect([answer.status, answer.headers.get('www-authenticate'), await answer.json()]).toEqual([
    401,
    'Bearer',
    { message: 'The token is not right.' },
  ])
})

test.each([
  ['is not posted', { method: 'GET' }, 405],
  ['is too long', { ...command, body: 'x'.repeat(120_001) }, 413],
])('a command that %s does not reach the store', async (_, init, status) => {
  const { request, backendRequests } = fakeShop()
  expect((await request('/operator', init)).status).toBe(status)
  expect(backendRequests).toEqual([])
})

test('a caller over the operator limit gets 429', async () => {
  const limit = { limit: async () => ({ success: false }) }
  const { request, backendRequests } = fakeShop({ limits: { OPERATOR_LIMIT: limit } })
  const answer = await request('/operator', command)
  expect([answer.status, answer.headers.get('retry-after'), backendRequests]).toEqual([429, '60', []])
})

test('an unreachable store is 502 with a JSON message', async () => {
  const answer = await fakeShop({ studio: () => Promise.reject(new Error('down')) }).request('/operator', command)
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: 'The store cannot be reached right now. Please try again in a moment.' },
  ])
})
