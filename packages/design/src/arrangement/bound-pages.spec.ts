import { expect, it } from 'vitest'
import { bookDefinition } from '../testing/definitions'
import { cardsDefinition } from '../testing/games'
import { boundPages } from './bound-pages'

it('a book has its spreads twice and its single pages once; a cover and a deck have no bound pages', () => {
  expect(boundPages(bookDefinition, ['soft'])).toBe(8)
  expect(boundPages(bookDefinition, ['hard', 'pages-40'])).toBe(40)
  expect(boundPages(cardsDefinition, [])).toBe(0)
})
