import { describe, expect, test } from 'vitest'
import type { Page } from '../page/page'
import { fixedRoutes, routeOf, routes } from '../routes'
import { NO_ALTERNATE_SLUGS, STRETCHER_BAR_SLUGS } from '../slugs'
import { canvasCms, canvasDetails, PICTURE, pageAt, SITE } from '../testing/page'
import { headFor } from './head-for'

const headOf = (path: string, page: Page | null, query = '') =>
  headFor({ route: routeOf(path), path, page, site: SITE, search: new URLSearchParams(query) })
const meta = (head: ReturnType<typeof headFor>, key: string) => head.meta.find((tag) => tag.key === key)?.content
const canonical = (head: ReturnType<typeof headFor>) => head.links.find(({ rel }) => rel === 'canonical')?.href
const hreflangs = (head: ReturnType<typeof headFor>) => head.links.flatMap(({ hreflang }) => hreflang ?? [])

describe('title', () => {
  test.each([
    ['the CMS meta title', { cms: canvasCms, details: canvasDetails }, 'Canvas prints of your photos'],
    ['the title', { cms: { title: 'Title' }, details: canvasDetails }, 'Title'],
    ['the name', { details: canvasDetails }, 'Canvas prints'],
    ['the name of the product', { details: { ...canvasDetails, name: null } }, 'Canvas print'],
    ['the brand', {}, 'Brand'],
  ])('is %s when nothing before it is there', (_, parts, title) => {
    expect(headOf('/canvas-prints', pageAt('/canvas-prints', parts)).title).toBe(title)
  })

  test.each([
    ['/checkout/cart', 'Shopping Cart'],
    ['/customer/register', 'Create New Customer Account'],
  ])('of %s is fixed', (path, title) => {
    expect(headOf(path, pageAt(path)).title).toBe(title)
    expect(headOf(path, pageAt(path, { status: 501 })).title).toBe(title)
  })

  test('is one line, and never longer than a title can be', () => {
    const { title } = headOf('/x', pageAt('/x', { cms: { meta_title: `A\n\u0000 ${'word '.repeat(20_000)}` } }))
    expect(title).toMatch(/^A word word/)
    expect(title.length).toBeLessThanOrEqual(300)
  })
})

describe('robots', () => {
  test.each([
    ['INDEX,FOLLOW', 'INDEX,FOLLOW'],
    ['noindex, follow', 'noindex,follow'],
    ['{"isIndex":true,"isFollow":false}', 'INDEX,NOFOLLOW'],
    ['{"isIndex":', 'NOINDEX,NOFOLLOW'],
    ['', 'NOINDEX,NOFOLLOW'],
    [null, 'NOINDEX,NOFOLLOW'],
    ['"><script>', 'NOINDEX,NOFOLLOW'],
  ])('%j in the CMS is %s', (value, robots) => {
    expect(headOf('/x', pageAt('/x', { cms: { title: 'X', meta_robots: value } })).robots).toBe(robots)
  })

  test.each(STRETCHER_BAR_SLUGS)('of %s are index,follow whatever the CMS says', (slug) => {
    const page = pageAt(`/${slug}`, { cms: { title: 'X', meta_robots: 'NOINDEX,NOFOLLOW' } })
    expect(headOf(`/${slug}`, page).robots).toBe('INDEX,FOLLOW')
  })

  test.each(['/checkout', '/checkout/cart', '/customer/login', '/uploadchoice'])('of %s are noindex', (path) => {
    expect(headOf(path, pageAt(path)).robots).toBe('NOINDEX,NOFOLLOW')
  })
})

describe('canonical', () => {
  test.each([
    ['/', null, 'https://shop.example/'],
    ['/home', null, 'https://shop.example/'],
    ['/canvas-prints', null, 'https://shop.example/canvas-prints'],
    ['/canvas-prints', 'canvas-prints?size=1', 'https://shop.example/canvas-prints'],
    ['/canvas-prints', 'https://other.example/c#x', 'https://other.example/c'],
    ['/canvas-prints', 'javascript:alert(1)', 'https://shop.example/canvas-prints'],
  ])('of %s with %j in the CMS is %s', (path, custom, href) => {
    const page = pageAt(path, { cms: { title: 'X', custom_canonical_url: custom } })
    expect(canonical(headOf(path, page, 'cc=abc&size=2&utm_source=x'))).toBe(href)
    expect(meta(headOf(path, page), 'og:url')).toBe(href)
  })
})

describe('alternate languages', () => {
  test('are en-nz, en and x-default', () => {
    expect(hreflangs(headOf('/faq', pageAt('/faq', { cms: canvasCms })))).toEqual(['en-nz', 'en', 'x-default'])
  })

  test.each([...NO_ALTERNATE_SLUGS.map((slug) => `/${slug}`), '/blog', '/blog/a-post'])(
    'are left out on %s',
    (path) => {
      expect(hreflangs(headOf(path, pageAt(path, { cms: canvasCms })))).toEqual([])
    },
  )
})

describe('a page that is not there', () => {
  test.each([
    [404, '/nothing', '404 Not Found'],
    [501, '/photo-mugs', 'Not built yet'],
    [503, '/canvas-prints', 'Brand'],
    [200, '/facebook', 'Brand'],
    [501, '/search/go', 'Brand'],
    [200, '/nothing/at/all', '404 Not Found'],
  ])('has a title and noindex, nothing else: %i %s', (status, path, title) => {
    expect(headOf(path, pageAt(path, { status, cms: canvasCms }))).toEqual({
      title,
      robots: 'NOINDEX,NOFOLLOW',
      meta: [],
      links: [],
      jsonLd: [],
    })
  })

  test('is not indexed while its data are not to be had', () => {
    expect(headOf('/', null).robots).toBe('NOINDEX,NOFOLLOW')
    expect(headFor({ route: routes.page, path: '/x', page: null, site: { ...SITE, brand: '' } }).title).toBe(
      'shop.example',
    )
  })
})

test('every route has a title and a robots rule', () => {
  for (const route of [...fixedRoutes, routes.page]) {
    for (const page of [null, pageAt(route.pattern), pageAt(route.pattern, { status: 501 })]) {
      const head = headFor({ route, path: route.pattern, page, site: SITE })
      expect(head.title, route.pattern).not.toBe('')
      expect(head.robots, route.pattern).toMatch(/^(NO)?INDEX,(NO)?FOLLOW$/)
    }
  }
})

describe('link cards', () => {
  test('show the page’s own picture at 1200 × 630', () => {
    const head = headOf('/canvas-prints', pageAt('/canvas-prints', { cms: canvasCms, details: canvasDetails }))
    const card = 'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg'
    expect(
      head.meta.filter(({ key }) => /image|card|locale/.test(key)).map(({ key, content }) => [key, content]),
    ).toEqual([
      ['og:locale', 'en_NZ'],
      ['og:image', card],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Canvas prints'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', card],
      ['twitter:image:alt', 'Canvas prints'],
    ])
  })

  test('fall back to the shop’s picture', () => {
    const page = pageAt('/checkout/cart', { config: { social_image: PICTURE } })
    expect(meta(headOf('/checkout/cart', page), 'og:image')).toMatch(/og\.jpg$/)
  })
})

describe('structured data', () => {
  const kinds = (page: Page, query = '') => headOf(page.path, page, query).jsonLd.map((block) => block['@type'])
  const canvas = (cms = canvasCms, details = canvasDetails) => pageAt('/canvas-prints', { cms, details })

  test('of a product give its range of prices', () => {
    expect(headOf('/canvas-prints', canvas()).jsonLd[0]).toMatchObject({
      '@type': 'Product',
      sku: 'canvas-print',
      url: 'https://shop.example/canvas-prints',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '29.50',
        highPrice: '99.00',
        offerCount: 2,
        priceCurrency: 'NZD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceValidUntil: '2100-12-31',
      },
    })
  })

  test('of a product need a price, and leave the address of one size alone', () => {
    const product = { ...canvasDetails.product, personalisation: null }
    expect(kinds(canvas())).toEqual(['Product', 'BreadcrumbList'])
    expect(kinds(canvas(), 'size=20x20')).toEqual(['BreadcrumbList'])
    expect(kinds(canvas(canvasCms, { ...canvasDetails, product }))).toEqual(['BreadcrumbList'])
  })

  test('of the home page name the organisation and the website', () => {
    expect(kinds(pageAt('/', { cms: canvasCms }))).toEqual(['Organization', 'WebSite'])
  })
})
