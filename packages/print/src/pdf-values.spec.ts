import { expect, test } from 'vitest'
import { latin1, multiply, number, pdfDate, rgb, textString } from './pdf-values'

test.each([
  [1, '1'],
  [-0.000001, '0'],
  [100, '100'],
  [0.5, '0.5'],
  [12.345678, '12.34568'],
  [1e7, '10000000'],
])('%d is written as a number of a PDF', (value, text) => {
  expect(number(value)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of a PDF', (value) => {
  expect(() => number(value)).toThrow('A PDF has no number for')
})

test('a text string has every letter', () => {
  expect(textString('Ngā 🥝')).toBe('<FEFF004E006701010020D83EDD5D>')
  expect(() => latin1('ā')).toThrow('"ā" is not in Latin 1')
})

test('a date is in universal time', () => {
  expect(pdfDate(new Date('2026-11-23T09:45:07.9Z'))).toBe('(D:20261123094507Z)')
})

test('a colour has three parts in 0..1', () => {
  expect(rgb('#ff8000')).toBe('1 0.50196 0')
  expect(() => rgb('#ff80')).toThrow('"#ff80" is not a colour')
})

test('matrices are applied from left to right', () => {
  expect(multiply([2, 0, 0, 3, 0, 0], [1, 0, 0, 1, 10, 20])).toEqual([2, 0, 0, 3, 10, 20])
  expect(multiply([1, 0, 0, 1, 10, 20], [2, 0, 0, 3, 0, 0])).toEqual([2, 0, 0, 3, 20, 60])
  expect(multiply([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])).toEqual([25, 28, 57, 64, 100, 112])
})
