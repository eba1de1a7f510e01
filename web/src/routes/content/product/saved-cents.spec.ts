import { expect, it } from 'vitest'
import { savedCents } from './saved-cents'

it.each([
  ['the parts cost more', [1995, 1395], 2995, 395],
  ['an offer makes the parts cheaper than the set', [1496, 1395], 2995, 0],
  ['they cost the same', [1600, 1395], 2995, 0],
  ['a part is not sold on its own', [1995, null], 2995, null],
])('what a set saves where %s', (_, parts, cents, saved) => {
  expect(
    savedCents(
      parts.map((aloneCents) => ({ aloneCents })),
      cents,
    ),
  ).toBe(saved)
})
