import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from './break-lines'

const within = (most: number) => (line: string) => line.trimEnd().length <= most

describe('lines of at most nine characters', () => {
  test.each([
    ['', ['']],
    ['one', ['one']],
    ['one two three', ['one two', 'three']],
    ['one two t', ['one two t']],
    ['one two  three', ['one two', 'three']],
    ['one\n\ntwo', ['one', '', 'two']],
    ['one\n', ['one', '']],
    ['incomprehensible', ['incomprehensible']],
    ['an incomprehensible word', ['an', 'incomprehensible', 'word']],
    ['incomprehensible   word', ['incomprehensible', 'word']],
    ['  one', ['  one']],
    ['   ', ['']],
    ['one ', ['one']],
    ['12345678 \n9', ['12345678', '9']],
    ['fast\u00a0word', ['fast\u00a0word']],
    ['a b\u00a0cdefghi', ['a', 'b\u00a0cdefghi']],
  ])('of %j are %j', (words, lines) => {
    expect(breakLines(words, within(9)).map(({ text }) => text)).toEqual(lines)
  })
})

test.each([
  ['one two three', [0, 8]],
  ['one\n\ntwo', [0, 4, 5]],
  ['incomprehensible   word', [0, 19]],
  ['  one', [0]],
])('the lines of %j start at %j', (words, starts) => {
  expect(breakLines(words, within(9)).map(({ start }) => start)).toEqual(starts)
})

test('no word is lost, and only a line of one word is too long', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 30 })
  const blanks = fc.constantFrom(' ', '  ', '\n')
  fc.assert(
    fc.property(words, blanks, fc.integer({ min: 1, max: 20 }), (list, blank, most) => {
      const lines = breakLines(list.join(blank), within(most)).map(({ text }) => text)
      expect(lines.join(' ').split(/ +/)).toEqual(list)
      for (const line of lines) expect(line.length <= most || !line.includes(' ')).toBe(true)
    }),
  )
})
