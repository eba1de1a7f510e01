import { expect, test } from 'vitest'
import { textOf } from '../testing/texts'
import { FONTS } from './fonts'
import { textData } from './text-data'

const isValid = (changes: object) => textData.safeParse({ ...textOf('Kia ora'), ...changes }).success

test.each(FONTS)('a text in $family is stored', ({ id }) => {
  expect(isValid({ font: id })).toBe(true)
})

test.each([
  { words: '' },
  { words: 'two\nlines' },
  { outline: { colour: '#ffffff', widthMm: 0.5 } },
  { arc: -180 },
  { arc: 180 },
  { letterSpacing: -0.1 },
])('a text with %j is stored', (changes) => {
  expect(isValid(changes)).toBe(true)
})

test.each([
  { words: 'a'.repeat(501) },
  { words: 'Ma\u0304ori' },
  { words: 'a\r\nb' },
  { font: 'arial' },
  { sizeMm: 0 },
  { colour: 'red' },
  { colour: '#FFF' },
  { colour: '#12345g' },
  { colour: '#1234567' },
  { align: 'justify' },
  { lineHeight: 0 },
  { letterSpacing: -1 },
  { outline: { colour: '#ffffff', widthMm: 0 } },
  { outline: { colour: '#ffffff' } },
  { arc: 181 },
  { arc: Number.NaN },
  { weight: 700 },
])('a text with %j is refused', (changes) => {
  expect(isValid(changes)).toBe(false)
})

test('ten fonts, each of its own', () => {
  expect(FONTS).toHaveLength(10)
  for (const key of ['id', 'family', 'file'] as const) expect(new Set(FONTS.map((font) => font[key])).size).toBe(10)
})
