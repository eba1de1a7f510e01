import { expect, it } from 'vitest'
import { dayWords } from './day-words'

it('a day reads as people write it', () => {
  expect(dayWords(Date.parse('2026-12-09T00:00:00Z'))).toBe('Wed 9 December')
  expect(dayWords(Date.parse('2027-01-31T00:00:00Z'))).toBe('Sun 31 January')
})
