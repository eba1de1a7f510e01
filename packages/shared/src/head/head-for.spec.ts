import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { Page } from '../page/page'
import { fixedRoutes, isToolRoute, routeOf, routes } from '../routes'
import { canvasCms, canvasDetails, NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { headFor } from './head-for'

const GIVEN = { site: SITE, now: NOW, readHtml: parseHtml }
const headOf = (path: string, page: Page | null, query = '') =>
  headFor({ ...GIVEN, route: routeOf(path), path, page, search: new URLSearchParams(query) })
const meta = (head: ReturnType<typeof headFor>, key: string) => head.meta.find((tag) => tag.key === key)?.content
const canonical = (head: ReturnType<typeof headFor>) => head.links.find(({ rel }) => rel === 'canonical')?.href

describe('title', () => {
  test.each([
    ['the CMS meta title', { cms: canvasCms, details: canvasDetails }, 'Canvas prints of your photos'],
    ['the title', { cms: { title: 'Title' }, details: canvasDetails }, 'Title'],
    ['the name', { details: canvasDetails }, 'Canvas prints'],
    [
      'the name in the CMS',
      { cms: { name: 'Name' }, details: { type: 'PRODUCT', name: 'Mug', product: { meta_title: 'Mugs', title: 'T' } } },
      'Name',
    ],
    ['the name of the product', { details: { ...canvasDetails, name: null } }, 'Canvas print'],
    [
      'the meta title of the product',
      { details: { type: 'PRODUCT', name: 'Mug', product: { meta_title: 'Mugs to drink from', title: 'T' } } },
      'Mugs to drink from',
    ],
    ['the title of the product', { details: { type: 'PRODUCT', name: 'Mug', product: { title: 'A mug' } } }, 'A mug'],
    ['the brand', {}, 'Brand'],
  ])('is %s if no earlier source is set', (_, parts, title) => {
    expect(headOf('/canvas-prints', pageAt('/canvas-prints', parts)).title).toBe(title)
  })

  test.each([
    ['/checkout/cart', 'Shopping Cart'],
    ['/customer/register', 'Create New Customer Account'],
  ])('of %s is fixed, and it is not indexed', (path, title) => {
    const cms = { meta_title: 'From the CMS', meta_robots: 'INDEX,FOLLOW' }
    for (const parts of [{ status: 200 }, { status: 501 }, { cms }]) {
      expect(headOf(path, pageAt(path, parts))).toMatchObject({ title, robots: 'NOINDEX,NOFOLLOW' })
    }
  })

  const TOOLS = fixedRoutes.filter(isToolRoute)

  test.each([
    ['/checkout', 'Checkout'],
    ['/checkout/cart', 'Shopping Cart'],
    ['/checkout/success', 'Thank you for your order'],
    ['/checkout/receipt/approved', 'Payment approved'],
    ['/checkout/receipt/cancel', 'Payment cancelled'],
    ['/customer/login', 'Customer Login'],
    ['/customer/register', 'Create New Customer Account'],
    ['/customer/forgot-password', 'Forgot Your Password'],
    ['/customer/resend-link', 'Resend confirmation link'],
    ['/customer/reset-password', 'Set a new password'],
    ['/customer/create-password', 'Set a new password'],
    ['/customer/account/dashboard', 'My Account'],
    ['/customer/account/newsletter', 'Promotional Consent'],
    ['/customer/account/my-rewards', 'My rewards'],
    ['/customer/account/my-rewards/rewardpoints', 'Reward points'],
    ['/customer/account/my-rewards/loyaltylevel', 'Loyalty level'],
    ['/customer/account/my-rewards/loyaltylevel/join', 'Join the loyalty levels'],
    ['/customer/account/my-rewards/transactions', 'Points transactions'],
    ['/customer/account/my-rewards/settings', 'Emails about points'],
    ['/customer/account/my-rewards/policy', 'Reward policy'],
    ['/customer/account/view-order/7/8', 'Your order'],
    ['/uploadchoice', 'Design your wall print'],
    ['/photomug-tool', 'Design your product'],
  ])('of %s is %s with any CMS value, and the path is not indexed', (path, title) => {
    const cms = { meta_title: 'From the CMS', meta_robots: 'INDEX,FOLLOW' }
    expect(headOf(path, pageAt(path, { cms }))).toMatchObject({ title, robots: 'NOINDEX,NOFOLLOW' })
  })

  test('of every design tool is fixed, and only /create-your-own-neon-sign is indexed', () => {
    for (const meta_robots of ['INDEX,FOLLOW', 'NOINDEX,NOFOLLOW']) {
      const cms = { meta_title: 'From the CMS', meta_robots }
      const heads = TOOLS.map(({ pattern }) => ({ pattern, ...headOf(pattern, pageAt(pattern, { cms })) }))
      expect(heads.length).toBeGreaterThan(50)
      expect(heads.filter(({ title }) => !/^(?:Design your|Create your) \w/.test(title))).toEqual([])
      const indexed = heads.filter(({ robots }) => robots !== 'NOINDEX,NOFOLLOW')
      expect(indexed.map(({ pattern, robots }) => [pattern, robots])).toEqual([
        ['/create-your-own-neon-sign', 'INDEX,FOLLOW'],
      ])
    }
  })

  test('is one line of limited length', () => {
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
    [{ isIndex: true, isFollow: true }, 'INDEX,FOLLOW'],
    [{}, 'NOINDEX,NOFOLLOW'],
    ['{"isIndex":', 'NOINDEX,NOFOLLOW'],
    ['', 'NOINDEX,NOFOLLOW'],
    ['  ', 'NOINDEX,NOFOLLOW'],
    [null, 'NOINDEX,NOFOLLOW'],
    ['"><script>', 'NOINDEX,NOFOLLOW'],
  ])('%j in the CMS is %s', (value, robots) => {
    expect(headOf('/x', pageAt('/x', { cms: { title: 'X', meta_robots: value } })).robots).toBe(robots)
  })

  test.each(['canvas-stretcher-bars', 'gallery-stretcher-bars', 'heavy-duty-stretcher-bars'])(
    'of %s are index,follow with any CMS value',
    (slug) => {
      const page = pageAt(`/${slug}`, { cms: { title: 'X', meta_robots: 'NOINDEX,NOFOLLOW' } })
      expect(headOf(`/${slug}`, page).robots).toBe('INDEX,FOLLOW')
    },
  )

  test.each(['/checkout', '/checkout/cart', '/customer/login', '/uploadchoice'])('of %s are noindex', (path) => {
    for (const cms of [{}, { meta_robots: 'INDEX,FOLLOW' }, { meta_robots: 'NOINDEX,FOLLOW' }]) {
      expect(headOf(path, pageAt(path, { cms })).robots).toBe('NOINDEX,NOFOLLOW')
    }
  })
})

test('a page has a title, a description, keywords and robots', () => {
  const head = headOf('/canvas-prints', pageAt('/canvas-prints', { cms: canvasCms, details: canvasDetails }))
  expect([head.title, head.robots, meta(head, 'description'), meta(head, 'keywords')]).toEqual([
    'Canvas prints of your photos',
    'INDEX,FOLLOW',
    'Your photo on canvas.',
    'canvas, photo',
  ])
})

test('fields of the CMS that begin with meta_ become tags, each name once', () => {
  const tags = { meta_author: 'Moana', meta_geo_2: 'NZ-AUK' }
  const fields = { ...canvasCms, ...tags, meta_empty: ' ', meta_viewport: 'width=1', metaphor: 'x' }
  const head = headOf('/canvas-prints', pageAt('/canvas-prints', { cms: fields }))
  const names = head.meta.filter(({ kind, key }) => kind === 'name' && !key.startsWith('twitter:'))
  expect(Object.fromEntries(names.map(({ key, content }) => [key, content]))).toEqual({
    description: 'Your photo on canvas.',
    keywords: 'canvas, photo',
    title: 'Canvas prints of your photos',
    author: 'Moana',
    geo_2: 'NZ-AUK',
  })
  expect(names).toHaveLength(5)
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

test.each([
  ['/noheader-nofooter', 200, 'Brand'],
  ['/instagram-popup-callback', 200, 'Brand'],
  ['/validate', 404, '404 Not Found'],
  ['/validate', 200, 'Brand'],
  ['/validate/identification', 200, 'Brand'],
  ['/abandoned', 404, '404 Not Found'],
  ['/abandoned', 200, 'Brand'],
  ['/abandoned/checkout/cart', 200, 'Brand'],
  ['/facebook', 200, 'Brand'],
  ['/twitter', 200, 'Brand'],
  ['/confirm-email', 200, 'Brand'],
  ['/search/go', 200, 'Brand'],
  ['/change-password', 200, 'Brand'],
])('%s has no metadata', (path, status, title) => {
  const head = { title, robots: 'NOINDEX,NOFOLLOW', meta: [], links: [], jsonLd: [] }
  expect(headOf(path, pageAt(path, { status, cms: canvasCms }))).toEqual(head)
})

test.each<[path: string, parts: Parameters<typeof pageAt>[1]]>([
  ['/', {}],
  ['/photo-mugs', { details: { ...canvasDetails, type: 'PRODUCT' } }],
  ['/blog', { blog: { blogPosts: [], blogCategories: [] } }],
  ['/checkout/cart', {}],
  ['/customer/login', {}],
  ['/uploadchoice', {}],
])('%s has a canonical link and a link card', (path, parts) => {
  const head = headOf(path, pageAt(path, { cms: canvasCms, ...parts }))
  expect(canonical(head)).toBe(`https://shop.example${path}`)
  expect(meta(head, 'og:url')).toBe(`https://shop.example${path}`)
  expect(meta(head, 'og:title')).toBe(head.title)
  expect(meta(head, 'twitter:title')).toBe(head.title)
})

describe('an error page', () => {
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

  test('whose data are unavailable has a title and noindex, nothing else', () => {
    for (const path of ['/', '/canvas-prints', '/blog/a-post']) {
      const head = { title: 'Brand', robots: 'NOINDEX,NOFOLLOW', meta: [], links: [], jsonLd: [] }
      expect(headOf(path, null), path).toEqual(head)
    }
    const titleAt = (url: string) =>
      headFor({ ...GIVEN, route: routes.page, path: '/x', page: null, site: { ...SITE, url, brand: '' } }).title
    expect([titleAt('https://shop.example'), titleAt('http://localhost:8787')]).toEqual([
      'shop.example',
      'localhost:8787',
    ])
  })
})

test('every route has a title and a robots rule', () => {
  for (const route of [...fixedRoutes, routes.page]) {
    for (const page of [null, pageAt(route.pattern), pageAt(route.pattern, { status: 501 })]) {
      const head = headFor({ ...GIVEN, route, path: route.pattern, page })
      expect(head.title, route.pattern).not.toBe('')
      expect(head.robots, route.pattern).toMatch(/^(NO)?INDEX,(NO)?FOLLOW$/)
    }
  }
})

describe('link cards', () => {
  test('have a type, a name, texts and a URL for every network', () => {
    const head = headOf('/canvas-prints', pageAt('/canvas-prints', { cms: canvasCms, details: canvasDetails }))
    const tags = head.meta.filter(({ key }) =>
      /^(?:og|twitter):(?:type|site_name|title|description|url|card)$/.test(key),
    )
    expect(tags.map(({ kind, key, content }) => [kind, key, content])).toEqual([
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', 'Brand'],
      ['property', 'og:title', 'Canvas prints of your photos'],
      ['property', 'og:description', 'Your photo on canvas.'],
      ['property', 'og:url', 'https://shop.example/canvas-prints'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', 'Canvas prints of your photos'],
      ['name', 'twitter:description', 'Your photo on canvas.'],
    ])
  })

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
      ['og:image:alt', 'A canvas'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', card],
      ['twitter:image:alt', 'A canvas'],
    ])
  })

  test('use the shop’s picture and texts by default', () => {
    const texts = { default_description: 'Prints of your photos.', default_keywords: 'prints' }
    const page = pageAt('/checkout/cart', { config: { social_image: PICTURE, ...texts } })
    const head = headOf('/checkout/cart', page)
    expect(meta(head, 'og:image')).toMatch(/og\.jpg$/)
    expect(['description', 'og:description', 'keywords'].map((key) => meta(head, key))).toEqual([
      'Prints of your photos.',
      'Prints of your photos.',
      'prints',
    ])
  })

  const withQuery = (query: Record<string, string>) =>
    headOf(
      '/canvas-prints',
      pageAt('/canvas-prints', { cms: canvasCms, details: canvasDetails }),
      String(new URLSearchParams(query)),
    )

  test.each([
    ['/media/shared/a.jpg', 'https://shop.example/media/shared/a.jpg'],
    ['https://shop.example/a.png?v=2#x', 'https://shop.example/a.png?v=2#x'],
    ['https://media.example/designs/7.webp', 'https://media.example/designs/7.webp'],
    [PICTURE, 'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg'],
  ])('use a picture from the query on one of our hosts: %s', (image, url) => {
    const head = withQuery({ image })
    expect([meta(head, 'og:image'), meta(head, 'twitter:image')]).toEqual([url, url])
    expect(meta(head, 'og:image:alt')).toBe('Canvas prints of your photos')
  })

  test.each([
    'https://evil.example/a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'https://shop.example.evil.example/a.jpg',
    'https://media.example:8443/a.jpg',
    'http://media.example/a.jpg',
    'https://user:pass@shop.example/a.jpg',
    'javascript:alert(1)//a.jpg',
    'data:image/png;base64,AAAA.png',
    '/checkout/cart',
    `/a${'a'.repeat(2000)}.jpg`,
    'https://[',
  ])('ignore any other picture in the query: %s', (image) => {
    expect(meta(withQuery({ image }), 'og:image')).toMatch(/canvas-room.*og\.jpg$/)
  })

  test('use a description from the query as plain text of limited length, only for the card', () => {
    const head = withQuery({ description: `A <b>gift</b>\n"for"\u0000 you ${'and you '.repeat(500)}` })
    expect(meta(head, 'og:description')).toMatch(/^A <b>gift<\/b> "for" you and you .*…$/)
    expect(meta(head, 'og:description')?.length).toBeLessThanOrEqual(300)
    expect(meta(head, 'twitter:description')).toBe(meta(head, 'og:description'))
    expect(meta(head, 'description')).toBe('Your photo on canvas.')
    expect(meta(withQuery({ description: '  ' }), 'og:description')).toBe('Your photo on canvas.')
  })

  test('read both query parameters on fixed routes too', () => {
    const head = headOf('/checkout/cart', pageAt('/checkout/cart'), 'description=Mine&image=%2Fa.jpg')
    expect([meta(head, 'og:description'), meta(head, 'og:image')]).toEqual(['Mine', 'https://shop.example/a.jpg'])
    expect(meta(head, 'twitter:description')).toBe('Mine')
  })
})
