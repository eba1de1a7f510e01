import { describe, expect, it } from 'vitest'
import { filterByStars, type Review } from './reviews'
import { ratingText, readChoice, searchOf } from './stars'

it('a rating is said as text', () => {
  expect(ratingText({ average: 4.6, count: 1001 })).toBe('4.6/5 out of 1001 reviews')
})

describe('reviews', () => {
  const review = (stars: number): Review => ({
    stars,
    title: '',
    text: '',
    nickname: '',
    date: '',
    product: null,
    isVerified: false,
    isSample: false,
    photos: [],
  })
  const all = [review(5), review(4), review(5), review(1)]

  it('are filtered by stars, in their order', () => {
    expect(filterByStars(all, 5)).toEqual([all[0], all[2]])
    expect(filterByStars(all, 2)).toEqual([])
    expect(filterByStars(all, null)).toEqual(all)
  })

  it.each([
    ['?stars=4&page=3', { stars: 4, page: 3 }],
    ['?stars=5', { stars: 5, page: 1 }],
    ['?', { stars: null, page: 1 }],
  ])('are selected by the address %s', (search, choice) => {
    expect(readChoice(new URLSearchParams(search))).toEqual(choice)
    expect(searchOf(choice)).toBe(search)
  })

  it('are all shown for an invalid address', () => {
    expect(readChoice(new URLSearchParams('?stars=6&page=-1'))).toEqual({ stars: null, page: 1 })
  })
})
