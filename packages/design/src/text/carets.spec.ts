import { describe, expect, test } from 'vitest'
import { plainShape, textOf } from '../testing/texts'
import { caretLines, caretOf, lineEnds, placeAt, placeBeside, selectionPath } from './carets'
import type { TextData } from './text-data'

/** Letters of 10 mm are 5 mm wide, blanks 2.5 mm. The box is 100 × 40 mm. */
const BOX = { x: 10, y: 20, width: 100, height: 40 }
const lines = (words: string, data: Partial<TextData> = {}, width = 100) =>
  caretLines(textOf(words, { align: 'left', ...data }), { ...BOX, width }, plainShape)

const xs = (words: string, data: Partial<TextData> = {}) =>
  lines(words, data).map((carets) => carets.map(({ at, top }) => [at, Math.round(top.x * 1000) / 1000]))

describe('the places of a text', () => {
  test('stand between its letters', () => {
    expect(xs('abw')).toEqual([
      [
        [0, 10],
        [1, 15],
        [2, 20],
        [3, 30],
      ],
    ])
    // One line of 10 mm in the middle of 40 mm: 8 mm above its baseline and 2 mm below.
    expect(lines('abw')[0]?.[1]).toMatchObject({ top: { y: 35 }, bottom: { y: 45 } })
  })

  test('in the middle and at the right follow the alignment', () => {
    expect(xs('ab', { align: 'centre' })[0]?.[0]).toEqual([0, 55])
    expect(xs('ab', { align: 'right' })[0]?.[2]).toEqual([2, 110])
  })

  test('cut a ligature into its letters, and give what the font lacks no width', () => {
    expect(xs('afib')[0]).toEqual([
      [0, 10],
      [1, 15],
      [2, 17.5],
      [3, 20],
      [4, 25],
    ])
    expect(xs('a#b')[0]).toEqual([
      [0, 10],
      [1, 15],
      [2, 15],
      [3, 20],
    ])
  })

  test('never stand inside a character of several codes', () => {
    expect(lines('a👨‍👩‍👧b')[0]?.map(({ at }) => at)).toEqual([0, 1, 9, 10])
  })

  test('go on after the blanks that are not printed', () => {
    expect(xs('a  ')[0]).toEqual([
      [0, 10],
      [1, 15],
      [2, 17.5],
      [3, 20],
    ])
  })

  test('of a new line stand in it, and an empty text has one', () => {
    expect(lines('ab\n').map((carets) => carets.map(({ at }) => at))).toEqual([[0, 1, 2], [3]])
    expect(lines('')).toHaveLength(1)
    expect(xs('')[0]).toEqual([[0, 10]])
  })

  test('of a wrapped line are each in one line', () => {
    // Nine letters fit.
    expect(lines('one two three', {}, 45).map((carets) => carets.map(({ at }) => at))).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13],
    ])
  })

  test('bend with the letters', () => {
    const bent = lines('abcdef', { arc: 90, align: 'centre' })[0] ?? []
    const [first, middle, last] = [bent[0], bent[3], bent[6]]
    expect(middle?.top.x).toBeCloseTo(60, 6)
    expect(first?.top.y).toBeGreaterThan(middle?.top.y ?? 0)
    // The caret leans as the letters do: by 45 degrees at the ends of 90.
    const lean = Math.atan2((last?.top.x ?? 0) - (last?.bottom.x ?? 0), (last?.bottom.y ?? 0) - (last?.top.y ?? 0))
    expect((lean * 180) / Math.PI).toBeCloseTo(45, 6)
  })
})

describe('a press', () => {
  test('puts the caret between the letters that are nearest', () => {
    const two = lines('abcd\nef')
    expect(placeAt(two, { x: 21, y: 30 })).toBe(2)
    expect(placeAt(two, { x: 500, y: 30 })).toBe(4)
    expect(placeAt(two, { x: -50, y: 48 })).toBe(5)
    // Right of a short line it stays in that line.
    expect(placeAt(two, { x: 31, y: 47 })).toBe(7)
  })
})

describe('the keys of a caret', () => {
  const three = lines('abcd\nef\nghij')

  test('up and down keep the place across', () => {
    expect(placeBeside(three, 1, 1)).toBe(6)
    expect(placeBeside(three, 3, 1)).toBe(7)
    expect(placeBeside(three, 9, -1)).toBe(6)
    expect(placeBeside(three, 2, -1)).toBe(0)
    expect(placeBeside(three, 9, 1)).toBe(12)
  })

  test('home and end are those of the line', () => {
    expect(lineEnds(three, 6)).toEqual([5, 7])
    expect(lineEnds(three, 12)).toEqual([8, 12])
  })

  test('a caret is found by its place', () => {
    expect(caretOf(three, 8)?.at).toBe(8)
    expect(caretOf(lines('a👨‍👩‍👧b'), 4)?.at).toBe(1)
  })
})

test('a selection lies behind its letters in each line', () => {
  expect(selectionPath(lines('ab\ncd'), 1, 4)).toBe('M15 29L20 29L20 39L15 39ZM10 41L15 41L15 51L10 51Z')
  expect(selectionPath(lines('ab'), 1, 1)).toBe('')
})
