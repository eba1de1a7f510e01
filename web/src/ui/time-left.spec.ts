import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left'

const END = Date.parse('2026-12-01T00:00:00Z')
const at = (left: number) =>
  timeLeft(END, END - left)
    ?.map(({ digits }) => digits)
    .join(':')

describe('a countdown', () => {
  it.each([
    [1_000, '00:00:00:01'],
    [61_000, '00:00:01:01'],
    [90_061_000, '01:01:01:01'],
    [100 * 86_400_000, '100:00:00:00'],
    [1, '00:00:00:01'],
  ])('of %i ms shows days, hours, minutes and seconds as two digits', (left, shown) => {
    expect(at(left)).toBe(shown)
  })

  it.each([0, -1, Number.NaN])('stops at the end: %d', (left) => {
    expect(timeLeft(END, END - left)).toBeNull()
  })
})
