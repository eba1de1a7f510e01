import { expect, it } from 'vitest'
import { keyAfter, lastMonth, monthIn } from './month-key'

it.each([
  ['2027-07', 0, '2027-07'],
  ['2027-07', 6, '2028-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-12', 24, '2029-12'],
])('%s and %s months more is %s', (key, months, after) => {
  expect(keyAfter(key, months)).toBe(after)
})

it('a calendar from July has its months in two years', () => {
  expect(lastMonth({ firstMonth: '2027-07' })).toBe('2028-06')
  expect([7, 12, 1, 6].map((month) => monthIn({ firstMonth: '2027-07' }, month).year)).toEqual([2027, 2027, 2028, 2028])
  expect(monthIn({ firstMonth: '2027-01' }, 12)).toEqual({ month: 12, year: 2027 })
})
