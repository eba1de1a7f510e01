import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { Page } from '../page/page'
import type { PageDetailsData, ProductData } from '../page/page-data'
import { routeOf } from '../routes'
import { canvasCms, canvasDetails, NOW, pageAt, SITE } from '../testing/page'
import { headFor } from './head-for'

type Block = Record<string, unknown>

const dataOf = (page: Page, query = '', now = NOW): Block[] =>
  headFor({
    route: routeOf(page.path),
    path: page.path,
    page,
    site: SITE,
    search: new URLSearchParams(query),
    now,
    readHtml: parseHtml,
  }).jsonLd
const kinds = (page: Page, query = '') => dataOf(page, query).map((block) => block['@type'])
const blockOf = (page: Page, kind: string, now = NOW) => dataOf(page, '', now).find((block) => block['@type'] === kind)

const canvas = (details: Partial<PageDetailsData> = {}, config: Record<string, string> = {}, path = '/canvas-prints') =>
  pageAt(path, { cms: canvasCms, details: { ...canvasDetails, ...details }, config })
const selling = (product: Partial<ProductData>, config = {}) =>
  canvas({ product: { ...canvasDetails.product, ...product } }, config)
const priced = (...rows: [value: number, regular?: number, offerTo?: string][]) =>
  selling({
    price_rows: rows.map(([value, regular, offerTo], at) => ({
      option_uids: [at === 0 ? 's' : 'l'],
      quantity_from: 1,
      price: { value },
      regular_price: regular === undefined ? null : { value: regular },
      offer_to: offerTo ?? null,
    })),
  })
const offerOf = (page: Page, now = NOW) => blockOf(page, 'Product', now)?.offers as Block | undefined

test('every block has its context', () => {
  for (const block of dataOf(pageAt('/', { cms: canvasCms, details: canvasDetails }))) {
    expect(block['@context']).toBe('https://schema.org')
  }
})

describe('a product', () => {
  test('has one offer in NZD at the page’s lowest price', () => {
    expect(blockOf(canvas(), 'Product')).toMatchObject({
      name: 'Canvas print',
      sku: 'canvas-print',
      url: 'https://shop.example/canvas-prints',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/canvas-prints',
        price: '29.50',
        priceCurrency: 'NZD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceValidUntil: '2100-12-31',
      },
    })
  })

  test('that is sold out has that availability', () => {
    expect(offerOf(selling({ stock_status: 'OUT_OF_STOCK' }))?.availability).toBe('https://schema.org/OutOfStock')
  })

  test.each([
    ['no price table', selling({ price_rows: [] })],
    ['a price of 0', priced([0])],
    ['a price below 0', priced([-5])],
    [
      'a start price of 0 and no table',
      canvas({ start_price: { product_type: 'x', regular_price: 0 }, product: { name: 'X' } }),
    ],
    [
      'a price that is no number',
      canvas({ start_price: { product_type: 'x', regular_price: Number.NaN }, product: { name: 'X' } }),
    ],
  ])('with %s is left out', (_, page) => {
    expect(kinds(page)).toEqual(['BreadcrumbList', 'FAQPage'])
  })

  test('with a special price of 0 has its regular price', () => {
    const page = canvas({ start_price: { product_type: 'x', regular_price: 29.5, special_price: 0 } })
    expect(offerOf(page)?.price).toBe('29.50')
  })

  test('is left out on the URL of one size', () => {
    for (const query of ['size=20x20', 'size=', 'utm_source=x&size=20x20']) {
      expect(kinds(canvas(), query), query).toEqual(['BreadcrumbList', 'FAQPage'])
    }
    for (const query of ['utm_source=x', 'sizes=20x20']) expect(kinds(canvas(), query), query).toContain('Product')
  })

  test('is left out on the path of the other store', () => {
    expect(kinds(canvas({}, {}, '/custom-logo-mug'))).not.toContain('Product')
    expect(kinds(canvas({}, {}, '/custom-logo-mugs'))).toContain('Product')
  })

  test.each([
    ['2026-11-30T10:59:59Z', '2026-11-30'],
    ['2026-11-30T11:00:00Z', '2026-11-30'],
    ['2026-12-01T00:30:00+13:00', '2026-12-01'],
    ['2027-06-30 11:59:59', '2027-06-30'],
    ['some day', '2100-12-31'],
    ['2026-02-31T00:00:00Z', '2100-12-31'],
  ])('whose offer ends at %s is valid until %s in New Zealand', (end, day) => {
    expect(offerOf(priced([19.95, 29.5, end]))).toMatchObject({ price: '19.95', priceValidUntil: day })
  })

  test('with two offers is valid until the first of them ends', () => {
    const page = priced([19.95, 29.5, '2026-12-20T11:00:00Z'], [24.5, 39.5, '2026-12-10T11:00:00Z'])
    expect(offerOf(page)).toMatchObject({ price: '19.95', priceValidUntil: '2026-12-10' })
  })

  test('is back at its regular price once the offer has ended', () => {
    const page = priced([19.95, 29.5, '2026-11-30T10:59:59Z'])
    const after = Date.parse('2026-11-30T11:00:00Z')
    expect(offerOf(page, after)).toMatchObject({ price: '29.50', priceValidUntil: '2100-12-31' })
  })
})

describe('shipping and returns', () => {
  const SHIPPING = { SHIPPING_POLICY: 'By courier', SHIPPING_VALUE: '7.95' }

  test('shipping is present if its policy and its price are set', () => {
    expect(offerOf(canvas({}, SHIPPING))?.shippingDetails).toMatchObject({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '7.95', currency: 'NZD' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NZ' },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 3, unitCode: 'DAY' } },
    })
    for (const config of [{ ...SHIPPING, SHIPPING_VALUE: '' }, { ...SHIPPING, SHIPPING_POLICY: ' ' }, {}]) {
      expect(offerOf(canvas({}, config))).not.toHaveProperty('shippingDetails')
    }
  })

  test('shipping has a transit time of 3 to 7 days', () => {
    expect(offerOf(canvas({}, SHIPPING))?.shippingDetails).toMatchObject({
      deliveryTime: { transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 7, unitCode: 'DAY' } },
    })
  })

  test('shipping is free from the amount in the settings', () => {
    const free = canvas({}, { ...SHIPPING, free_shipping_price: '29.50' })
    expect(offerOf(free)?.shippingDetails).toMatchObject({ shippingRate: { value: '0.00' } })
  })

  test.each(['', '0', '-3', '2.5', 'soon'])('there is no return policy with %j days', (days) => {
    expect(offerOf(canvas({}, { RETURN_POLICY_DAYS: days }))).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test('returns are free and by mail, within the days in the settings', () => {
    const policy = (RETURN_POLICY: string, RETURN_POLICY_DAYS = '30') =>
      offerOf(canvas({}, { RETURN_POLICY_DAYS, RETURN_POLICY }))?.hasMerchantReturnPolicy
    const expected = {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NZ',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    }
    expect(policy('https://schema.org/MerchantReturnFiniteReturnWindow')).toEqual(expected)
    expect(policy('whenever')).toEqual(expected)
    expect(policy('whenever', '100')).toEqual({ ...expected, merchantReturnDays: 100 })
  })
})

describe('the rating', () => {
  const rating = (rating_summary: number, review_count: number, config = {}) =>
    blockOf(selling({ rating_summary, review_count }, config), 'Product')?.aggregateRating

  test('is the product’s own, out of 5, from more than 500 reviews', () => {
    expect(rating(93.4, 501)).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.7,
      reviewCount: 501,
      bestRating: 5,
      worstRating: 1,
    })
    expect(rating(93.4, 500)).toBeUndefined()
  })

  test('is never that of the whole shop', () => {
    expect(rating(93.4, 12, { average_rating: '4.9', total_reviews: '9000' })).toBeUndefined()
  })

  test.each([
    [0, 600],
    [101, 600],
    [-20, 600],
    [90, 600.5],
  ])('of %d from %d reviews is none', (summary, count) => {
    expect(rating(summary, count)).toBeUndefined()
  })
})

describe('the home page', () => {
  const CONFIG = { store_street: '18 Rata Lane', store_city: 'Auckland', store_postcode: '1010', store_phone: '09 555' }
  const OFFER = {
    sale_title: 'Spring <b>sale</b>',
    offer_start_date: '2026-11-01T11:00:00Z',
    offer_end_date: '2026-12-01T10:59:59Z',
  }
  const home = (offer: object | null = null, config = CONFIG) => pageAt('/', { cms: canvasCms, config, offer })

  test('names the organisation, the business and the website', () => {
    expect(kinds(home())).toEqual(['Organization', 'LocalBusiness', 'WebSite', 'FAQPage'])
    expect(kinds(pageAt('/', { cms: canvasCms }))).toEqual(['Organization', 'WebSite', 'FAQPage'])
  })

  test('has a business that is open every day from 00:00 to 23:59', () => {
    expect(blockOf(home(), 'LocalBusiness')?.openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '00:00',
      closes: '23:59',
    })
  })

  test('has the URL template of the search', () => {
    expect(blockOf(home(), 'WebSite')?.potentialAction).toEqual({
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://shop.example/catalogsearch/result?q={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    })
  })

  test('has an event for the running offer, with its own dates', () => {
    expect(blockOf(home(OFFER), 'SaleEvent')).toMatchObject({
      name: 'Spring sale',
      startDate: '2026-11-01T11:00:00.000Z',
      endDate: '2026-12-01T10:59:59.000Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://shop.example/' },
    })
  })

  test.each([
    ['no offer', null],
    ['an offer that has ended', { ...OFFER, offer_end_date: '2021-11-30T10:59:59Z' }],
    ['an offer that has not begun', { ...OFFER, offer_start_date: '2026-11-25T00:00:00Z' }],
    ['an offer without an end', { ...OFFER, offer_end_date: null }],
    ['dates that nobody can read', { ...OFFER, offer_start_date: 'late November' }],
    ['no name', { ...OFFER, sale_title: '' }],
  ])('has no event for %s', (_, offer) => {
    expect(kinds(home(offer))).not.toContain('SaleEvent')
  })
})

describe('questions', () => {
  test('of the content and of shoppers are in one block, each once, if they have an answer', () => {
    const qa = {
      items: [
        { question: 'Is it heavy?', answer: null, answer_html: '<p>Not <b>very</b>.</p>' },
        { question: 'How long?', answer: 'Four days.' },
        { question: 'Nobody knows?', answer: '' },
        null,
      ],
    }
    expect(blockOf(canvas({ qa }), 'FAQPage')?.mainEntity).toEqual([
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Four days.' } },
      { '@type': 'Question', name: 'Is it heavy?', acceptedAnswer: { '@type': 'Answer', text: 'Not very.' } },
    ])
  })

  test('a page without questions has no block', () => {
    expect(kinds(pageAt('/faq', { cms: { title: 'FAQ', content: '<p>How long?</p>' } }))).toEqual([])
  })
})

describe('a video', () => {
  const VIDEO = {
    name: 'Stretching',
    description: 'How it is stretched',
    thumbnailUrl: '/pictures/a.jpg',
    uploadDate: '2026-05-04T00:00:00Z',
    duration: 'PT1M30S',
    src: '/media/stretching.mp4',
  }
  const video = (part: Partial<typeof VIDEO> = {}) =>
    blockOf(canvas({ videos: [{ ...VIDEO, ...part }] }), 'VideoObject')

  test('has its file, its picture and its dates', () => {
    expect(video()).toMatchObject({
      name: 'Stretching',
      description: 'How it is stretched',
      thumbnailUrl: 'https://shop.example/pictures/a.jpg',
      uploadDate: '2026-05-04T00:00:00.000Z',
      duration: 'PT1M30S',
      contentUrl: 'https://shop.example/media/stretching.mp4',
    })
  })

  test('without name, picture, date or file is left out, and an invalid duration too', () => {
    for (const part of [{ name: '' }, { thumbnailUrl: '' }, { uploadDate: 'yesterday' }, { src: '' }]) {
      expect(video(part)).toBeUndefined()
    }
    for (const duration of ['1:30', 'P', 'PT']) expect(video({ duration })).not.toHaveProperty('duration')
  })
})

describe('a blog post', () => {
  const POST = {
    url_key: 'hang-a-canvas',
    title: 'How to hang a canvas',
    metaTitle: 'Hanging a canvas',
    meta_description: 'One nail is enough.',
    author: 'Moana Rewi',
    publish_date: '2026-10-02 21:30:00',
  }
  const post = (part: Partial<typeof POST> = {}) =>
    pageAt('/blog/hang-a-canvas', { blog: { blogPost: { ...POST, ...part } } })

  test('has its headline, its author and its date', () => {
    expect(kinds(post())).toEqual(['BlogPosting', 'BreadcrumbList'])
    expect(blockOf(post(), 'BlogPosting')).toMatchObject({
      headline: 'How to hang a canvas',
      description: 'One nail is enough.',
      author: { '@type': 'Person', name: 'Moana Rewi' },
      datePublished: '2026-10-02T21:30:00.000Z',
      url: 'https://shop.example/blog/hang-a-canvas',
    })
  })

  test('with an invalid date has no date', () => {
    expect(blockOf(post({ publish_date: 'last week' }), 'BlogPosting')).not.toHaveProperty('datePublished')
  })

  test('the blog is a list and is indexed like its posts', () => {
    const page = pageAt('/blog', { blog: { blogPosts: [POST], blogCategories: [] } })
    const head = headFor({ route: routeOf('/blog'), path: '/blog', page, site: SITE, now: NOW, readHtml: parseHtml })
    expect([head.title, head.robots]).toEqual(['Blog', 'INDEX,FOLLOW'])
    expect(head.jsonLd.map((block) => block['@type'])).toEqual(['BreadcrumbList'])
  })
})
