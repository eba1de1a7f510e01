import { expect, test } from 'vitest'
import { fakeShop } from '../testing/fake-shop'

const MAILS = '<h1>Mails</h1>'
const studio = async () =>
  new Response(MAILS, { headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" } })
const shopAt = (SITE_URL: string, MODE: string) => fakeShop({ settings: { SITE_URL, MODE }, studio })

test.each(['/__mail', '/__mail/12', '/__mail/12/dark'])(
  '%s of a shop on this computer is forwarded without cookies',
  async (path) => {
    const { request, backendRequests } = shopAt('http://localhost:8787', 'local')
    const answer = await request(`http://localhost:8787${path}`, { headers: { cookie: 'customer_token=abc' } })
    expect([answer.status, await answer.text()]).toEqual([200, MAILS])
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(backendRequests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      [`https://store.internal${path}`, undefined],
    ])
  },
)

test.each([
  ['a deployed shop', 'https://shop.example', 'production'],
  ['a preview', 'https://shop.example', 'preview'],
  ['another computer of the network', 'http://192.168.1.20:8787', 'local'],
])('no mail is shown by %s', async (_, origin, mode) => {
  const { request, backendRequests } = shopAt(origin, mode)
  for (const path of ['/__mail', '/__mail/1', '/__mail/1/dark']) {
    expect((await request(origin + path)).status).toBe(404)
  }
  expect(backendRequests).toEqual([])
})

test('no mail is shown to another computer that calls this one localhost', async () => {
  const { request, backendRequests } = shopAt('http://localhost:8787', 'local')
  const from = (peer: string) =>
    request('http://localhost:8787/__mail', { headers: { 'cf-connecting-ip': peer } }).then(({ status }) => status)
  expect([await from('192.168.1.20'), await from('::ffff:192.168.1.20')]).toEqual([404, 404])
  expect(backendRequests).toEqual([])
  expect([await from('127.0.0.1'), await from('::1')]).toEqual([200, 200])
})
