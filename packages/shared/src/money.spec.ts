import { expect, test } from 'vitest'
import { CURRENCY, formatMoney, fromCents, toCents } from './money'

test.each([
  [0, 'N$0.00'],
  [5, 'N$0.05'],
  [1995, 'N$19.95'],
  [123456, 'N$1,234.56'],
  [99999, 'N$999.99'],
  [100000, 'N$1,000.00'],
  [123456789, 'N$1,234,567.89'],
  [-500, '-N$5.00'],
  [-150000, '-N$1,500.00'],
])('%i cents are shown as %s, with two decimals', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown)
})

test('dollars of the API become cents without a rounding error, and back', () => {
  expect([19.9, 0.29, 64.95, 1234.56].map(toCents)).toEqual([1990, 29, 6495, 123456])
  expect(fromCents(6495)).toBe(64.95)
  expect(CURRENCY).toBe('NZD')
})
