import { expect, it } from 'vitest'
import { optionAfter } from './option-after'

it.each([
  [-1, 'ArrowDown', 0],
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', -1],
  [-1, 'ArrowUp', 2],
  [2, 'ArrowUp', 1],
  [0, 'ArrowUp', -1],
] as const)('of three options, from %i with %s the next is %i', (at, key, next) => {
  expect(optionAfter(at, 3, key)).toBe(next)
})
