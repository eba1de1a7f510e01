import { describe, expect, it } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { Product } from '../page/product'
import { canvasCms, canvasDetails, PICTURE, pageAt } from '../testing/page'
import * as hero from './hero'

type HeroPage = Parameters<typeof hero.heroOf>[0]
const heroOf = (page: HeroPage) => hero.heroOf(page, parseHtml)
const heroText = (content: string) => hero.heroText(content, parseHtml)
const heroExtrasOf = (page: Parameters<typeof hero.heroExtrasOf>[0]) => hero.heroExtrasOf(page, parseHtml)

const page = (content: string) => ({
  path: '/canvas-prints',
  kind: 'content' as const,
  product: null,
  content,
  lead: '',
  heading: 'Canvas Prints',
  image: '/pictures/a.webp',
  imageAlt: 'A canvas',
  settings: pageAt('/', { config: { store_email: 'hello@shop.example' } }).settings,
})

const mug = {
  sku: 'photo-mug',
  tool: 'photomug-tool',
  inStock: true,
  options: [],
  prices: [],
} as unknown as Product

describe('heroOf', () => {
  it('reads text, picture and button from the placeholder, with entities decoded', () => {
    const content =
      '<div data-widget="hero" data-text="Wood &amp; cotton, &quot;stretched&quot;" data-picture="/p/x.webp" data-alt="On a wall" data-cta="Begin"></div>'
    expect(heroOf(page(content))).toEqual({
      title: 'Canvas Prints',
      text: 'Wood & cotton, "stretched"',
      picture: '/p/x.webp',
      alt: 'On a wall',
      pictures: [{ picture: '/p/x.webp', alt: 'On a wall', title: '' }],
      cta: 'Begin',
      href: '#products',
      pricePrefix: 'Starts at',
      hasSlides: false,
      large: false,
    })
  })

  it('uses the picture of the page and "Start Order" by default', () => {
    expect(heroOf(page('<div data-widget="hero"></div>'))).toEqual({
      title: 'Canvas Prints',
      text: '',
      picture: '/pictures/a.webp',
      alt: 'A canvas',
      pictures: [{ picture: '/pictures/a.webp', alt: 'A canvas', title: '' }],
      cta: 'Start Order',
      href: '#products',
      pricePrefix: 'Starts at',
      hasSlides: false,
      large: false,
    })
  })

  it('reads more pictures inside the placeholder, and the text before the price', () => {
    const slide = '<div data-picture="/p/y.webp" data-alt="A &amp; B" data-title="Corner"></div>'
    expect(heroOf(page(`<div data-widget="hero" data-price-prefix="Only">${slide}</div>`))).toMatchObject({
      hasSlides: true,
      pricePrefix: 'Only',
      pictures: [
        { picture: '/pictures/a.webp', alt: 'A canvas', title: '' },
        { picture: '/p/y.webp', alt: 'A & B', title: 'Corner' },
      ],
    })
    expect(heroOf(page(`<div data-widget="hero"></div><div data-widget="steps">${slide}</div>`))?.hasSlides).toBe(false)
  })

  it('links to the design tool of the page’s product', () => {
    expect(heroOf({ ...page('<div data-widget="hero"></div>'), product: mug })?.href).toBe(
      '/photomug-tool?sku=photo-mug',
    )
  })

  it('of a product page is the product, with a link to its design tool', () => {
    const own = { ...page('<p>Long words</p>'), kind: 'product' as const, lead: 'White and plain.', image: PICTURE }
    expect(heroOf({ ...own, product: mug })).toMatchObject({
      text: 'White and plain.',
      picture: PICTURE,
      href: '/photomug-tool?sku=photo-mug',
    })
  })

  it('of a product page has its own picture and those of its product, without slides', () => {
    const pictures = [
      { url: PICTURE, label: 'The same' },
      { url: '/pictures/handle.webp', label: 'Its handle' },
    ]
    const own = { ...page(''), path: '/photo-mug', kind: 'product' as const, lead: 'White.', image: PICTURE }
    expect(heroOf({ ...own, product: { ...mug, pictures } })).toEqual({
      title: 'Canvas Prints',
      text: 'White.',
      picture: PICTURE,
      alt: 'A canvas',
      pictures: [
        { picture: PICTURE, alt: 'A canvas', title: '' },
        { picture: '/pictures/handle.webp', alt: 'Its handle', title: '' },
      ],
      cta: 'Start Order',
      href: '/photomug-tool?sku=photo-mug',
      pricePrefix: 'Starts at',
      hasSlides: false,
      large: false,
    })
  })

  it('has no picture if neither the placeholder nor the page has one', () => {
    const bare = { ...page(''), image: null, imageAlt: '' }
    expect(heroOf({ ...bare, content: '<div data-widget="hero"></div>' })).toMatchObject({ picture: '', pictures: [] })
    expect(heroOf({ ...bare, product: mug })).toMatchObject({ picture: '', alt: '', pictures: [] })
  })

  it.each(['/', '/home'])('is large on %s', (path) => {
    expect(heroOf({ ...page('<div data-widget="hero"></div>'), path })?.large).toBe(true)
  })

  it('has the pictures of the page, then those of its product, each once and twelve at most', () => {
    const shots = [...'abcdefghijklmn'].map((name) => ({ url: `/pictures/${name}.webp`, label: name }))
    const mug = { sku: 'photo-mug', tool: null, inStock: false, options: [], prices: [], pictures: shots }
    const found = heroOf({ ...page('<div data-widget="hero"></div>'), product: mug as unknown as Product })
    expect(found?.pictures.map(({ alt }) => alt)).toEqual(['A canvas', ...'bcdefghijkl'])
    const choices = [{ picture: '/pictures/oak.webp', title: 'Oak' }, { title: 'Black' }]
    const framed = { ...mug, pictures: [], options: [{ choices }] }
    const shown = heroOf({ ...page('<div data-widget="hero"></div>'), product: framed as unknown as Product })
    expect(shown?.pictures.at(-1)).toEqual({ picture: '/pictures/oak.webp', alt: 'Oak', title: 'Oak' })
  })

  it('of a product that cannot be ordered online has an email link, on a landing page too', () => {
    const pillow = { sku: 'photo-pillow', name: 'Pillow', tool: null, inStock: true, options: [] } as unknown as Product
    const email = { cta: 'Order by email', href: 'mailto:hello@shop.example?subject=Pillow' }
    const landing = page('<div data-widget="hero" data-cta="Start Order"></div>')
    expect(heroOf({ ...landing, product: pillow })).toMatchObject(email)
    expect(heroOf({ ...page(''), kind: 'product', image: PICTURE, product: pillow })).toMatchObject(email)
    expect(heroOf({ ...landing, product: { ...pillow, inStock: false } })?.href).toBe('')
  })

  it('of a neon sign, which has no design tool, links to the order form with its sku', () => {
    const sign = { sku: 'love-neon-sign', tool: null, inStock: true } as Product
    const own = { ...page(''), kind: 'product' as const, image: PICTURE }
    expect(heroOf({ ...own, product: sign })).toMatchObject({
      cta: 'Ask for this sign',
      href: '/order-bps?sku=love-neon-sign',
    })
    expect(heroOf({ ...own, product: { ...sign, tool: 'neon-tool' } })).toMatchObject({
      cta: 'Start Order',
      href: '/neon-tool?sku=love-neon-sign',
    })
  })

  it.each([
    ['mini-easel', 'Ask for this easel', '/order-es?sku=mini-easel'],
    ['printable-canvas-pad', 'Ask for this pad', '/order-cp?sku=printable-canvas-pad'],
  ])('of %s, which has an order form, links to that form', (sku, cta, href) => {
    const own = { ...page(''), kind: 'product' as const, image: PICTURE }
    expect(heroOf({ ...own, product: { sku, tool: null, inStock: true } as Product })).toMatchObject({ cta, href })
  })

  it('of a blog post is its picture, if it is one of the shop’s', () => {
    const post = { ...page('<p>Words</p>'), kind: 'blog-post' as const }
    expect(heroOf(post)).toBeNull()
    expect(heroOf({ ...post, image: PICTURE })).toMatchObject({ picture: PICTURE, href: '' })
  })

  it('is null for a page without a hero', () => {
    expect(heroOf(page('<p>Shipping</p><div data-widget="faq"></div>'))).toBeNull()
    expect(heroOf({ ...page('<p>Shipping</p>'), image: PICTURE })).toBeNull()
  })
})

it('a content without a hero has no text of it', () => {
  expect(heroText('<div data-widget="faq" data-text="Ask us"></div>')).toBe('')
  expect(heroText('<p>Hi</p><div data-widget="hero" data-text="Made &amp; packed here"></div>')).toBe(
    'Made & packed here',
  )
})

describe('extras of a banner', () => {
  const config = { average_rating: '4.6', total_reviews: '1001', rating_line: '3000+ 5-Star Ratings' }
  const at = (review_data: object | null, extra: { offer?: object; details?: object; content?: string } = {}) =>
    heroExtrasOf(
      pageAt('/canvas-prints', {
        details: { ...canvasDetails, review_data, ...extra.details },
        cms: { ...canvasCms, ...(extra.content && { content: extra.content }) },
        config,
        offer: extra.offer ?? null,
      }),
    )

  it.each([
    [{ displayReview: 'own' }, { rating: true, links: false, offer: false }],
    [{ displayReview: 'power' }, { rating: true, links: false, offer: false }],
    [
      { displayQaLink: true, faqCount: 2 },
      { rating: false, links: true, offer: false },
    ],
    [{ displayShopperLink: true }, { rating: false, links: true, offer: false }],
    [{ displayReview: null, displayQaLink: false }, null],
    [null, null],
  ])('for %j are these', (review_data, extras) => {
    expect(at(review_data)).toEqual(extras)
  })

  it('include the running offer if the page’s own prices are reduced by it', () => {
    const offer = { sale_title: 'Canvas season' }
    const prices = [
      {
        option_uids: ['s'],
        quantity_from: 1,
        price: { value: 20 },
        regular_price: { value: 29 },
        offer_to: '2027-01-01',
      },
    ]
    const details = {
      product: { ...canvasDetails.product, price_rows: prices },
    }
    expect(at(null, { offer, details })).toEqual({ rating: false, links: false, offer: true })
    expect(at(null, { offer })).toBeNull()
    const until = (offer_end_date: string) => at(null, { offer: { ...offer, offer_end_date }, details })
    expect(until('2027-01-01T00:00:00+00:00')?.offer).toBe(true)
    // Another offer than the one of these prices.
    expect(until('2027-07-01T00:00:00+00:00')).toBeNull()
    expect(at(null, { details })).toBeNull()
  })

  it.each([
    ['<div data-widget="offer-ticker"><div><p>Two for one</p></div></div>', true],
    ['<div data-widget="offer-ticker"></div>', false],
  ])('include the page’s own offers: %s', (content, has) => {
    expect(at(null, { content })?.offer ?? false).toBe(has)
  })

  it('are null for reviews of an external service without a line about it', () => {
    const parts = { cms: canvasCms, details: { ...canvasDetails, review_data: { displayReview: 'power' } } }
    expect(heroExtrasOf(pageAt('/canvas-prints', parts))).toBeNull()
  })

  it('are null on a page without a product', () => {
    expect(heroExtrasOf(pageAt('/', { config, offer: { sale_title: 'Mug season' } }))).toBeNull()
  })
})
