import { describe, expect, it } from 'vitest'
import { readQuantity, stepped } from './quantity'

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
    ['', null],
    ['0', null],
    ['1000', null],
    ['-1', null],
    ['1.5', null],
    ['1e2', null],
    ['two', null],
  ])('%j is %j', (text, quantity) => {
    expect(readQuantity(text, 999)).toBe(quantity)
  })
})

describe('a step', () => {
  it.each([
    ['starts from the typed quantity', '7', 2, 1, 8],
    ['starts from the current quantity when the field is empty', '', 2, 1, 3],
    ['down from a cleared field stays at one', '', 1, -1, 1],
    ['down from an invalid text starts from the current quantity', 'two', 3, -1, 2],
    ['up ends at the maximum', '999', 999, 1, 999],
  ] as const)('%s', (_, text, value, by, next) => {
    expect(stepped({ text, value, max: 999 }, by)).toBe(next)
  })
})
