import { describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../tracking/page-facts'
import { hasPageType, namesDiscount, POPUP_COOKIE, POPUP_DELAY_MS } from './popup'

describe('the popup', () => {
  it('shows after six seconds, and its cookie lasts a day', () => {
    expect(POPUP_DELAY_MS).toBe(6000)
    expect(POPUP_COOKIE).toEqual({ name: 'home_popup', seconds: 86_400 })
  })

  it('has only pages of the catalogue and of the CMS', () => {
    expect(PAGE_KINDS.filter(hasPageType)).toEqual(['home', 'product', 'category', 'content', 'blog'])
  })
})

describe('the button of the discount', () => {
  const sold = (sku: string) => ({ sku }) as Parameters<typeof namesDiscount>[1]['product']
  it.each([
    ['product', '/photo-mugs', 'photo-mug', true],
    ['category', '/wall-art', null, true],
    ['product', '/custom-photo-books', 'photo-book', false],
    ['product', '/a-page-of-its-own', 'photo-book', false],
    ['category', '/photo-books', null, false],
    ['product', '/custom-photo-bookmarks', 'photo-bookmark', true],
    ['home', '/', null, false],
    ['content', '/faq', null, false],
    ['tool', '/create-your-canvas', null, false],
  ] as const)('of a %s page at %s for %s: %s', (kind, path, sku, isShown) => {
    expect(namesDiscount(kind, { path, product: sku === null ? null : sold(sku) })).toBe(isShown)
  })
})
