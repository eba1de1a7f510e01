import { describe, expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import type { HeaderOfferData } from '../page/page-data'
import { NOW, PICTURE, pageAt, SITE } from '../testing/page'
import { businessBlocks } from './business-blocks'

type Parts = NonNullable<Parameters<typeof pageAt>[1]>

const blocksOf = (parts: Parts = {}, path = '/', { now = NOW, site = SITE } = {}) =>
  businessBlocks({ page: pageAt(path, parts), site, canonical: 'https://shop.example/', now, readHtml: parseHtml })

const SETTINGS = {
  store_legal_name: 'Brand Prints Limited',
  store_email: 'hello@shop.example',
  store_phone: '09 555 0142',
  store_street: '18 Rata Lane',
  store_city: 'Auckland',
  store_postcode: '1010',
  social_links: 'https://social.example/brand, https://video.example/brand',
  social_image: PICTURE,
}
const CARD = 'https://shop.example/pictures/canvas-room.1600x1200.d8d2c6.1a2b3c4d/og.jpg'

const WEBSITE = {
  '@type': 'WebSite',
  '@id': 'https://shop.example/#website',
  name: 'Brand',
  url: 'https://shop.example/',
  inLanguage: 'en-nz',
  publisher: { '@id': 'https://shop.example/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: 'https://shop.example/catalogsearch/result?q={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  },
}

describe('the blocks of the home page', () => {
  test('with every setting have all fields', () => {
    expect(blocksOf({ config: SETTINGS })).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://shop.example/#organization',
        name: 'Brand',
        legalName: 'Brand Prints Limited',
        url: 'https://shop.example/',
        logo: 'https://shop.example/kea-180.png',
        email: 'hello@shop.example',
        telephone: '09 555 0142',
        sameAs: ['https://social.example/brand', 'https://video.example/brand'],
      },
      {
        '@type': 'LocalBusiness',
        '@id': 'https://shop.example/#business',
        name: 'Brand',
        url: 'https://shop.example/',
        image: CARD,
        telephone: '09 555 0142',
        email: 'hello@shop.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '18 Rata Lane',
          addressLocality: 'Auckland',
          postalCode: '1010',
          addressCountry: 'NZ',
        },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [
            'https://schema.org/Monday',
            'https://schema.org/Tuesday',
            'https://schema.org/Wednesday',
            'https://schema.org/Thursday',
            'https://schema.org/Friday',
            'https://schema.org/Saturday',
            'https://schema.org/Sunday',
          ],
          opens: '00:00',
          closes: '23:59',
        },
        parentOrganization: { '@id': 'https://shop.example/#organization' },
      },
      WEBSITE,
      null,
    ])
  })

  test('with an address and a name only have no other fields', () => {
    const config = { store_legal_name: '', store_street: '7 Kauri Road', store_city: 'Nelson', store_postcode: '7010' }
    const [organisation, business] = blocksOf({ config })
    expect(organisation).toStrictEqual({
      '@type': 'Organization',
      '@id': 'https://shop.example/#organization',
      name: 'Brand',
      url: 'https://shop.example/',
      logo: 'https://shop.example/kea-180.png',
    })
    expect(Object.keys(business ?? {})).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'address',
      'openingHoursSpecification',
      'parentOrganization',
    ])
    expect(business?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '7 Kauri Road',
      addressLocality: 'Nelson',
      postalCode: '7010',
      addressCountry: 'NZ',
    })
  })

  test('are on /home too', () => {
    expect(blocksOf({}, '/home')[2]).toEqual(WEBSITE)
  })

  test('are left out on other pages, and for a shop without a name', () => {
    expect(blocksOf({ config: SETTINGS }, '/faq')).toEqual([])
    expect(blocksOf({ config: SETTINGS }, '/', { site: { ...SITE, brand: '' } })).toEqual([])
  })
})

describe('the event of the offer', () => {
  const OFFER: HeaderOfferData = {
    sale_title: 'Mug <b>week</b>',
    offer_text: '<p>20 % off all mugs</p>',
    offer_start_date: '2026-11-16T11:00:00Z',
    offer_end_date: '2026-11-30T11:00:00Z',
  }
  const eventOf = (offer: HeaderOfferData, parts: Parts = {}, now = NOW) =>
    blocksOf({ offer: { ...OFFER, ...offer }, ...parts }, '/', { now })[3]

  const EVENT = {
    '@type': 'SaleEvent',
    name: 'Mug week',
    description: '20 % off all mugs',
    startDate: '2026-11-16T11:00:00.000Z',
    endDate: '2026-11-30T11:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://shop.example/' },
    organizer: { '@type': 'Organization', name: 'Brand', url: 'https://shop.example/' },
  }

  test('has name, text, dates, place and organiser', () => {
    expect(eventOf({})).toStrictEqual(EVENT)
  })

  test('has the picture of the page', () => {
    expect(eventOf({}, { config: { social_image: PICTURE } })).toStrictEqual({ ...EVENT, image: CARD })
  })

  test.each([
    ['without a text', null],
    ['with an unknown placeholder in its text', 'Use {offer_code} today'],
  ])('%s has the description of the page, else its own name', (_, offer_text) => {
    const cms = { meta_description: 'Prints of your photos.' }
    expect(eventOf({ offer_text }, { cms })?.description).toBe('Prints of your photos.')
    expect(eventOf({ offer_text })?.description).toBe('Mug week')
  })

  test.each([
    ['begins at its start', '2026-11-16T11:00:00Z', true],
    ['is not there 1 ms earlier', '2026-11-16T10:59:59.999Z', false],
    ['is there 1 ms before its end', '2026-11-30T10:59:59.999Z', true],
    ['is gone at its end', '2026-11-30T11:00:00Z', false],
  ])('%s', (_, now, isThere) => {
    expect(eventOf({}, {}, Date.parse(now))).toEqual(isThere ? EVENT : null)
  })

  test.each([
    ['title', { sale_title: null }],
    ['start', { offer_start_date: null }],
    ['end', { offer_end_date: null }],
  ])('is left out without a %s', (_, offer) => {
    expect(eventOf(offer)).toBeNull()
  })
})
