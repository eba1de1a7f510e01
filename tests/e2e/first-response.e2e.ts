import { parseHtml } from '@kea/shared/html/parse-html'
import { toPage } from '@kea/shared/page/to-page'
import { expect, test } from 'playwright/test'

const PAGES = [
  { path: '/', product: false },
  { path: '/canvas-prints', product: true },
  { path: '/photo-prints', product: true },
  { path: '/photo-mugs', product: true },
  { path: '/photo-wall-clock', product: true },
]

const contents = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value ?? '')

for (const { path, product } of PAGES) {
  test(`the first response of ${path} has its whole head`, async ({ request, baseURL }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const own = path === '/' ? `${baseURL}/` : `${baseURL}${path}`
    expect(contents(html, /<title[^>]*>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(contents(html, /name="description" content="([^"]{50,160})"/g)).toHaveLength(1)
    expect(contents(html, /name="keywords" content="([^"]+)"/g)).toHaveLength(1)
    expect(contents(html, /name="robots" content="([^"]+)"/g)).toEqual(['INDEX,FOLLOW'])
    expect(contents(html, /rel="canonical" href="([^"]+)"/g)).toEqual([own])
    expect(contents(html, /hreflang="([^"]+)"/g).sort()).toEqual(['en', 'en-nz', 'x-default'])
    expect(contents(html, /property="og:url" content="([^"]+)"/g)).toEqual([own])
    expect(
      contents(html, /((?:og|twitter):(?:type|site_name|title|description|card|image:alt))" content="[^"]+"/g).sort(),
    ).toEqual([
      'og:description',
      'og:image:alt',
      'og:site_name',
      'og:title',
      'og:type',
      'twitter:card',
      'twitter:description',
      'twitter:image:alt',
      'twitter:title',
    ])
    const [image = ''] = contents(html, /property="og:image" content="([^"]+)"/g)
    const picture = await request.get(image)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(html).toContain('<h1')
    expect(html).toContain('<html lang="en-nz">')
    expect(contents(html, /name="viewport" content="([^"]+)"/g)).toEqual([
      'width=device-width, initial-scale=1, maximum-scale=5',
    ])
    const data = contents(html, /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) =>
      JSON.parse(text),
    )
    const graph = data.flatMap((entry) => entry['@graph'] ?? [entry])
    expect(graph.some((entry) => entry['@type'] === 'Product')).toBe(product)
  })
}

test('the page data in the document are those of /cacheurl, in the names of the API', async ({ request }) => {
  const html = await (await request.get('/canvas-prints')).text()
  const [json = ''] = contents(html, /<script type="application\/json" id="page-data">(.*?)<\/script>/gs)
  const answer = await (await request.get('/cacheurl?url=/canvas-prints')).json()
  expect(JSON.parse(json)).toEqual(toPage('/canvas-prints', answer, parseHtml))
})

test('an unknown slug is 404 with noindex', async ({ request }) => {
  const answer = await request.get('/no-such-page')
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(html).toContain('404 Not Found')
  expect(contents(html, /name="robots" content="([^"]+)"/g)).toEqual(['NOINDEX,NOFOLLOW'])
})

test('a missing asset is 404 and not HTML', async ({ request }) => {
  const answer = await request.get('/assets/nope.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('html')
  expect(answer.headers()['cache-control']).toContain('no-store')
})

test('an account page redirects a visitor to the login, with a return path', async ({ request }) => {
  const answer = await request.get('/customer/account/dashboard', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard')
})

test('a moved slug takes one redirect', async ({ request }) => {
  const answer = await request.get('/canvas-print/?utm=x', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/canvas-prints?utm=x')
})
