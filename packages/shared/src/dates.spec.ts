import { expect, test } from 'vitest'
import { formatDate, formatLongDate, instantOf, isoDate } from './dates'

test('a date is dd/mm/yyyy in New Zealand, winter and summer', () => {
  expect(formatDate(new Date('2026-07-01T12:30:00Z'))).toBe('02/07/2026')
  expect(formatDate(new Date('2026-01-01T11:30:00Z'))).toBe('02/01/2026')
  expect(formatDate(new Date('2026-01-01T10:59:00Z'))).toBe('01/01/2026')
})

test('a long date is dd, MM yyyy', () => {
  expect(formatLongDate(new Date('2026-03-04T20:00:00Z'))).toBe('05, March 2026')
})

test('a date of structured data is the day in New Zealand', () => {
  expect(isoDate(Date.parse('2026-11-30T10:59:59Z'))).toBe('2026-11-30')
  expect(isoDate(Date.parse('2026-11-30T11:00:00Z'))).toBe('2026-12-01')
})

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T13:00:00+13:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T13:00:00+1300', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21 08:30:00', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('%s is a time of a backend', (text, iso) => {
  expect(new Date(instantOf(text) ?? 0).toISOString()).toBe(iso)
})

test.each(['', 'soon', '21/11/2026', '2026-02-31', '2026-13-01', '0000-00-00 00:00:00', '2026-11-21T25:00:00Z', null])(
  '%j is no time',
  (text) => {
    expect(instantOf(text)).toBeNull()
  },
)
