import { parseHtml } from '@kea/shared/html/parse-html'
import { toPage } from '@kea/shared/page/to-page'
import { plannedSlugs } from '@kea/shared/slugs'
import { describe, expect, test } from 'vitest'
import { canvasPage, fakeShop, json, ORIGIN } from './testing/fake-shop'

const shop = () => fakeShop({ pages: { home: canvasPage, 'canvas-prints': canvasPage } })
const facts = (response: Response) => [
  response.status,
  response.headers.get('location'),
  response.headers.get('cache-control'),
]
const REVALIDATE = 'public, max-age=0, must-revalidate'

describe('pages', () => {
  test.each([
    ['/', 200, REVALIDATE],
    ['/canvas-prints', 200, REVALIDATE],
    ['/canvas-prints?utm_source=x', 200, REVALIDATE],
    ['/checkout/cart', 200, REVALIDATE],
    ['/no-such-page', 404, REVALIDATE],
    ['/no/such/path', 404, REVALIDATE],
    ['/photo-mugs', 501, 'no-store'],
    ['/artwork_view', 200, REVALIDATE],
    ['/neonchamp-tool', 200, REVALIDATE],
    ['/%E0%A4%A', 404, REVALIDATE],
    ['/a%00b', 404, REVALIDATE],
    ['/%0D%0Aset-cookie:x', 404, REVALIDATE],
  ])('%s answers %i with the shell', async (path, status, cache) => {
    const response = await shop().request(path)
    expect(facts(response)).toEqual([status, null, cache])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html.match(/<title\b/g)).toHaveLength(1)
    expect(html.match(/<meta data-head name="robots"/g)).toHaveLength(1)
    expect(html).toContain('src="/assets/main.js"')
  })

  test('a slug of 5,000 characters is not found, and the backend gets no page query for it', async () => {
    const { backendRequests, request } = shop()
    expect((await request(`/${'a'.repeat(5000)}`)).status).toBe(404)
    expect(backendRequests.map(({ body }) => JSON.parse(body).variables.withPage)).toEqual([false])
  })

  test.each(['/customer/account/nothing', '/customer/account/dashboard/1/2/3'])(
    'an account page that does not exist is 404: %s',
    async (path) => {
      expect((await fakeShop().request(path)).status).toBe(404)
    },
  )

  test('a planned slug is 501, not 404', async () => {
    for (const slug of plannedSlugs()) expect((await fakeShop().request(`/${slug}`)).status, slug).toBe(501)
  })

  test('a page of the backend has its head, its first view and its data in the first response', async () => {
    const html = await (await shop().request('/canvas-prints')).text()
    expect(html).toContain('<title data-head>Canvas prints of your photos</title>')
    expect(html).toContain('content="Your photo on canvas, &quot;stretched&quot; &amp; &lt;ready&gt;."')
    expect(html).toContain(`<link data-head rel="canonical" href="${ORIGIN}/canvas-prints">`)
    expect(html.match(/hreflang=/g)).toHaveLength(3)
    expect(html).toContain('"@type":"Product"')
    expect(html).toMatch(/Starts at [^N]*N\$29\.50/)
    expect(html).toContain(
      '<script type="application/json" id="page-data">{"path":"/canvas-prints","id":1,"status":200',
    )
  })

  test('an address with a size has no structured data of a product', async () => {
    const html = await (await shop().request('/canvas-prints?size=20x20')).text()
    expect(html).not.toContain('"@type":"Product"')
  })

  test('the answer of /cacheurl is the page data of the document, in the format of the contract', async () => {
    const { request } = shop()
    const html = await (await request('/canvas-prints')).text()
    const answer = await request('/cacheurl?url=/canvas-prints')
    expect(facts(answer)).toEqual([200, null, REVALIDATE])
    const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toEqual(toPage('/canvas-prints', await answer.json(), parseHtml))
  })

  test('/cacheurl answers the status, the page details and the CMS data under the names of the contract', async () => {
    const answer = await (await shop().request('/cacheurl?url=/canvas-prints')).json()
    expect(answer).toMatchObject({
      status: 200,
      pageDetails: canvasPage.pageDetails,
      data: { metaData: { cmsPage: canvasPage.cmsPage } },
      config: { store_name: 'Brand & Co' },
    })
    expect(await (await shop().request('/cacheurl?url=/nothing')).json()).toMatchObject({
      status: 404,
      pageDetails: null,
      data: { metaData: {} },
    })
  })

  test('requests reach the backend at the configured address with the store code', async () => {
    const settings = {
      BACKEND_URL: 'https://magento.example',
      BACKEND_GRAPHQL_PATH: '/shop/graphql/',
      BACKEND_REST_PATH: '/shop/rest/V1',
      STORE_CODE: 'nz_test',
    }
    const { backendRequests, request } = fakeShop({ settings, commerce: async () => json({ data: {} }) })
    await request('/canvas-prints')
    await request('/graphql', {
      method: 'POST',
      body: '{"query":"{ countries { id } }"}',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
    })
    await request('/rest/V1/reviews/summary')
    expect(backendRequests.map(({ url, headers }) => [url, headers.store])).toEqual([
      ['https://magento.example/shop/graphql', 'nz_test'],
      ['https://magento.example/shop/graphql', 'nz_test'],
      ['https://magento.example/shop/rest/V1/reviews/summary', 'nz_test'],
    ])
  })

  test('/cacheurl accepts only paths of the shop', async () => {
    expect((await shop().request('/cacheurl?url=https://evil.example/')).status).toBe(400)
    expect((await shop().request('/cacheurl')).status).toBe(400)
  })

  test('other hosts are never indexed', async () => {
    const response = await shop().request('/canvas-prints')
    expect(response.headers.get('x-robots-tag')).toBeNull()
    const preview = await fakeShop({ settings: { MODE: 'preview' } }).request('/')
    expect(preview.headers.get('x-robots-tag')).toBe('noindex')
    expect(await preview.text()).toContain('<meta data-head name="robots" content="NOINDEX,NOFOLLOW">')
  })

  test('a page refuses POST', async () => {
    const response = await shop().request('/canvas-prints', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('missing files', () => {
  test.each([
    '/assets/nope.js',
    '/pictures/x/400.avif',
    '/humans.txt',
    '/sitemap-1.xml.gz',
    '/wp-login.php',
    '/index.html',
    '/.vite/manifest.json',
    '/assets/x',
  ])('%s is 404 and no HTML', async (path) => {
    const response = await shop().request(path)
    expect(facts(response)).toEqual([404, null, 'no-store'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })
})

describe('redirects', () => {
  const moved = (target: string) =>
    fakeShop({ pages: { old: { pageDetails: { redirect_code: 301, relative_url: target } }, new: canvasPage } })
  const HOUR = 'public, max-age=300'

  test.each([
    ['/canvas-prints/', 'x', '/canvas-prints'],
    ['//evil.example/', 'x', '/evil.example'],
    ['/%63anvas%2dprints', 'x', '/canvas-prints'],
    ['/caf%c3%a9', 'x', '/caf%C3%A9'],
    ['/%0d%0aset-cookie:x', 'x', '/%0D%0Aset-cookie:x'],
    ['/old', 'new', '/new'],
    ['/old?a=1', 'new', '/new?a=1'],
    ['//old/', '/new', '/new'],
    ['/old', `${ORIGIN}/new`, '/new'],
    ['/old', '//evil.example/x', '/evil.example/x'],
  ])('%s with the target %s takes one hop to %s', async (path, target, location) => {
    expect(facts(await moved(target).request(path))).toEqual([301, location, HOUR])
  })

  test('an escape within an escape is not decoded', async () => {
    expect(facts(await shop().request('/%252f%2563'))[0]).toBe(404)
  })

  test('a target on another origin is not followed', async () => {
    const response = await moved('https://evil.example/x').request('/old')
    expect(response.headers.get('location')).toBeNull()
    expect(response.status).toBe(404)
  })

  test.each([
    ['/customer/account/dashboard', '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard'],
    ['/change-password', '/customer/login?redirect=%2Fchange-password'],
    ['/bulk-order?a=1&b=2', '/customer/login?redirect=%2Fbulk-order%3Fa%3D1%26b%3D2'],
    ['/customer/account/my-saved-design', '/customer/login?redirect=%2Fcustomer%2Faccount%2Fmy-saved-design'],
    ['/customer/account/dashboard?token=t', '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard%3Ftoken%3Dt'],
  ])('a visitor at %s logs in first', async (path, location) => {
    expect(facts(await shop().request(path))).toEqual([302, location, 'private, no-store'])
  })

  test('a design shared by its token needs no login, and no cache stores the response', async () => {
    const response = await shop().request('/customer/account/my-saved-design?token=t')
    expect(facts(response)).toEqual([200, null, 'private, no-store'])
  })
})

describe('a backend that fails', () => {
  const failing = (answer: () => Response | Promise<Response>) =>
    fakeShop({ settings: { HEAD_DEADLINE_MS: '60' }, commerce: async () => answer() })

  test.each([
    ['is down', () => Promise.reject(new Error('connect'))],
    ['answers 500', () => new Response('no', { status: 500 })],
    ['answers HTML', () => new Response('<html>')],
    ['cuts its JSON', () => new Response('{"data":{')],
    ['answers only errors', () => json({ errors: [{ message: 'x' }] })],
    ['fails on the page', () => json({ data: { pageDetails: null, configvalues: [] }, errors: [{ message: 'x' }] })],
    ['redirects', () => new Response(null, { status: 302, headers: { location: '/graphql' } })],
    ['never answers', () => new Promise<Response>(() => {})],
  ])('one that %s leads to a 503 page with Retry-After that loads the shop', async (_, answer) => {
    const response = await failing(answer).request('/canvas-prints')
    expect(facts(response)).toEqual([503, null, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('10')
    const html = await response.text()
    expect(html).toContain('<title data-head>shop.example</title>')
    expect(html).not.toContain('id="page-data"')
    expect(html).toContain('src="/assets/main.js"')
  })

  test('the cart needs no page data', async () => {
    const response = await failing(() => Promise.reject(new Error('x'))).request('/checkout/cart')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title data-head>Shopping Cart</title>')
  })

  test('a known page is still served', async () => {
    let up = true
    const pages = { data: { ...canvasPage, configvalues: [] } }
    const { request, advance } = fakeShop({
      commerce: async () => (up ? json(pages) : new Response('', { status: 500 })),
    })
    await request('/canvas-prints')
    up = false
    advance(3_600_000)
    expect((await request('/canvas-prints')).status).toBe(200)
  })

  test('an entry that the backend does not know is 404', async () => {
    const response = await failing(() =>
      json({
        data: { pageDetails: null, cmsPage: null, configvalues: [] },
        errors: [{ message: 'x', extensions: { category: 'graphql-no-such-entity' } }],
      }),
    ).request('/nothing')
    expect(response.status).toBe(404)
  })
})

test('200 readers of a cold page cause one request to the backend', async () => {
  const { backendRequests, request } = shop()
  await Promise.all(Array.from({ length: 200 }, () => request('/canvas-prints')))
  expect(backendRequests).toHaveLength(1)
})

test('every response has the security headers', async () => {
  for (const path of ['/', '/nothing', '/assets/nope.js', '/healthz', '/rest/V1/x', '/bulk-order']) {
    const { headers } = await shop().request(path)
    expect(headers.get('content-security-policy'), path).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers.get('content-security-policy'), path).not.toMatch(/'unsafe-/)
    expect(headers.get('strict-transport-security'), path).toContain('max-age=')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test.each(['/pay', '/pay/x', '/__mail'])('%s is 404 in production', async (path) => {
  expect((await fakeShop({ settings: { MODE: 'production' } }).request(path)).status).toBe(404)
})

test('/healthz names mode and version, and with ?deep whether the backend answers', async () => {
  const about = { ok: true, mode: 'production', version: 'test' }
  expect(await (await shop().request('/healthz')).json()).toEqual(about)
  const up = fakeShop({ commerce: async () => json({ data: { __typename: 'Query' } }) })
  expect(await (await up.request('/healthz?deep')).json()).toEqual({ ...about, backend: true })
  const down = await fakeShop({ commerce: async () => Promise.reject(new Error('x')) }).request('/healthz?deep')
  expect([down.status, await down.json()]).toEqual([503, { ...about, ok: false, backend: false }])
})

test.each([
  null,
  {},
  [],
  'ok',
  { data: null },
  { data: {} },
  { data: { __typename: null } },
  { data: { __typename: '' } },
  { data: { __typename: 'Query' }, errors: [{ message: 'x' }] },
])('a backend that answers %j is unhealthy', async (answer) => {
  const response = await fakeShop({ commerce: async () => json(answer) }).request('/healthz?deep')
  expect([response.status, await response.json()]).toMatchObject([503, { ok: false, backend: false }])
})

test('a machine endpoint that is not built is 404 and not a page', async () => {
  const response = await shop().request('/pay/start')
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
})
