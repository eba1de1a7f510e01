import { expect, test } from 'vitest'
import { fakeShop, ORIGIN } from '../testing/fake-shop'

const MAGENTO = 'https://magento.example'
const answer = `{"data":{"a":"${MAGENTO}/media/x.jpg","b":"https:\\/\\/magento.example\\/static\\/y.png","c":"${MAGENTO}/z"}}`

test.each([
  ['cdn.example', 'https://cdn.example/media/x.jpg', 'https://cdn.example/static/y.png'],
  ['', `${MAGENTO}/media/x.jpg`, `${MAGENTO}/static/y.png`],
])('with the CDN %j an answer of /graphql contains %s', async (CDN_HOST, a, b) => {
  const { request } = fakeShop({
    settings: { BACKEND_URL: MAGENTO, CDN_HOST },
    commerce: async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
  })
  const response = await request('/graphql', {
    method: 'POST',
    body: '{"query":"{ products { items { sku } } }"}',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  })
  expect(await response.json()).toEqual({ data: { a, b, c: `${MAGENTO}/z` } })
})
