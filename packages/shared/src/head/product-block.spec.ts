import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { PageDetailsData, ProductData } from '../page/page-data'
import { NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { productBlock } from './product-block'

const row = (uid: string, value: number, offer: { regular?: number; to?: string; from?: number } = {}) => ({
  option_uids: [uid],
  quantity_from: offer.from ?? 1,
  price: { value },
  regular_price: offer.regular === undefined ? null : { value: offer.regular },
  offer_to: offer.to ?? null,
})

interface Parts {
  product?: ProductData
  details?: Partial<PageDetailsData>
  config?: Record<string, string>
  now?: number
}

function blockOf({ product = {}, details = {}, config = {}, now = NOW }: Parts) {
  const page = pageAt('/photo-mug', {
    details: { type: 'PRODUCT', ...details, product: { price_rows: [row('white', 16.5)], ...product } },
    config,
  })
  return productBlock({ page, site: SITE, canonical: 'https://shop.example/photo-mug', now, readHtml: parseHtml })
}

const offerOf = (parts: Parts) => blockOf(parts)?.offers as Record<string, unknown> | undefined

const OFFER = {
  '@type': 'Offer',
  url: 'https://shop.example/photo-mug',
  price: '16.50',
  priceCurrency: 'NZD',
  priceValidUntil: '2100-12-31',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
}

test('a product with every value has all fields', () => {
  expect(
    blockOf({
      product: {
        sku: 'photo-mug',
        name: 'Photo mug',
        meta_description: 'Your photo on a mug.',
        rating_summary: 90,
        review_count: 501,
        media_gallery: [{ url: PICTURE }, { url: '/media/mug.jpg' }],
      },
      details: { description: 'Mugs of every size.' },
      config: { SHIPPING_POLICY: 'By courier', SHIPPING_VALUE: '7.95', RETURN_POLICY_DAYS: '30' },
    }),
  ).toStrictEqual({
    '@type': 'Product',
    name: 'Photo mug',
    sku: 'photo-mug',
    url: 'https://shop.example/photo-mug',
    description: 'Your photo on a mug.',
    image: [
      'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg',
      'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/800.webp',
      'https://shop.example/media/mug.jpg',
    ],
    brand: { '@type': 'Brand', name: 'Brand' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 501,
      bestRating: 5,
      worstRating: 1,
    },
    offers: {
      ...OFFER,
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '7.95', currency: 'NZD' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NZ' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 3, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 7, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'NZ',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  })
})

test('a product with a name and a price only has no other fields', () => {
  expect(blockOf({ details: { name: 'Enamel mug' } })).toStrictEqual({
    '@type': 'Product',
    name: 'Enamel mug',
    url: 'https://shop.example/photo-mug',
    brand: { '@type': 'Brand', name: 'Brand' },
    offers: OFFER,
  })
})

test('a product without a name is left out', () => {
  expect(blockOf({ product: { sku: 'photo-mug' } })).toBeNull()
})

test('a product without a description has that of its page', () => {
  const details = { name: 'Mug', description: 'Mugs of every size.' }
  expect(blockOf({ details })?.description).toBe('Mugs of every size.')
})

test('a product has four pictures at most, each once', () => {
  const files = ['a', 'b', 'b', 'c', 'd', 'e'].map((name) => ({ url: `/media/${name}.jpg` }))
  expect(blockOf({ product: { name: 'Mug', media_gallery: files } })?.image).toEqual([
    'https://shop.example/media/a.jpg',
    'https://shop.example/media/b.jpg',
    'https://shop.example/media/c.jpg',
    'https://shop.example/media/d.jpg',
  ])
})

test('a picture without a web address is left out', () => {
  const media_gallery = [{ url: 'mailto:a@b.example' }, { url: '/media/mug.jpg' }]
  expect(blockOf({ product: { name: 'Mug', media_gallery } })?.image).toEqual(['https://shop.example/media/mug.jpg'])
})

test('the end of an offer on several pieces is not the end of the price', () => {
  const price_rows = [row('white', 16.5), row('white', 12, { regular: 14, to: '2026-12-10T11:00:00Z', from: 5 })]
  expect(offerOf({ product: { name: 'Mug', price_rows } })).toEqual(OFFER)
})

test('an offer is over at its end', () => {
  const price_rows = [row('white', 12, { regular: 16.5, to: '2026-11-30T11:00:00Z' })]
  const at = (now: string) => offerOf({ product: { name: 'Mug', price_rows }, now: Date.parse(now) })
  expect(at('2026-11-30T10:59:59.999Z')).toEqual({ ...OFFER, price: '12.00', priceValidUntil: '2026-11-30' })
  expect(at('2026-11-30T11:00:00.000Z')).toEqual(OFFER)
})

test('a product without a price after its offer is left out', () => {
  const price_rows = [row('white', 12, { regular: 0, to: '2026-11-20T11:00:00Z' })]
  expect(blockOf({ product: { name: 'Mug', price_rows } })).toBeNull()
})

test.each([
  ['16.51', '7.95'],
  ['16.50', '0.00'],
])('with free shipping from N$%s the shipping costs N$%s', (free_shipping_price, value) => {
  const config = { SHIPPING_POLICY: 'By courier', SHIPPING_VALUE: '7.95', free_shipping_price }
  expect(offerOf({ product: { name: 'Mug' }, config })?.shippingDetails).toMatchObject({ shippingRate: { value } })
})
