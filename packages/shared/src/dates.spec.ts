import { expect, test } from 'vitest'
import { formatDate, formatLongDate, isoDate } from './dates'

test('a date is dd/mm/yyyy in New Zealand time, in winter and in summer', () => {
  expect(formatDate(new Date('2026-07-01T12:30:00Z'))).toBe('02/07/2026')
  expect(formatDate(new Date('2026-01-01T11:30:00Z'))).toBe('02/01/2026')
  expect(formatDate(new Date('2026-01-01T10:59:00Z'))).toBe('01/01/2026')
})

test('a long date is dd, MM yyyy', () => {
  expect(formatLongDate(new Date('2026-03-04T20:00:00Z'))).toBe('05, March 2026')
})

test('an ISO date is the day in New Zealand', () => {
  expect(isoDate(Date.parse('2026-11-30T10:59:59Z'))).toBe('2026-11-30')
  expect(isoDate(Date.parse('2026-11-30T11:00:00Z'))).toBe('2026-12-01')
})
