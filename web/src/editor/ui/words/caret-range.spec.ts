import { plainShape, textOf } from '@kea/design/testing/texts'
import { caretLines } from '@kea/design/text/carets'
import { expect, test } from 'vitest'
import { rangeAfterKey, rangeOf, wordAt } from './caret-range'

const lines = caretLines(textOf('abcd\nefgh'), { x: 0, y: 0, width: 100, height: 30 }, plainShape)

test('up, down, home and end move the caret, and extend the selection with shift', () => {
  expect(rangeAfterKey(lines, { anchor: 1, caret: 2 }, 'ArrowDown', false)).toEqual({ anchor: 7, caret: 7 })
  expect(rangeAfterKey(lines, { anchor: 1, caret: 2 }, 'ArrowDown', true)).toEqual({ anchor: 1, caret: 7 })
  expect(rangeAfterKey(lines, { anchor: 8, caret: 6 }, 'ArrowUp', true)).toEqual({ anchor: 8, caret: 1 })
  expect(rangeAfterKey(lines, { anchor: 7, caret: 7 }, 'Home', false)).toEqual({ anchor: 5, caret: 5 })
  expect(rangeAfterKey(lines, { anchor: 1, caret: 1 }, 'End', true)).toEqual({ anchor: 1, caret: 4 })
  expect(rangeAfterKey(lines, { anchor: 1, caret: 1 }, 'ArrowLeft', false)).toBeNull()
})

test('a selection that was made backwards has its caret at its start', () => {
  const field = { selectionStart: 2, selectionEnd: 5 } as const
  expect(rangeOf({ ...field, selectionDirection: 'backward' })).toEqual({ anchor: 5, caret: 2 })
  expect(rangeOf({ ...field, selectionDirection: 'forward' })).toEqual({ anchor: 2, caret: 5 })
})

test('a word ends at blanks and line breaks', () => {
  expect(wordAt('Kia ora\nkoutou', 5)).toEqual({ anchor: 4, caret: 7 })
  expect(wordAt('Kia ora\nkoutou', 14)).toEqual({ anchor: 8, caret: 14 })
})
