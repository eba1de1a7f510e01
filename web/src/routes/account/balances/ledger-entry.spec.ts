import { expect, it } from 'vitest'
import { dateOf, pointsText, signed } from './ledger-entry'

it.each([
  [100, '+100'],
  [-20, '−20'],
  [0, '+0'],
])('a change of %d is %s', (amount, text) => {
  expect(signed(amount, String)).toBe(text)
})

it.each([
  [1, '1 point'],
  [0, '0 points'],
  [1250, '1,250 points'],
])('%d is %s', (points, text) => {
  expect(pointsText(points)).toBe(text)
})

it('a time of the backend is a date, and an unreadable one is nothing', () => {
  expect(dateOf('2026-11-02 09:00:00')).toBe('02/11/2026')
  expect(dateOf('soon')).toBe('')
  expect(dateOf(null)).toBe('')
})
