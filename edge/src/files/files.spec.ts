import { fixedRoutes } from '@kea/shared/routes'
import { describe, expect, test } from 'vitest'
import { fakeShop, json, ORIGIN } from '../testing/fake-shop'
import { readQuery } from '../testing/read-query'

const page = (path: string, more: object = {}) => ({
  path,
  name: `Name of ${path}`,
  updated_at: '2026-05-01T02:03:04Z',
  robots: 'INDEX,FOLLOW',
  canonical_url: null,
  images: [],
  ...more,
})
/** Pages of the list in the sitemap. Every other page comes from the backend. */
const FIXED = fixedRoutes
  .filter(({ robots, pattern }) => robots === 'index' && pattern !== '/home')
  .map(({ pattern }) => pattern)
const CONFIG = [
  { key: 'store_name', value: 'Brand & Co' },
  { key: 'store_email', value: 'hello@shop.example' },
]

/** The page with the list of all pages. */
const LISTING: Record<string, object> = {
  sitemap: { cmsPage: { title: 'All pages', content: '<p>Here:</p><div data-widget="site-index"></div>' } },
}

/** A shop with a backend that lists these pages in parts and counts the list requests. */
function shopOf(pages: object[], settings: Record<string, string> = {}) {
  const state = { lists: 0, mode: 'works' as 'works' | 'down' | 'without' }
  const shop = fakeShop({
    settings,
    commerce: async (request) => {
      if (state.mode === 'down') return new Response('no', { status: 500 })
      const { query, variables } = await readQuery(request)
      if (!query.includes('sitePages'))
        return json({ data: { ...LISTING[String(variables.slug)], configvalues: CONFIG } })
      state.lists++
      if (state.mode === 'without') {
        return json({ errors: [{ message: 'Cannot query field "sitePages" on type "Query".' }] }, 400)
      }
      const [pageSize, currentPage] = [Number(variables.pageSize), Number(variables.currentPage)]
      // Magento and the store refuse a page number beyond the last.
      if (currentPage > Math.max(1, Math.ceil(pages.length / pageSize))) {
        return json({ errors: [{ message: `currentPage value ${currentPage} specified is greater` }], data: null })
      }
      const items = pages.slice((currentPage - 1) * pageSize, currentPage * pageSize)
      return json({ data: { sitePages: { items, total_count: pages.length } } })
    },
  })
  const text = async (path: string) => (await shop.request(path)).text()
  const locations = async (path: string) => [...(await text(path)).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)
  return { ...shop, state, text, locations }
}

describe('the sitemap', () => {
  test('lists indexed pages with a canonical address of their own, their dates and their pictures', async () => {
    const { request, text, locations } = shopOf([
      page('/'),
      page('/canvas-prints', { images: [{ url: '/pictures/a&b.webp' }, { url: 'javascript:x' }] }),
      page('/own', { canonical_url: 'own' }),
      page('/elsewhere', { canonical_url: `${ORIGIN}/canvas-prints` }),
      page('/hidden', { robots: 'NOINDEX,FOLLOW' }),
      page('/hidden-too', { robots: '{"isIndex":false,"isFollow":true}' }),
      page('/shown', { robots: '{"isIndex":true,"isFollow":true}', updated_at: 'yesterday' }),
      page('/unsaid', { robots: '' }),
      page('/checkout/cart'),
      page('/photomug-tool'),
    ])
    expect((await request('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await locations('/sitemap.xml')).toEqual([`${ORIGIN}/sitemap-1.xml`])
    const listed = await locations('/sitemap-1.xml')
    expect(listed).toEqual(
      [...FIXED.filter((path) => path !== '/'), '/', '/canvas-prints', '/own', '/shown'].map((path) => ORIGIN + path),
    )
    expect(listed).toContain(`${ORIGIN}/gift-certificate`)
    expect(listed).toContain(`${ORIGIN}/create-your-own-neon-sign`)
    const xml = await text('/sitemap-1.xml')
    expect(xml).toContain(`<loc>${ORIGIN}/canvas-prints</loc><lastmod>2026-05-01T02:03:04.000Z</lastmod>`)
    expect(xml).toContain(`<image:loc>${ORIGIN}/pictures/a&amp;b.webp</image:loc>`)
    expect(xml).toContain(`<loc>${ORIGIN}/shown</loc></url>`)
  })

  test('of 60,000 addresses has files of fewer than 50,000', { timeout: 60_000 }, async () => {
    const many = Array.from({ length: 60_000 }, (_, n) => page(`/p-${n}`))
    const { request, locations } = shopOf(many)
    const files = await locations('/sitemap.xml')
    expect(files).toHaveLength(2)
    const all = []
    for (const file of files) {
      const some = await locations((file ?? '').slice(ORIGIN.length))
      expect(some.length).toBeLessThanOrEqual(50_000)
      all.push(...some)
    }
    expect(new Set(all).size).toBe(60_000 + FIXED.length)
    expect((await request('/sitemap-3.xml')).status).toBe(404)
    expect((await request('/sitemap-0.xml')).status).toBe(404)
  })

  test.each(['/sitemap-2.xml', '/sitemap-999.xml'])(
    'answers 404 for %s beyond its last file without a backend list',
    async (path) => {
      const { request, state } = shopOf([page('/')])
      for (let n = 0; n < 2; n++) expect((await request(path)).status).toBe(404)
      expect(state.lists).toBe(1)
    },
  )

  test('loads the list once for many readers', async () => {
    const { text, state } = shopOf([page('/')])
    await Promise.all(Array.from({ length: 20 }, () => text('/sitemap-1.xml')))
    await text('/llms.txt')
    expect(state.lists).toBe(1)
  })

  test('of a backend without a page list has the fixed pages', async () => {
    const { locations, state } = shopOf([])
    state.mode = 'without'
    expect(await locations('/sitemap.xml')).toEqual([`${ORIGIN}/sitemap-1.xml`])
    expect(await locations('/sitemap-1.xml')).toEqual(FIXED.map((path) => ORIGIN + path))
  })

  test('keeps its last content while the backend is down, or is 503, but is never shorter', async () => {
    const { request, locations, state, advance } = shopOf([page('/'), page('/canvas-prints')])
    await locations('/sitemap-1.xml')
    state.mode = 'down'
    advance(3_600_000)
    expect(await locations('/sitemap-1.xml')).toHaveLength(FIXED.length + 1)
    const cold = shopOf([])
    cold.state.mode = 'down'
    expect((await cold.request('/sitemap.xml')).status).toBe(503)
    expect((await request('/sitemap')).headers.get('content-type')).toMatch(/^text\/html/)
  })
})

describe('the page that lists all pages', () => {
  test('has a link to every page in noscript, indexed or not', async () => {
    const { text, state } = shopOf([page('/a'), page('/b', { robots: 'NOINDEX,FOLLOW' }), page('javascript:x')])
    const html = await text('/sitemap')
    const list = /<noscript>.*<ul>(.*)<\/ul>/s.exec(html)?.[1]
    expect(list).toContain('<li><a href="/a">Name of /a</a></li><li><a href="/b">Name of /b</a></li>')
    expect(list).toContain('<li><a href="/checkout/cart">')
    expect(list).not.toContain('javascript')
    expect(await text('/cacheurl?url=/sitemap')).toContain('{"path":"/b","name":"Name of /b"}')
    expect(state.lists).toBe(1)
  })

  test('combines several lists of the backend', async () => {
    const { text } = shopOf(Array.from({ length: 2500 }, (_, n) => page(`/p-${n}`)))
    expect(await text('/sitemap')).toContain('<a href="/p-2499">')
  })

  test('works with a backend that has no list, and is 503 while the backend is down', async () => {
    const { request, state } = shopOf([page('/a')])
    state.mode = 'without'
    expect((await request('/sitemap')).status).toBe(200)
    const cold = shopOf([page('/a')])
    cold.state.mode = 'down'
    expect((await cold.request('/sitemap')).status).toBe(503)
  })
})

describe('robots.txt', () => {
  const open = `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`
  const closed = 'User-agent: *\nDisallow: /\n'

  test.each([
    [{}, '/robots.txt', open],
    [{}, 'https://preview.example/robots.txt', closed],
    [{ MODE: 'preview' }, '/robots.txt', closed],
    [{ MODE: 'local' }, '/robots.txt', closed],
  ])('with %j at %s', async (settings: Record<string, string>, path, expected) => {
    expect(await shopOf([], settings).text(path)).toBe(expected)
  })
})

test('llms.txt lists the pages with links', async () => {
  const { text } = shopOf([
    page('/'),
    page('/canvas-prints', { name: 'Canvas [photo]\n prints' }),
    page('/ākonga', { name: '' }),
    page('/blog/a-wall-of-photos', { name: 'A wall of photos' }),
  ])
  const lines = await text('/llms.txt')
  expect(lines).toContain('# Brand & Co\n')
  expect(lines).toContain(
    `## Products and pages\n\n- [Canvas photo prints](${ORIGIN}/canvas-prints)\n- [/ākonga](${ORIGIN}/%C4%81konga)\n`,
  )
  expect(lines).toContain(`## Blog\n\n- [A wall of photos](${ORIGIN}/blog/a-wall-of-photos)\n`)
})

test('security.txt has a contact, and expires within a year', async () => {
  const { text, advance } = shopOf([])
  const expires = async () => Date.parse(/^Expires: (.*)$/m.exec(await text('/.well-known/security.txt'))?.[1] ?? '')
  const before = await expires()
  expect(await text('/.well-known/security.txt')).toContain('Contact: mailto:hello@shop.example\n')
  expect(before - 1_000_000).toBeLessThan(365 * 86_400_000)
  advance(86_400_000 * 3)
  expect((await expires()) - before).toBe(86_400_000 * 3)
})
