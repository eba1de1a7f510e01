import { expect, it } from 'vitest'
import { payBy } from './pay-by'

it('has the day in New Zealand on which an unpaid order is cancelled', () => {
  expect(payBy({ placedAt: Date.parse('2026-11-21T12:00:00Z') }, 7)).toBe('by Sun 29 November')
})

it('has the number of days if the date of the order is unknown', () => {
  expect(payBy({ placedAt: null }, 7)).toBe('within 7 days')
})
