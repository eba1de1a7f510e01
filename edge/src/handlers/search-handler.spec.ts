import { SEARCH_PATH } from '@kea/shared/search/search'
import { describe, expect, test } from 'vitest'
import { fakeShop, json } from '../testing/fake-shop'

const BODY = JSON.stringify({ requests: [{ indexName: 'kea_nz_products', query: 'mugs' }] })
// The address that Algolia's client requests.
const ADDRESS = `${SEARCH_PATH}?x-algolia-application-id=kea&x-algolia-api-key=kea`
const post = (body: string, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })
const found = async () => {
  const answer = json({ results: [] })
  answer.headers.set('cache-control', 'public, max-age=60')
  return answer
}

describe('the search handler', () => {
  test('searches in our own store, whatever the backend is, without data of the visitor', async () => {
    const shop = fakeShop({ studio: found, settings: { BACKEND_URL: 'https://magento.example' } })
    const response = await shop.request(
      ADDRESS,
      post(BODY, { cookie: 'guest_key=abcdefghijklmnopqrstuv; customer_token=x', authorization: 'Bearer x' }),
    )
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(await response.json()).toEqual({ results: [] })
    expect(shop.backendRequests).toEqual([
      {
        url: `https://store.internal${SEARCH_PATH}`,
        headers: { 'content-type': 'application/json', 'x-request-id': expect.any(String) },
        body: BODY,
      },
    ])
  })

  test.each([
    ['a GET search', { method: 'GET' }, 405],
    ['21 KB', post('x'.repeat(21_000)), 413],
  ])('refuses %s in Algolia’s format, without a call of the store', async (_, init, status) => {
    const shop = fakeShop({ studio: found })
    const response = await shop.request(ADDRESS, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/./), status })
    expect(shop.backendRequests).toEqual([])
  })

  test('answers 502 if the store is unreachable', async () => {
    const shop = fakeShop({
      studio: async () => {
        throw new Error('down')
      },
    })
    const response = await shop.request(ADDRESS, post(BODY))
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
  })

  test.each(['/search/1/indexes/x', '/search/1'])('%s is 404', async (path) => {
    expect((await fakeShop().request(path, post(BODY))).status).toBe(404)
  })
})
