import { afterEach, expect, it, vi } from 'vitest'
import { entriesOf, pushToDataLayer } from './data-layer'
import { itemOf, orderNumberOf } from './fact'

afterEach(() => vi.unstubAllGlobals())

const MUG = itemOf({ sku: 'photo-mug', name: 'Photo mug' }, { cents: 1995, regularCents: 2495, quantity: 3 })
const MUG_ITEM = {
  item_id: 'photo-mug',
  item_name: 'Photo mug',
  currency: 'NZD',
  price: 19.95,
  discount: 5,
  quantity: 3,
}
const EMPTIED = { ecommerce: null }

it('a product is pushed as viewItems and as view_item, with id, name, currency, price, discount and quantity', () => {
  const ecommerce = { currency: 'NZD', value: 59.85, items: [MUG_ITEM] }
  expect(entriesOf({ kind: 'product', item: MUG })).toEqual([
    EMPTIED,
    { event: 'viewItems', ecommerce },
    EMPTIED,
    { event: 'view_item', ecommerce },
  ])
})

it('a list is pushed as viewItems and as view_item_list', () => {
  const entries = entriesOf({ kind: 'list', items: [MUG, { ...MUG, quantity: 1, discountCents: 0 }] })
  expect(entries.map(({ event }) => event)).toEqual([undefined, 'viewItems', undefined, 'view_item_list'])
  expect(entries[3]).toMatchObject({
    ecommerce: { value: 79.8, items: [MUG_ITEM, { ...MUG_ITEM, discount: 0, quantity: 1 }] },
  })
})

it('cart, checkout, order, search and registration are pushed with the names of GA4', () => {
  expect(entriesOf({ kind: 'added', items: [MUG] })).toEqual([
    EMPTIED,
    { event: 'add_to_cart', ecommerce: { currency: 'NZD', value: 59.85, items: [MUG_ITEM] } },
  ])
  expect(entriesOf({ kind: 'checkout', items: [MUG], cents: 6780 })).toEqual([
    EMPTIED,
    { event: 'begin_checkout', ecommerce: { currency: 'NZD', value: 67.8, items: [MUG_ITEM] } },
  ])
  const order = orderNumberOf('000000123')
  if (!order) throw new Error('no number')
  expect(entriesOf({ kind: 'purchased', order, items: [MUG], cents: 6780, isPaid: true })).toEqual([
    EMPTIED,
    {
      event: 'purchase',
      ecommerce: { currency: 'NZD', transaction_id: '000000123', value: 67.8, items: [MUG_ITEM] },
    },
  ])
  expect(entriesOf({ kind: 'searched', hits: 12 })).toEqual([{ event: 'search', search_results: 12 }])
  expect(entriesOf({ kind: 'registered' })).toEqual([{ event: 'sign_up' }])
})

it('a page is pushed with its event and its page type', () => {
  const remarketing = { type: 'product', sku: MUG.sku, cents: 1995 } as const
  expect(entriesOf({ kind: 'page', page: 'product', event: 'ViewContent', remarketing })).toEqual([
    {
      event: 'ViewContent',
      page_kind: 'product',
      google_tag_params: { ecomm_pagetype: 'product', ecomm_prodid: 'photo-mug', ecomm_totalvalue: 19.95 },
    },
  ])
})

it('a page of the checkout is pushed only as the cart or the order of a remarketing tag', () => {
  const pageOf = (page: 'cart' | 'checkout' | 'ordered', type: 'cart' | 'other' | 'purchase') =>
    entriesOf({ kind: 'page', page, event: null, remarketing: { type, sku: null, cents: null } })
  expect(pageOf('checkout', 'other')).toEqual([])
  expect(pageOf('cart', 'cart')).toEqual([
    { event: 'remarketing', page_kind: 'cart', google_tag_params: { ecomm_pagetype: 'cart' } },
  ])
  expect(pageOf('ordered', 'purchase')).toEqual([
    { event: 'remarketing', page_kind: 'ordered', google_tag_params: { ecomm_pagetype: 'purchase' } },
  ])
})

it('names are escaped', () => {
  const item = itemOf({ sku: 'a', name: `Mum's "best" mug` }, { cents: 0 })
  expect(entriesOf({ kind: 'product', item })[1]).toMatchObject({
    ecommerce: { items: [{ item_name: `Mum\\'s \\"best\\" mug` }] },
  })
})

it('the data layer keeps what others have pushed before', () => {
  const window: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', window)
  pushToDataLayer({ kind: 'registered' })
  window.dataLayer?.push('of a tag')
  pushToDataLayer({ kind: 'searched', hits: 0 })
  expect(window.dataLayer).toEqual([{ event: 'sign_up' }, 'of a tag', { event: 'search', search_results: 0 }])
})
