import { expect, it } from 'vitest'
import { dayWords, dayWordsAt } from './day-words'

it('a day reads as people write it', () => {
  expect(dayWords(Date.parse('2026-12-09T00:00:00Z'))).toBe('Wed 9 December')
  expect(dayWords(Date.parse('2027-01-31T00:00:00Z'))).toBe('Sun 31 January')
  // Midnight in New Zealand is 11 in UTC.
  expect(dayWordsAt(Date.parse('2026-12-09T10:59:59Z'))).toBe('Wed 9 December')
  expect(dayWordsAt(Date.parse('2026-12-09T11:00:00Z'))).toBe('Thu 10 December')
})
