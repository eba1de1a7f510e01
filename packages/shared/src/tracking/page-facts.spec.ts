import { expect, it } from 'vitest'
import type { Page } from '../page/page'
import { routes } from '../routes'
import { pageKind, remarketingCents, remarketingType, trackingEvent } from './page-facts'

const NO_PARTS = { product: null, listing: null }
const PRODUCT = { product: { sku: 'photo-mug' }, listing: null } as Page
const CATEGORY = { product: null, listing: { tiles: [] } } as unknown as Page

it.each([
  ['/', NO_PARTS, 'home', 'home'],
  [routes.homeAlias(), NO_PARTS, 'home', 'home'],
  ['/photo-mugs', PRODUCT, 'product', 'product'],
  ['/wall-art', CATEGORY, 'category', 'other'],
  ['/about-us', NO_PARTS, 'content', 'other'],
  ['/no-such-page', null, 'other', 'other'],
  [routes.blog(), NO_PARTS, 'blog', 'other'],
  ['/blog/canvas-tips', NO_PARTS, 'blog', 'other'],
  [routes.searchResult(), null, 'search', 'other'],
  [routes.searchGo(), null, 'search', 'other'],
  ['/uploadchoice', null, 'tool', 'other'],
  ['/photomug-tool', null, 'tool', 'other'],
  ['/checkout/cart', null, 'cart', 'cart'],
  [routes.checkout(), null, 'checkout', 'other'],
  [routes.receiptApproved(), null, 'checkout', 'other'],
  [routes.receiptCancel(), null, 'checkout', 'other'],
  [routes.checkoutSuccess(), null, 'ordered', 'purchase'],
  ['/customer/login', null, 'login', 'other'],
  [`${routes.login()}/anything`, null, 'login', 'other'],
  [routes.register(), null, 'register', 'other'],
  ['/customer/account/my-orders', null, 'account', 'other'],
  ['/gift-certificate', null, 'other', 'other'],
] as const)('%s is counted as %s', (path, page, kind, type) => {
  expect([pageKind(path, page as Page | null), remarketingType(kind)]).toEqual([kind, type])
})

it('a page of the checkout sends no event, and an empty cart sends ViewContent', () => {
  expect(trackingEvent('checkout', false)).toBeNull()
  expect(trackingEvent('checkout', true)).toBeNull()
  expect(trackingEvent('ordered', false)).toBeNull()
  expect(trackingEvent('cart', false)).toBeNull()
  expect(trackingEvent('cart', true)).toBe('ViewContent')
})

it.each([
  ['search', 'Search'],
  ['login', 'CompleteRegistration'],
  ['register', 'CompleteRegistration'],
  ['home', 'ViewContent'],
  ['product', 'ViewContent'],
  ['category', 'ViewContent'],
  ['content', 'ViewContent'],
  ['blog', 'ViewContent'],
  ['tool', 'ViewContent'],
  ['account', 'ViewContent'],
  ['other', 'ViewContent'],
] as const)('a page of kind %s sends the event %s', (kind, event) => {
  expect(trackingEvent(kind, false)).toBe(event)
})

it('remarketing has the price of a promotion instead of the page’s own', () => {
  expect(remarketingCents('/gift-certificate', null)).toBe(1000)
  expect(remarketingCents('/gift-certificate', 5000)).toBe(1000)
  expect(remarketingCents('/free-canvas', 2495)).toBe(999)
  expect(remarketingCents('/canvas-prints', 2495)).toBe(2495)
  expect(remarketingCents('/about-us', null)).toBeNull()
})
