import { describe, expect, test } from 'vitest'
import { canvasPage, fakeShop, json, ORIGIN } from '../testing/fake-shop'

const headersOf = ({ headers }: Response) => {
  const { 'x-request-id': id, 'server-timing': timing, ...others } = Object.fromEntries(headers)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return { timing, others }
}
const shop = () => fakeShop({ pages: { 'canvas-prints': canvasPage } })

describe('a page in memory', () => {
  test('is answered by the fast path with the same response as by the app', async () => {
    const { request, backendRequests } = shop()
    const first = await request('/canvas-prints')
    const warm = await request('/canvas-prints')
    expect(await warm.text()).toBe(await first.text())
    expect(headersOf(warm).others).toEqual(headersOf(first).others)
    expect(headersOf(warm).timing).toBe('cache;desc=memory, upstream;dur=0')
    expect(backendRequests).toHaveLength(1)
  })

  test.each([
    ['a customer', { cookie: 'a=b; customer_token=t' }],
    ['a customer alone', { cookie: 'customer_token=t' }],
  ])('for %s is not cached', async (_, headers) => {
    const { request } = shop()
    await request('/canvas-prints')
    expect((await request('/canvas-prints', { headers })).headers.get('cache-control')).toBe('private, no-store')
    const guest = await request('/canvas-prints', { headers: { cookie: 'cart_id=c' } })
    expect(guest.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('is 304 for a browser that has it', async () => {
    const { request } = shop()
    const etag = (await request('/canvas-prints')).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await request('/canvas-prints', { headers: { 'if-none-match': tag } })
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await request('/canvas-prints', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('on another host is not indexed', async () => {
    const { request } = shop()
    await request('/canvas-prints')
    const other = await request('https://preview.example/canvas-prints')
    expect(other.headers.get('x-robots-tag')).toBe('noindex')
    expect((await request('/canvas-prints')).headers.get('x-robots-tag')).toBeNull()
  })
})

describe('a price code', () => {
  const withCode = (code: string) => ({ headers: { cookie: `price_cache=${code}` } })
  const codes = () =>
    fakeShop({
      commerce: async (request) =>
        (await request.clone().text()).includes('PriceCaches')
          ? json({ data: { configvalues: [{ key: 'price_cache_codes', value: 'vip, staff' }] } })
          : json({ data: { ...canvasPage, configvalues: [] } }),
    })

  test('has its own pages, which no shared cache stores', async () => {
    const { request, backendRequests } = codes()
    await request('/canvas-prints')
    for (let n = 0; n < 2; n++) {
      const response = await request('/canvas-prints', withCode('vip'))
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(backendRequests.map(({ headers }) => headers['x-price-cache'] ?? null)).toEqual([null, null, 'vip'])
    expect(backendRequests.some(({ body }) => body.includes('vip'))).toBe(false)
  })

  test('in the address of /cacheurl selects its prices', async () => {
    const { request, backendRequests } = codes()
    const answer = await request('/cacheurl?url=/canvas-prints&price_cache=vip')
    expect(answer.status).toBe(200)
    const pageQuery = backendRequests.find(({ body }) => body.includes('query Page('))
    expect(JSON.parse(pageQuery?.body ?? '{}').variables).toMatchObject({ slug: 'canvas-prints', withPage: true })
    expect(pageQuery?.headers['x-price-cache']).toBe('vip')
    await request('/cacheurl?url=/photo-mugs')
    expect(JSON.parse(backendRequests.at(-1)?.body ?? '{}').variables.slug).toBe('photo-mugs')
    expect(backendRequests.at(-1)?.headers['x-price-cache']).toBeUndefined()
  })

  test('of an offer link applies at once and is stored in a cookie for a day', async () => {
    const { request, backendRequests } = codes()
    const response = await request('/canvas-prints?cc=dmlw')
    expect(backendRequests.at(-1)?.headers['x-price-cache']).toBe('vip')
    expect(response.headers.get('set-cookie')).toBe('price_cache=vip; Max-Age=86400; Path=/; Secure; SameSite=Lax')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['/faq?cc=U1VNTUVSMjU=', '/?a=1&cc=U1VNTUVSMjU', '/canvas-prints/?cc=U1VNTUVSMjU'])(
    'of an offer link is stored on any page, and the backend decides its validity: %s',
    async (path) => {
      const cookie = (await codes().request(path)).headers.get('set-cookie')
      expect(cookie).toMatch(/^price_cache=SUMMER25; Max-Age=86400;/)
    },
  )

  test('is deleted by ?clear on any page, and no other cookie is', async () => {
    const { request, backendRequests } = codes()
    const response = await request('/canvas-prints?clear', withCode('vip'))
    expect(backendRequests.at(-1)?.headers['x-price-cache']).toBeUndefined()
    expect(response.headers.getSetCookie()).toEqual(['price_cache=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('that is invalid is ignored', async () => {
    const { request } = codes()
    for (const query of ['cc=summer-sale!', 'cc=', 'cc=QQ0KQg==']) {
      const response = await request(`/canvas-prints?${query}`)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('that the backend does not know is ignored', async () => {
    const { request, backendRequests } = codes()
    await request('/canvas-prints')
    for (const code of ['made-up', 'x'.repeat(500), 'a|b']) await request('/canvas-prints', withCode(code))
    expect(backendRequests.filter(({ body }) => body.includes('query Page('))).toHaveLength(1)
  })
})

test('a path over 200 bytes is loaded each time and not cached', async () => {
  const slug = 'ā'.repeat(60)
  const { request, backendRequests } = fakeShop({ pages: { [slug]: canvasPage } })
  for (let n = 0; n < 2; n++) expect((await request(`/${slug}`)).status).toBe(200)
  expect(backendRequests).toHaveLength(2)
})

test('asset addresses of the backend are rewritten to the CDN', async () => {
  const image = 'https://magento.example/media/catalog/a.jpg'
  const page = {
    ...canvasPage,
    cmsPage: { ...canvasPage.cmsPage, content: `<img src="${image}"> https://magento.example/x` },
  }
  const settings = { BACKEND_URL: 'https://magento.example', CDN_HOST: 'cdn.example' }
  const { request } = fakeShop({ settings, pages: { 'canvas-prints': page } })
  const answer = await (await request('/cacheurl?url=/canvas-prints')).text()
  expect(answer).toContain('https://cdn.example/media/catalog/a.jpg')
  expect(answer).not.toContain('magento.example/media')
  expect((await request('/')).headers.get('content-security-policy')).toContain('blob: https://cdn.example;')
})

test('a request has one line in the log, without data of the visitor', async () => {
  const lines: string[] = []
  const { log } = console
  console.log = (line: string) => void lines.push(line)
  try {
    const { request } = shop()
    for (const path of ['/canvas-prints?secret=1', '/canvas-prints', '/graphql?secret=1', `${ORIGIN}/no-such-page`]) {
      await request(path, { headers: { cookie: 'cart_id=secret', 'cf-connecting-ip': '192.0.2.1' } })
    }
  } finally {
    console.log = log
  }
  expect(lines.map((line) => JSON.parse(line).route)).toEqual(['/:slug', '/:slug', '/graphql', '/:slug'])
  expect(lines.join('')).not.toMatch(/secret|192\.0/)
  expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual([
    'event',
    'requestId',
    'method',
    'route',
    'status',
    'cache',
    'upstreamMs',
    'ms',
  ])
})
