import { expect, it } from 'vitest'
import { headerHtml } from '../../testing/header'
import { NOW, pageAt } from '../../testing/page'

it('the header links to search, account, cart, phone and, with five stars, the reviews', () => {
  const page = pageAt('/', { config: { store_phone: '09 123 4567' } })
  const header = headerHtml(page, NOW)
  const links = [...header.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => [href, text])
  const hrefs = links.map(([href]) => href)
  expect(header).toMatch(/<form[^>]*action="\/catalogsearch\/result"/)
  expect(hrefs).toEqual(expect.arrayContaining(['/customer/login', '/checkout/cart', 'tel:+6491234567', '/reviews']))
  expect(links.find(([href]) => href === '/reviews')?.[1]).toContain('☆☆☆☆☆')
})

it.each([
  ['4.95', '3214', 'production', '★★★★☆</span>Reviews'],
  ['5', '3', 'production', '★★★★★</span>Reviews'],
  ['4.6', '1001', 'local', '★★★★☆</span>Sample reviews'],
  ['0', '0', 'local', '☆☆☆☆☆</span>Reviews'],
])(
  'an average of %s in %s reviews of a shop in %s is %s in the header',
  (average_rating, total_reviews, mode, shown) => {
    expect(headerHtml(pageAt('/', { config: { average_rating, total_reviews, mode } }), NOW)).toContain(shown)
  },
)
