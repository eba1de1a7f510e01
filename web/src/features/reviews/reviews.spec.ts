import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReviewItems } from './ReviewItems'
import { filterByStars, type Review } from './reviews'
import { StarBar } from './StarBar'
import { ratingText, readChoice, searchOf, starWidth } from './stars'

describe('the star bar', () => {
  it.each([
    [5, 100],
    [4.6, 92],
    [4.55, 91],
    [0, 0],
    [7, 100],
    [-1, 0],
  ])('of %d out of 5 is filled to %d percent', (average, width) => {
    expect(starWidth(average)).toBe(width)
    const html = renderToStaticMarkup(createElement(StarBar, { average }))
    expect(html).toContain(`width:${width}%`)
    expect(html.match(/>[^<]+</g)).toEqual(['>★★★★★<', '>★★★★★<'])
  })

  it('has its rating as text', () => {
    expect(ratingText({ average: 4.6, count: 1001 })).toBe('4.6/5 out of 1001 reviews')
  })
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

  it('have a label if verified or a sample', () => {
    const html = (fields: Partial<Review>) =>
      renderToStaticMarkup(createElement(ReviewItems, { reviews: [{ ...review(5), ...fields }], stars: null }))
    expect(html({})).not.toMatch(/Verified|Sample/)
    expect(html({ isVerified: true })).toContain('Verified')
    expect(html({ isSample: true })).toContain('Sample')
    expect(html({ photos: ['/media/uploads/a?end=1'] })).toContain('src="/media/uploads/a?end=1"')
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
