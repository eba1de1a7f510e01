import { expect, it } from 'vitest'
import { noScript } from '../head/no-script'
import { routeOf } from '../routes'
import { pageAt } from '../testing/page'
import { firstView } from '../view/document/first-view'
import { productCount } from './listing'
import type { ListedProductData } from './page-data'
import { toListing } from './to-listing'

const price = (regular: number, final: number) => ({
  minimum_price: { regular_price: { value: regular }, final_price: { value: final } },
})
const mug: ListedProductData = {
  sku: 'mug',
  name: 'Mug',
  url_key: 'mug',
  canonical_url: '/photo-mugs',
  stock_status: 'IN_STOCK',
  rating_summary: 90,
  review_count: 501,
  small_image: { url: '/pictures/mug.webp', label: 'A mug' },
  price_range: price(19.95, 16.96),
  room: 'kitchen,office',
  ready_within: 3,
  arrives_by: 'Thu 10 December',
  best_seller_place: 3,
}
const room = { attribute_code: 'room', label: 'Room', options: [{ value: 'kitchen', label: 'Kitchen' }] }
const listed = (items: ListedProductData[]) =>
  pageAt('/all', {
    details: { type: 'CMS_PAGE', listing: { items, aggregations: [room, { attribute_code: 'colour' }] } },
    cms: { title: 'All', content: '<div data-widget="hero" data-text="Wood &amp; cotton"></div><p>More</p>' },
  })

it('a category page has its products with price, offer, rating and attributes, and no banner', () => {
  const page = listed([mug])
  expect(page.hero).toBeNull()
  expect(page.lead).toBe('Wood & cotton')
  expect(page.listing).toEqual({
    tiles: [
      {
        sku: 'mug',
        name: 'Mug',
        path: '/photo-mugs',
        picture: '/pictures/mug.webp',
        alt: 'A mug',
        cents: 1696,
        regularCents: 1995,
        inStock: true,
        arrivesBy: 'Thu 10 December',
        rating: { average: 4.5, count: 501 },
        readyWithin: 3,
        bestSellerPlace: 3,
        values: { room: ['kitchen', 'office'] },
      },
    ],
    attributes: [{ code: 'room', label: 'Room', options: [{ value: 'kitchen', label: 'Kitchen' }] }],
    hasBestSellers: false,
  })
})

it.each([
  [{ sort_fields: { options: [{ value: 'name' }, null, { value: 'best_sellers' }] } }, true],
  [{ sort_fields: { options: [{ value: 'position' }, { value: null }] } }, false],
  [{ sort_fields: { options: null } }, false],
  [{ sort_fields: null }, false],
])('%j can be sorted by what sold most: %s', (data, hasBestSellers) => {
  expect(toListing(data)?.hasBestSellers).toBe(hasBestSellers)
})

it('a product that did not sell has no place', () => {
  expect(toListing({ items: [{ ...mug, best_seller_place: null }] })?.tiles[0]?.bestSellerPlace).toBeNull()
})

it('a product without offer, price, stock and enough reviews shows none of them', () => {
  const bare = { ...mug, rating_summary: 90, review_count: 500, stock_status: 'OUT_OF_STOCK', price_range: price(0, 0) }
  expect(listed([bare]).listing?.tiles[0]).toMatchObject({
    cents: null,
    regularCents: null,
    rating: null,
    inStock: false,
  })
  expect(listed([{ ...mug, price_range: price(19.95, 19.95) }]).listing?.tiles[0]).toMatchObject({
    cents: 1995,
    regularCents: null,
  })
})

it('an empty category has no products and no attributes', () => {
  const empty = { tiles: [], attributes: [], hasBestSellers: false }
  expect(toListing({})).toEqual(empty)
  expect(toListing({ items: null, aggregations: null })).toEqual(empty)
  expect(toListing({ items: [null], aggregations: [null] })).toEqual(empty)
})

it('an attribute without names has its code and empty labels', () => {
  const options = [null, { value: 'kitchen' }]
  expect(toListing({ aggregations: [{ attribute_code: 'room', options }] })?.attributes).toEqual([
    { code: 'room', label: 'room', options: [{ value: 'kitchen', label: '' }] },
  ])
  expect(toListing({ aggregations: [{ attribute_code: 'room' }] })?.attributes).toEqual([
    { code: 'room', label: 'room', options: [] },
  ])
})

it.each([
  [0, '0 products'],
  [1, '1 product'],
  [12, '12 products'],
])('%i products are counted as "%s"', (count, text) => {
  expect(productCount(count)).toBe(text)
})

it('a page without a listing has none', () => {
  expect(pageAt('/x').listing).toBeNull()
})

const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((sku) => ({ ...mug, sku, name: `Mug ${sku}`, canonical_url: `/${sku}` }))
const named = (html: string) => [...html.matchAll(/href="\/([a-f])"/g)].map(([, sku]) => sku)

it('without script each product of a category is named once, after a filter too', () => {
  const page = listed(six)
  expect(named(firstView(page, routeOf('/all'), 0))).toEqual(['a', 'b', 'c', 'd'])
  expect(named(noScript(page, null))).toEqual(['e', 'f'])
  const filtered = new URLSearchParams('room=kitchen')
  expect(named(firstView(page, routeOf('/all'), 0, filtered))).toEqual([])
  expect(named(noScript(page, null, filtered))).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('the first tiles have the usual price of an offer and the discount', () => {
  const html = firstView(listed([mug, { ...mug, name: 'Plain', price_range: price(5, 5) }]), routeOf('/all'), 0)
  expect(html).toMatch(/<s [^>]*><span class="sr-only">Usually <\/span>N\$19\.95<\/s>.*N\$16\.96<.*>15% off</)
  expect(html).toMatch(/>From <span[^>]*><span>N\$5\.00</)
})
