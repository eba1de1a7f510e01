import { expect, it } from 'vitest'
import { isQuantity } from './quantity'

it.each([
  [0, false],
  [1, true],
  [1.5, false],
  [-1, false],
  [999, true],
  [1000, false],
  [Number.NaN, false],
])('a quantity of %d is allowed: %s', (value, allowed) => {
  expect(isQuantity(value)).toBe(allowed)
})
