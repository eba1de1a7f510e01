import { expect, it } from 'vitest'
import { dateWords, dateWordsAt, dayWords, dayWordsAt } from './day-words'

it('a day reads as people write it', () => {
  expect(dayWords(Date.parse('2026-12-09T00:00:00Z'))).toBe('Wed 9 December')
  expect(dayWords(Date.parse('2027-01-31T00:00:00Z'))).toBe('Sun 31 January')
  // Midnight in New Zealand is 11 in UTC.
  expect(dayWordsAt(Date.parse('2026-12-09T10:59:59Z'))).toBe('Wed 9 December')
  expect(dayWordsAt(Date.parse('2026-12-09T11:00:00Z'))).toBe('Thu 10 December')
})

it('a day of another year has its year', () => {
  expect(dateWords(Date.parse('2025-03-05T00:00:00Z'))).toBe('5 March 2025')
  expect(dateWordsAt(Date.parse('2026-12-31T10:59:59Z'))).toBe('31 December 2026')
  expect(dateWordsAt(Date.parse('2026-12-31T11:00:00Z'))).toBe('1 January 2027')
})
