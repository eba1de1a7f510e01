import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanWords, isClean, WORDS_MAX } from './words'

test.each([
  ['Ma\u0304ori', 'Māori'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\tb', 'a b'],
  ['a\u0000\u0007b\u007f', 'ab'],
  ['a\ud83d', 'a'],
  ['👩‍👩‍👧 stays', '👩‍👩‍👧 stays'],
])('%j typed is stored as %j', (typed, stored) => {
  expect(cleanWords(typed)).toBe(stored)
  expect(isClean(stored)).toBe(true)
  expect(isClean(typed)).toBe(typed === stored)
})

test('a text ends at its limit, not inside a character', () => {
  expect(cleanWords('a'.repeat(WORDS_MAX + 1))).toHaveLength(WORDS_MAX)
  expect(cleanWords(`${'a'.repeat(WORDS_MAX - 1)}😀`)).toBe('a'.repeat(WORDS_MAX - 1))
  expect(isClean('a'.repeat(WORDS_MAX))).toBe(true)
  expect(isClean('a'.repeat(WORDS_MAX + 1))).toBe(false)
})

test('whatever is typed becomes text that can be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (typed) => {
      expect(isClean(cleanWords(typed))).toBe(true)
    }),
  )
})
