import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Review, withStars } from './reviews'
import { StarBar } from './StarBar'
import { ratingText, starWidth } from './stars'

describe('the star bar', () => {
  it.each([
    [5, 100],
    [4.6, 92],
    [4.55, 91],
    [0, 0],
    [7, 100],
    [-1, 0],
  ])('of %d out of 5 is %d %% wide', (average, width) => {
    expect(starWidth(average)).toBe(width)
    expect(renderToStaticMarkup(createElement(StarBar, { average }))).toContain(`width:${width}%`)
  })

  it('says its figures as text', () => {
    expect(ratingText({ average: 4.6, count: 1001 })).toBe('4.6/5 out of 1001 reviews')
  })
})

describe('reviews', () => {
  const of = (stars: number): Review => ({ stars, title: '', text: '', nickname: '', date: '', product: null })
  const all = [of(5), of(4), of(5), of(1)]

  it('are chosen by their stars, in their order', () => {
    expect(withStars(all, 5)).toEqual([all[0], all[2]])
    expect(withStars(all, 2)).toEqual([])
    expect(withStars(all, null)).toEqual(all)
  })
})
