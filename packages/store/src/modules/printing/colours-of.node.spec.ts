import { expect, test } from 'vitest'
import { coloursOf } from './colours-of'

test.each([
  [3, [], 'RGB'],
  [2, [1, 2], 'CMYK'],
  [5, [2, 4], 'RGB; CMYK on page 2, 4'],
])('of %i pages with inks on %j are said as %j', (pageCount, cmykPages, words) => {
  expect(coloursOf({ trims: Array(pageCount).fill({ x: 0, y: 0, width: 10, height: 10 }), cmykPages })).toBe(words)
})
