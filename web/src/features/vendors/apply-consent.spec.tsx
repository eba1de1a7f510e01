import { writeConsent } from '@kea/shared/measuring/consent'
import type { PageKind } from '@kea/shared/tracking/page-facts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Fact, itemOf, orderNumberOf } from '~/features/events/fact'
import { documentCookies } from '~/lib/testing/cookie-jar'

const VENDORS = ['gtm', 'ga4', 'meta', 'bing', 'klaviyo'] as const
const GLOBALS = ['dataLayer', 'analyticsLayer', 'fbq', '_fbq', 'uetq', 'klaviyo', '_klOnsite']
const ORDER = orderNumberOf('000000123')
if (!ORDER) throw new Error('no number')

let jar: ReturnType<typeof documentCookies>
/** Of one document: its modules keep what was reported and who is told. */
let report: (fact: Fact) => void
let apply: (reload?: () => void) => void

beforeEach(async () => {
  vi.resetModules()
  jar = documentCookies()
  document.head.innerHTML = '<meta name="outside-services" content="gtm:GTM-1 ga4:G-7 meta:123 bing:456 klaviyo:Ab1">'
  report = (await import('~/features/events/report')).report
  apply = (await import('./apply-consent')).applyConsent
  history.replaceState(null, '', '/photo-mugs?token=secret')
})
afterEach(() => {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name)
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

const now = () => Math.floor(Date.now() / 1000)
const allow = (...vendors: readonly (typeof VENDORS)[number][]) =>
  jar.pairs.set('consent', writeConsent({ vendors, at: now() }))
const page = (kind: PageKind): Fact => ({
  kind: 'page',
  page: kind,
  event: 'ViewContent',
  remarketing: { type: 'other', sku: null, cents: null },
})
const MUG = itemOf({ sku: 'photo-mug', name: 'Photo mug' }, { cents: 1995 })
const bought = (isPaid: boolean): Fact => ({ kind: 'purchased', order: ORDER, items: [MUG], cents: 2790, isPaid })

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
/** What a list has, with the commands of Google's scripts as lists. */
const listOf = (name: string): unknown[] => {
  const list: unknown[] = Reflect.get(window, name) ?? []
  return list.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as [])] : entry,
  )
}
const pixel = (): unknown[][] => Reflect.get(window, 'fbq')?.queue ?? []

const ALL = (answer: string) => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
})

describe('before a choice, and after a no', () => {
  it.each([null, '1.no.'])('no script is asked for and nothing waits for one (%j)', (choice) => {
    if (choice) jar.pairs.set('consent', `${choice}${now()}`)
    apply()
    report(page('home'))
    report(bought(true))
    expect(scripts()).toEqual([])
    expect(GLOBALS.filter((name) => Reflect.has(window, name))).toEqual([])
  })
})

describe('after a yes', () => {
  it('each script is asked for with its id, and only those that the yes was for', () => {
    report(page('home'))
    allow('meta', 'bing')
    apply()
    expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js', 'https://bat.bing.com/bat.js'])
    allow(...VENDORS)
    apply()
    expect(scripts().toSorted()).toEqual([
      'https://bat.bing.com/bat.js',
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=Ab1',
      'https://www.googletagmanager.com/gtag/js?id=G-7&l=analyticsLayer',
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    ])
  })

  it('a vendor is told of the open page and what follows, not of the pages before', () => {
    report(page('home'))
    report({ kind: 'added', items: [MUG] })
    report(page('product'))
    report({ kind: 'product', item: MUG })
    allow('meta')
    apply()
    report(page('cart'))
    expect(
      pixel()
        .slice(2)
        .map(([, , event]) => event),
    ).toEqual(['PageView', 'ViewContent', 'PageView'])
  })

  it('what came before the first page of a document belongs to it', () => {
    allow('meta')
    report(bought(true))
    report(page('ordered'))
    apply()
    expect(
      pixel()
        .slice(2)
        .map(([, , event]) => event),
    ).toEqual(['PageView', 'Purchase'])
  })

  it.each(['account', 'other'] as const)(
    'no script runs on a page of kind %s, whose address may have a secret',
    (kind) => {
      allow(...VENDORS)
      apply()
      report(page(kind))
      expect(scripts()).toEqual([])
      report({ kind: 'added', items: [MUG] })
      expect(scripts()).toEqual([])
      report(page('cart'))
      expect(scripts()).toHaveLength(5)
      expect(
        pixel()
          .slice(2)
          .map(([, , event]) => event),
      ).toEqual(['PageView', 'AddToCart'])
    },
  )

  it('a search, whose address has its words, is told to those alone that do not read the address', () => {
    allow(...VENDORS)
    apply()
    report(page('search'))
    report({ kind: 'searched', hits: 3 })
    expect(scripts()).toHaveLength(2)
    expect(listOf('analyticsLayer').at(-1)).toEqual([
      'event',
      'search',
      { search_results: 3, page_location: 'https://shop.example/photo-mugs', send_to: 'G-7' },
    ])
  })

  it('a change of mind in another tab is heard at the next fact', () => {
    allow('meta')
    apply()
    report(page('home'))
    const before = pixel().length
    jar.pairs.delete('consent')
    report(page('product'))
    expect(pixel()).toHaveLength(before)
  })
})

describe('the tag manager', () => {
  it('reads first that all was denied, then that all is granted, then itself, then the page', async () => {
    const { fillDataLayer } = await import('~/features/events/data-layer')
    fillDataLayer()
    report(page('home'))
    report(page('category'))
    allow('gtm')
    apply()
    report({ kind: 'searched', hits: 1 })
    expect(listOf('dataLayer')).toEqual([
      ['consent', 'default', ALL('denied')],
      ['consent', 'update', ALL('granted')],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'ViewContent', page_kind: 'category', google_tag_params: { ecomm_pagetype: 'other' } },
      { event: 'search', search_results: 1 },
    ])
  })
})

describe('analytics', () => {
  it('has Consent Mode, a page without its query, and the paid order with its number', () => {
    allow('ga4')
    report(page('ordered'))
    apply()
    report(bought(true))
    const place = { page_location: 'https://shop.example/photo-mugs' }
    expect(listOf('analyticsLayer')).toEqual([
      ['consent', 'default', ALL('denied')],
      ['consent', 'update', ALL('granted')],
      ['js', expect.any(Date)],
      ['config', 'G-7', { send_page_view: false, ...place }],
      ['event', 'page_view', { ...place, send_to: 'G-7' }],
      [
        'event',
        'purchase',
        {
          currency: 'NZD',
          transaction_id: '000000123',
          value: 27.9,
          items: [
            { item_id: 'photo-mug', item_name: 'Photo mug', currency: 'NZD', price: 19.95, discount: 0, quantity: 1 },
          ],
          ...place,
          send_to: 'G-7',
        },
      ],
    ])
  })
})

describe('the pixel', () => {
  it('collects nothing by itself, and names an order by the id that the server sends too', () => {
    allow('meta')
    report(page('ordered'))
    apply()
    report(bought(true))
    const about = { content_type: 'product', contents: [{ id: 'photo-mug', quantity: 1 }], content_ids: ['photo-mug'] }
    expect(pixel()).toEqual([
      ['set', 'autoConfig', false, '123'],
      ['init', '123'],
      ['trackSingle', '123', 'PageView', {}],
      ['trackSingle', '123', 'Purchase', { ...about, currency: 'NZD', value: 27.9 }, { eventID: '000000123' }],
    ])
  })
})

it('an order that waits for its payment is reported by the server alone', () => {
  allow('ga4', 'meta', 'bing')
  report(page('ordered'))
  apply()
  const before = [listOf('analyticsLayer').length, pixel().length, listOf('uetq').length]
  report(bought(false))
  expect([listOf('analyticsLayer').length, pixel().length, listOf('uetq').length]).toEqual(before)
})

it('the tag of Bing waits as a list, with its consent first', () => {
  allow('bing')
  report(page('product'))
  apply()
  expect(listOf('uetq')).toEqual([
    ...['consent', 'default', { ad_storage: 'denied' }],
    ...['consent', 'update', { ad_storage: 'granted' }],
    ...['event', 'page_view', { page_path: '/photo-mugs' }],
  ])
})

it('Klaviyo hears of products, and never of an order', () => {
  allow('klaviyo')
  report(page('product'))
  report({ kind: 'product', item: MUG })
  apply()
  report(bought(true))
  expect(listOf('_klOnsite')).toEqual([
    ['track', 'Viewed Product', { ProductID: 'photo-mug', ProductName: 'Photo mug', Price: 19.95, Quantity: 1 }],
  ])
})

it('a withdrawal tells the scripts, deletes the cookies of vendors and loads the document anew', () => {
  allow(...VENDORS)
  report(page('home'))
  apply()
  for (const name of ['_ga', '_ga_7', '_gcl_au', '_fbp', '_fbc', '_uetsid', '_uetvid', '__kla_id', 'cart_id', '_gaudy'])
    jar.pairs.set(name, 'x')
  localStorage.setItem('_uetsid_exp', 'x')
  localStorage.setItem('draft', 'x')
  jar.pairs.set('consent', `1.no.${now()}`)
  const reload = vi.fn()
  apply(reload)
  expect([...jar.pairs.keys()].toSorted()).toEqual(['_gaudy', 'cart_id', 'consent'])
  expect(Object.keys(localStorage)).toEqual(['draft'])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(listOf('dataLayer').at(-1)).toEqual(['consent', 'update', ALL('denied')])
  expect(listOf('analyticsLayer').at(-1)).toEqual(['consent', 'update', ALL('denied')])
  expect(pixel().at(-1)).toEqual(['consent', 'revoke'])
  expect(listOf('uetq').slice(-3)).toEqual(['consent', 'update', { ad_storage: 'denied' }])
  const told = pixel().length
  report(page('cart'))
  expect(pixel()).toHaveLength(told)
})

it('cookies are deleted for every domain that a vendor may have set them for', () => {
  jar.pairs.set('_fbp', 'x')
  apply()
  expect(jar.writes.filter((text) => text.startsWith('_fbp=')).map((text) => /domain=([^;]+)/.exec(text)?.[1])).toEqual(
    [undefined, '.shop.example'],
  )
})
