import { expect, it } from 'vitest'
import { pageAfter } from './page-after'

it.each([
  ['ArrowRight', 3, 4],
  ['PageDown', 3, 4],
  ['ArrowLeft', 3, 2],
  ['PageUp', 3, 2],
  ['Home', 3, 0],
  ['End', 3, 19],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 19, 19],
  ['Tab', 3, null],
  ['toString', 3, null],
])('the key %s on page %i of 20 leads to %s', (key, at, next) => {
  expect(pageAfter(key, at, 20)).toBe(next)
})
