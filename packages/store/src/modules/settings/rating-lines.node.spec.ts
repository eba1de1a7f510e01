import { expect, it } from 'vitest'
import { ratingLineOf, recommendPercentOf } from './rating-lines'

const LINE = '3000+ 5-Star Ratings'

it.each([
  [3000, LINE],
  [2999, '2000+ 5-Star Ratings'],
  [713, '700+ 5-Star Ratings'],
  [50, '50+ 5-Star Ratings'],
  [49, ''],
  [0, ''],
])('%i reviews with five stars are called so', (count, shown) => {
  expect(ratingLineOf(LINE, [9, 17, 52, 210, count])).toBe(shown)
})

it('a line without a number stays, and one with a comma is read', () => {
  expect(ratingLineOf('Rated by our customers', [0, 0, 0, 0, 0])).toBe('Rated by our customers')
  expect(ratingLineOf('3,000+ ratings', [0, 0, 0, 0, 3000])).toBe('3,000+ ratings')
  expect(ratingLineOf('3,000+ ratings', [0, 0, 0, 0, 812])).toBe('800+ ratings')
})

it.each([
  [[0, 0, 6, 40, 54], '94'],
  [[0, 0, 7, 40, 53], '93'],
  [[9, 17, 52, 210, 713], '92'],
  [[0, 0, 0, 0, 19], ''],
  [[0, 0, 0, 0, 20], '94'],
])('of %j the shop says that %s percent would recommend it', (byStars, shown) => {
  expect(recommendPercentOf('94', byStars)).toBe(shown)
  expect(recommendPercentOf('', byStars)).toBe('')
})
