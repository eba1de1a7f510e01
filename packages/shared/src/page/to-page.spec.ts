import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { canvasDetails, pageAt } from '../testing/page'
import { toPost } from './blog'
import { toQuestions } from './questions'
import { toProduct } from './to-product'

describe('a product', () => {
  test('has the backend’s values, with prices in cents and options in their order', () => {
    expect(
      toProduct({
        sku: 'photo-mug',
        name: 'Photo mug',
        meta_description: 'Your photo on a mug.',
        stock_status: 'OUT_OF_STOCK',
        technical_specifications: '<p>330 ml</p>',
        ready_within: 3,
        rating_summary: 90,
        review_count: 12,
        personalisation: { tool: 'photomug-tool', definition: '{"a":1}' },
        media_gallery: [{ url: '/a.webp', label: 'A mug' }, null, { url: '/b.webp' }, { label: 'No file' }],
        options: [
          { uid: 'empty', title: 'Empty', sort_order: 0, value: [] },
          { uid: 'field', title: 'Text', sort_order: 0 },
          {
            uid: 'colour',
            title: 'Colour',
            sort_order: 2,
            value: [
              {
                uid: 'red',
                title: 'Red',
                price: 1.5,
                sort_order: 2,
                picture: '/red.webp',
                swatch: ['#f0382e', 'url(x)', '#f0382e00', 'x#f0382e', null],
              },
              { uid: 'white', sort_order: 1 },
            ],
          },
          { uid: 'size', title: 'Size', required: true, sort_order: 1, value: [{ uid: 's', title: 'Small' }] },
        ],
        price_rows: [
          {
            option_uids: ['s'],
            quantity_from: 1,
            price: { value: 16 },
            regular_price: { value: 20 },
            offer_from: '2026-11-01',
            offer_to: '2026-12-01',
          },
          { option_uids: ['s'], quantity_from: 5, price: { value: 12.34 }, regular_price: { value: 20 } },
        ],
      }),
    ).toEqual({
      sku: 'photo-mug',
      name: 'Photo mug',
      description: 'Your photo on a mug.',
      tool: 'photomug-tool',
      definition: '{"a":1}',
      inStock: false,
      options: [
        { uid: 'size', title: 'Size', required: true, choices: [{ uid: 's', title: 'Small', addCents: 0 }] },
        {
          uid: 'colour',
          title: 'Colour',
          required: false,
          choices: [
            { uid: 'white', title: '', addCents: 0 },
            { uid: 'red', title: 'Red', addCents: 150, picture: '/red.webp', swatch: ['#f0382e'] },
          ],
        },
      ],
      prices: [
        {
          optionUids: ['s'],
          quantityFrom: 1,
          cents: 1600,
          regularCents: 2000,
          offerFrom: '2026-11-01',
          offerTo: '2026-12-01',
        },
        { optionUids: ['s'], quantityFrom: 5, cents: 1234, regularCents: null, offerFrom: null, offerTo: null },
      ],
      pictures: [
        { url: '/a.webp', label: 'A mug' },
        { url: '/b.webp', label: '' },
      ],
      specifications: '<p>330 ml</p>',
      readyWithin: 3,
      rating: { average: 4.5, count: 12 },
    })
  })

  test('without values is empty and in stock', () => {
    expect(toProduct({})).toEqual({
      sku: '',
      name: '',
      description: '',
      tool: null,
      definition: '',
      inStock: true,
      options: [],
      prices: [],
      pictures: [],
      specifications: '',
      readyWithin: null,
      rating: { average: 0, count: 0 },
    })
  })
})

describe('the start price of a page', () => {
  const priced = (regular_price: number | null, special_price: number | null, dated = false) => {
    const row = {
      option_uids: ['s'],
      quantity_from: 1,
      price: { value: 29.5 },
      ...(dated && { regular_price: { value: 40 }, offer_to: '2026-12-01' }),
    }
    const product = { ...canvasDetails.product, price_rows: [row] }
    return pageAt('/canvas-prints', {
      details: { ...canvasDetails, product, start_price: { product_type: 'canvas', regular_price, special_price } },
    }).startPrice
  }

  test.each([
    ['the special price, with the regular one while an offer has an end', 30, 20, true, 2000, 3000],
    ['the special price alone for an offer without an end', 30, 20, false, 2000, null],
    ['the regular price without a special one', 30, null, true, 3000, null],
    ['the regular price where the special one is 0', 30, 0, true, 3000, null],
    ['the lowest price of the product where both are 0', 0, 0, false, 2950, null],
    ['the lowest price of the product with its offer', null, null, true, 2950, 4000],
  ])('is %s', (_, regular, special, dated, cents, regularCents) => {
    expect(priced(regular, special, dated)).toEqual({ cents, regularCents })
  })

  test('is the special price alone on a page without a product', () => {
    const start_price = { product_type: 'canvas', regular_price: 45, special_price: 35 }
    expect(pageAt('/wall-art', { details: { start_price } }).startPrice).toEqual({ cents: 3500, regularCents: null })
  })
})

describe('a page', () => {
  test.each([
    ['canvas-prints', '/canvas-prints'],
    ['/canvas-prints', '/canvas-prints'],
    ['https://other.example/a', 'https://other.example/a'],
    ['gifts/for:her', '/gifts/for:her'],
    ['h2:gifts', 'h2:gifts'],
  ])('moved to %s redirects to %s', (relative_url, path) => {
    expect(pageAt('/old', { details: { redirect_code: 301, relative_url } }).redirectTo).toBe(path)
  })

  test('with another redirect code stays', () => {
    expect(pageAt('/old', { details: { redirect_code: 302, relative_url: 'a' } }).redirectTo).toBeNull()
  })

  test.each([
    ['power', 'service'],
    ['shop', 'own'],
    ['', 'none'],
  ])('with the reviews %j shows %s', (displayReview, display) => {
    const review_data = { displayReview, displayQaLink: true, faqCount: 3, displayShopperLink: true }
    expect(pageAt('/a', { details: { review_data } }).reviews).toEqual({
      display,
      hasQuestions: true,
      questionCount: 3,
      hasShoppers: true,
    })
  })

  test('without review data shows none', () => {
    expect(pageAt('/a').reviews).toEqual({
      display: 'none',
      hasQuestions: false,
      questionCount: 0,
      hasShoppers: false,
    })
  })

  test('has its offer with the placeholders filled', () => {
    const offer = {
      sale_title: 'Mug week',
      offer_text: '{sale_title}: free from {free_shipping_price}, ask {store_email}, {unknown}',
    }
    const config = { free_shipping_price: '99', store_email: 'shop@brand.example' }
    expect(pageAt('/', { offer, config }).offer).toEqual({
      sale_title: 'Mug week',
      offer_text: 'Mug week: free from N$99.00, ask shop@brand.example, {unknown}',
      offer_description: null,
    })
  })
})

describe('a product page', () => {
  test('has the description, the lead and the pictures of its product, and is indexed', () => {
    const product = {
      name: 'Photo mug',
      meta_keyword: 'mug, photo',
      description: { html: '<p>White and plain.</p>' },
      short_description: { html: '<p>A mug with <b>your</b> photo</p>' },
      media_gallery: [{ url: '/media/mug.jpg', label: 'A mug' }],
    }
    expect(pageAt('/photo-mug', { details: { type: 'PRODUCT', product } })).toMatchObject({
      kind: 'product',
      name: 'Photo mug',
      heading: 'Photo mug',
      keywords: 'mug, photo',
      robots: 'INDEX,FOLLOW',
      content: '<p>White and plain.</p>',
      lead: 'A mug with your photo',
      image: '/media/mug.jpg',
      imageAlt: 'A mug',
    })
  })

  test.each([
    ['a product without texts', { name: 'Photo mug' }],
    ['no product', null],
  ])('with %s has no content and no lead', (_, product) => {
    expect(pageAt('/photo-mug', { details: { type: 'PRODUCT', name: 'Mug', product } })).toMatchObject({
      kind: 'product',
      content: '',
      lead: '',
    })
  })

  test('has the robots of the CMS, if it is in the CMS', () => {
    const details = { type: 'PRODUCT', name: 'Mug' }
    expect(pageAt('/photo-mug', { details, cms: { meta_robots: 'NOINDEX,FOLLOW' } }).robots).toBe('NOINDEX,FOLLOW')
    expect(pageAt('/photo-mug', { details, cms: {} }).robots).toBeNull()
  })
})

test('a page that is neither CMS page nor product has its own kind and no robots', () => {
  const product = { name: 'Mug', description: { html: '<p>White</p>' }, short_description: { html: 'Plain' } }
  expect(pageAt('/mugs', { details: { type: 'CATEGORY', name: 'Mugs', product } })).toMatchObject({
    kind: 'other',
    robots: null,
    content: '',
    lead: '',
  })
})

describe('a post of the blog', () => {
  test('has its date in UTC, and its categories', () => {
    expect(
      toPost({
        url_key: 'a post',
        title: 'A post',
        author: 'Mere',
        publish_date: '2026-11-01T00:00:00+13:00',
        image: '/a.webp',
        short_content: 'Short',
        categories: [{ name: 'Walls', url_key: 'walls' }],
      }),
    ).toEqual({
      title: 'A post',
      path: '/blog/a%20post',
      author: 'Mere',
      publishedAt: '2026-10-31T11:00:00.000Z',
      image: '/a.webp',
      lead: 'Short',
      categories: [{ name: 'Walls', path: '/blog/walls' }],
    })
  })

  test('without a valid date has none', () => {
    expect(toPost({ url_key: 'a', publish_date: 'soon' })).toMatchObject({ publishedAt: null, categories: [] })
  })
})

test('answered questions have HTML and plain text', () => {
  expect(
    toQuestions(
      [
        { question: 'Plain?', answer: 'A < B' },
        { question: 'HTML?', answer_html: '<p>Yes</p>' },
        { question: 'Open?' },
        { question: ' ', answer: 'No question' },
        null,
      ],
      parseHtml,
    ),
  ).toEqual([
    { question: 'Plain?', html: 'A &lt; B', answer: 'A < B' },
    { question: 'HTML?', html: '<p>Yes</p>', answer: 'Yes' },
  ])
})
