import { describe, expect, test } from 'vitest'
import { ownRating, shopperReviews, shownRating } from './rating'
import { toSettings } from './settings'
import { toProduct } from './to-product'

const product = (rating_summary: number, review_count: number) => toProduct({ rating_summary, review_count })
const site = toSettings({ average_rating: '4.86', total_reviews: '3214' })

test('the rating of the whole shop has its average, its count and its page', () => {
  expect(shopperReviews(site)).toEqual({ average: 4.9, reviewCount: 3214, reviewLink: '/reviews' })
  expect(shopperReviews(toSettings({}))).toBeNull()
})

describe('the figures to show', () => {
  test('are the product’s own from more than 500 reviews, out of 5 with one decimal', () => {
    expect(shownRating(product(93.4, 501), site)).toEqual({ average: 4.7, count: 501 })
    expect(shownRating(product(93.4, 500), site)?.count).toBe(3214)
  })

  test('are those of the whole shop with fewer reviews, and never in structured data', () => {
    expect(shownRating(product(93.4, 500), site)).toEqual({ average: 4.9, count: 3214 })
    expect(ownRating(product(93.4, 500))).toBeNull()
  })

  test('are labelled as samples outside of production', () => {
    expect(toSettings({ mode: 'preview' }).countsSamples).toBe(true)
    expect(toSettings({ mode: 'production' }).countsSamples).toBe(false)
    expect(toSettings({}).countsSamples).toBe(false)
  })

  test('are null without reviews', () => {
    expect(shownRating(product(0, 0), toSettings({}))).toBeNull()
    expect(shopperReviews(toSettings({ average_rating: '4.5', total_reviews: '0' }))).toBeNull()
  })

  test('are 5 at most', () => {
    expect(shopperReviews(toSettings({ average_rating: '5', total_reviews: '3' }))?.average).toBe(5)
    expect(shopperReviews(toSettings({ average_rating: '5.1', total_reviews: '3' }))).toBeNull()
  })
})
