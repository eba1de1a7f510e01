import { expect, it } from 'vitest'
import { percentOff } from './card'

it.each([
  [1696, 1995, 15],
  [1995, null, null],
  [1995, 1995, null],
  [null, 1995, null],
])('a discount label of %s instead of %s is %s', (cents, regularCents, expected) => {
  expect(percentOff({ cents, regularCents })).toBe(expected)
})
