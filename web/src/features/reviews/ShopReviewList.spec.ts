import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type Review, shopReviewsQuery } from './reviews'
import { ShopReviewList } from './ShopReviewList'

const review = (title: string, isSample: boolean): Review => ({
  ...{ stars: 1, title, text: '', nickname: 'Hemi', date: '', product: null, isVerified: false, isSample, photos: [] },
})
const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars * 10 }))

/** The list at an address; each page of each filter has a review that says which it is. */
function draw(search: string): string {
  const client = new QueryClient()
  for (const stars of [null, 1, 4]) {
    for (const page of [1, 2, 3]) {
      const reviews = [review(`Page ${page} of ${stars ?? 'all'}`, page === 2)]
      client.setQueryData(shopReviewsQuery(stars, page).queryKey, { reviews, pages: 3, counts })
    }
  }
  const list = createElement(MemoryRouter, { initialEntries: [`/reviews${search}`] }, createElement(ShopReviewList))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, list)).replaceAll('<!-- -->', '')
}
const titleOf = (html: string) => /Page \d of (?:all|\d)(?=<\/)/.exec(html)?.[0]

it('the reviews of the shop are those of the stars and of the page in the address', () => {
  expect(['', '?page=2', '?stars=4', '?stars=1&page=3'].map(draw).map(titleOf)).toEqual([
    'Page 1 of all',
    'Page 2 of all',
    'Page 1 of 4',
    'Page 3 of 1',
  ])
  expect(draw('?stars=4')).toMatch(/aria-current="true"[^>]*>4 stars <span[^>]*>40</)
  expect(draw('?page=2')).toMatch(/>Sample</)
  expect(draw('?page=1')).not.toMatch(/>Sample</)
})
