import { expect, it } from 'vitest'
import { payBy } from './pay-by'

it('names the day in New Zealand on which an order ends that is not paid', () => {
  expect(payBy({ placedAt: Date.parse('2026-11-21T12:00:00Z') }, 7)).toBe('by 29, November 2026')
})

it('says how many days there are where the order’s own day cannot be read', () => {
  expect(payBy({ placedAt: null }, 7)).toBe('within 7 days')
})
