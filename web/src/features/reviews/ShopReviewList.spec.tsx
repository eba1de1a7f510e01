import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Shop } from '~/api/testing/Shop'
import { textsOf } from '~/ui/testing/drawn'
import { type Review, shopReviewsQuery } from './reviews'
import { ShopReviewList } from './ShopReviewList'

const review = (title: string, isSample: boolean): Review => ({
  ...{ stars: 1, title, text: '', nickname: 'Hemi', date: '', product: null, isVerified: false, isSample, photos: [] },
})
const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars * 10 }))

/** The list at an address; each page of each filter has a review that says which it is. */
function draw(search: string): HTMLElement {
  const client = new QueryClient()
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  for (const stars of [null, 1, 4]) {
    for (const page of [1, 2, 3]) {
      const reviews = [review(`Page ${page} of ${stars ?? 'all'}`, page === 2)]
      client.setQueryData(shopReviewsQuery(stars, page).queryKey, { reviews, pages: 3, counts })
    }
  }
  return render(
    <Shop at={`/reviews${search}`} client={client}>
      <ShopReviewList />
    </Shop>,
  ).container
}
const titleOf = (list: HTMLElement) =>
  [...list.querySelectorAll('*')]
    .map(({ textContent }) => textContent)
    .find((text) => /^Page \d of (all|\d)$/.test(text))
const isSampleMarked = (list: HTMLElement) =>
  textsOf(list, 'p').includes('These reviews are samples, not from customers.')

it('the reviews of the shop are those of the stars and of the page in the address', () => {
  expect(['', '?page=2', '?stars=4', '?stars=1&page=3'].map(draw).map(titleOf)).toEqual([
    'Page 1 of all',
    'Page 2 of all',
    'Page 1 of 4',
    'Page 3 of 1',
  ])
  expect(textsOf(draw('?stars=4'), '[aria-current="true"]')).toEqual(['4 stars 40'])
  expect(isSampleMarked(draw('?page=2'))).toBe(true)
  expect(isSampleMarked(draw('?page=1'))).toBe(false)
})
