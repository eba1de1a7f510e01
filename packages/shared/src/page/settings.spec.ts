import { expect, test } from 'vitest'
import { toSettings } from './settings'

test('settings have every value of the backend', () => {
  expect(
    toSettings({
      store_name: 'Brand',
      store_legal_name: 'Brand Ltd',
      store_email: 'shop@brand.example',
      store_phone: '09 555 0142',
      store_street: '1 Queen Street',
      store_city: 'Auckland',
      store_postcode: '1010',
      free_shipping_price: '99',
      bank_transfer_days: '5',
      gst_number: '123-456-789',
      social_links: 'https://a.example, https://b.example',
      RETURN_POLICY_DAYS: '30',
      RETURN_POLICY: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      SHIPPING_POLICY: ' Sent within a day ',
      SHIPPING_VALUE: '7.95',
      average_rating: '4.86',
      total_reviews: '3214',
      default_description: 'Photos on canvas',
      default_keywords: 'canvas',
      social_image: '/social.png',
      badges: 'Made here,Free returns',
      rating_line: 'Rated well',
      recommend_percent: '98',
      free_shipping_text: 'Free from {amount}',
      newsletter_offer: '10 % off',
      newsletter_offer_terms: 'Not on mugs',
      newsletter_offer_sitewide: '5 % off',
      newsletter_offer_pages: '/canvas-prints,/photo-mugs',
      birthday_gift: 'N$10.00 on your birthday',
      photo_start_products: 'photo-mug:mug-shelf, photo-print:prints-wall',
      standard_ship_days: '3–5',
      free_ship_methods: 'standard, rural',
      standard_ship_price: 'N$7.95',
      express_ship_days: '1–2',
      express_ship_price: 'N$14.95',
      rural_ship_days: '4–7',
      rural_ship_price: 'N$12.95',
      chathams_ship_days: '7–12',
      chathams_ship_price: 'N$24.95',
      mode: 'preview',
      site_url: 'https://brand.example',
      media_hosts: 'media.example',
      foreign_backend: '1',
    }),
  ).toEqual({
    brand: 'Brand',
    takesGuests: true,
    hasGst: true,
    legalName: 'Brand Ltd',
    email: 'shop@brand.example',
    phone: '09 555 0142',
    street: '1 Queen Street',
    city: 'Auckland',
    postcode: '1010',
    freeShippingCents: 9900,
    bankTransferDays: 5,
    socialLinks: ['https://a.example', 'https://b.example'],
    returnPolicyDays: 30,
    returnPolicy: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    shippingPolicy: 'Sent within a day',
    shippingCents: 795,
    rating: { average: 4.86, count: 3214 },
    badges: ['Made here', 'Free returns'],
    ratingLine: 'Rated well',
    recommendPercent: '98',
    freeShippingText: 'Free from N$99.00',
    delivery: {
      standard: { days: '3–5', price: 'N$7.95', isFreeAbove: true },
      express: { days: '1–2', price: 'N$14.95', isFreeAbove: false },
      rural: { days: '4–7', price: 'N$12.95', isFreeAbove: true },
      chathams: { days: '7–12', price: 'N$24.95', isFreeAbove: false },
    },
    newsletter: {
      offers: [
        { name: 'newsletter_offer', text: '10 % off', terms: 'Not on mugs' },
        { name: 'newsletter_offer_sitewide', text: '5 % off', terms: '' },
      ],
      pages: ['/canvas-prints', '/photo-mugs'],
      birthdayGift: 'N$10.00 on your birthday',
    },
    photoProducts: ['photo-mug:mug-shelf', 'photo-print:prints-wall'],
    search: { isHosted: false, index: 'nz_products', keywords: [], account: null },
    countsSamples: true,
    siteUrl: 'https://brand.example',
    mediaHosts: ['media.example'],
    hasForeignBackend: true,
    description: 'Photos on canvas',
    keywords: 'canvas',
    socialImage: '/social.png',
  })
})

test('an amount that is no number, or below zero, is not set', () => {
  expect(toSettings({ free_shipping_price: 'soon' }).freeShippingCents).toBeNull()
  expect(toSettings({ free_shipping_price: '-1' }).freeShippingCents).toBeNull()
  expect(toSettings({ free_shipping_price: '0' }).freeShippingCents).toBe(0)
})

test('the legal name is the name of the shop where none is set', () => {
  expect(toSettings({ store_name: 'Brand' }).legalName).toBe('Brand')
})

test('the promise of free shipping has the configured amount', () => {
  const free_shipping_text = 'Free standard shipping on all orders from {amount}'
  const promise = (free_shipping_price: string) =>
    toSettings({ free_shipping_text, free_shipping_price }).freeShippingText
  expect(promise('120')).toBe('Free standard shipping on all orders from N$120.00')
  expect(promise('79.5')).toBe('Free standard shipping on all orders from N$79.50')
  expect(promise('')).toBe('')
})
