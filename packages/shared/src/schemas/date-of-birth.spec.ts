import { afterEach, expect, it, vi } from 'vitest'
import { dateOfBirth } from './date-of-birth'

const NOW = new Date('2026-11-20T10:00:00Z')
afterEach(() => vi.useRealTimers())

it.each([
  ['', ''],
  ['1985-02-03', '1985-02-03'],
  ['2/3/1985', '1985-02-03'],
  [' 02-03-1985 ', '1985-02-03'],
  ['02/29/2024', '2024-02-29'],
  ['11/19/2026', '2026-11-19'],
])('%j is the date %j', (text, date) => {
  vi.useFakeTimers({ now: NOW })
  expect(dateOfBirth.parse(text)).toBe(date)
})

it.each([
  '02/29/2023',
  '2023-02-29',
  '13/01/1985',
  '04/31/1985',
  '2/3/85',
  '2/3-1985',
  '2.3.1985',
  '1899-12-31',
  '11/20/2026',
  '2026-11-21',
  'yesterday',
])('%j is no date of birth', (text) => {
  vi.useFakeTimers({ now: NOW })
  expect(dateOfBirth.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a valid full date.',
  ])
})
