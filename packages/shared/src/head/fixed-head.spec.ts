import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { routeOf } from '../routes'
import { NOW, pageAt, SITE } from '../testing/page'
import { headFor } from './head-for'

const headAt = (page: ReturnType<typeof pageAt> | null) =>
  headFor({ route: routeOf('/checkout/cart'), path: '/checkout/cart', page, site: SITE, now: NOW, readHtml: parseHtml })

const HREF = 'https://shop.example/checkout/cart'

test('the cart has its whole head without data, and the same with empty data', () => {
  const head = {
    title: 'Shopping Cart',
    robots: 'NOINDEX,NOFOLLOW',
    meta: [
      { kind: 'property', key: 'og:type', content: 'website' },
      { kind: 'property', key: 'og:site_name', content: 'Brand' },
      { kind: 'property', key: 'og:locale', content: 'en_NZ' },
      { kind: 'property', key: 'og:title', content: 'Shopping Cart' },
      { kind: 'property', key: 'og:url', content: HREF },
      { kind: 'name', key: 'twitter:card', content: 'summary' },
      { kind: 'name', key: 'twitter:title', content: 'Shopping Cart' },
    ],
    links: [
      { rel: 'canonical', href: HREF },
      { rel: 'alternate', href: HREF, hreflang: 'en-nz' },
      { rel: 'alternate', href: HREF, hreflang: 'en' },
      { rel: 'alternate', href: HREF, hreflang: 'x-default' },
    ],
    jsonLd: [],
  }
  expect(headAt(null)).toEqual(head)
  expect(headAt(pageAt('/checkout/cart'))).toEqual(head)
})

test('the cart whose data are unavailable has its title only', () => {
  expect(headAt(pageAt('/checkout/cart', { status: 503 }))).toEqual({
    title: 'Shopping Cart',
    robots: 'NOINDEX,NOFOLLOW',
    meta: [],
    links: [],
    jsonLd: [],
  })
})
