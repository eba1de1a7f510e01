import fc from 'fast-check'
import { expect, it } from 'vitest'
import narrow from './fonts/narrow.json' with { type: 'json' }
import round from './fonts/round.json' with { type: 'json' }
import script from './fonts/script.json' with { type: 'json' }
import { layWords, type NeonWords } from './lay-words'
import { lineLength } from './tube-line'

const words = (...lines: string[]): NeonWords => ({ lines, align: 'left', lineSpacing: 1.6 })
const lengthOf = (laid: ReturnType<typeof layWords>): number =>
  laid.pieces.reduce((sum, { line }) => sum + lineLength(line), 0)

it('letters of a script go on in each other, and others do not', () => {
  const inAWord = layWords(words('oh'), script, 140, 8).pieces.length
  const apart = layWords(words('o h'), script, 140, 8).pieces.length
  expect(apart - inAWord).toBe(1)
  expect(layWords(words('oh'), round, 100, 8).pieces).toHaveLength(layWords(words('o h'), round, 100, 8).pieces.length)
})

it('a sign of twice the size has twice the tube', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(script, round, narrow),
      fc.stringMatching(/^[A-Za-zāēīōū&!]{1,8}$/),
      fc.integer({ min: 60, max: 200 }),
      (font, text, height) => {
        const [one, two] = [layWords(words(text), font, height, 8), layWords(words(text), font, 2 * height, 16)]
        // Where two tubes just meet, a piece of a few centimetres is cut in one size and not in the other.
        expect(Math.abs(lengthOf(two) / lengthOf(one) - 2)).toBeLessThan(0.08)
        expect((two.box.width + two.box.height) / (one.box.width + one.box.height)).toBeCloseTo(2, 1)
      },
    ),
    { numRuns: 60 },
  )
})

it('rows stand one below the other, to the left, in the middle or to the right', () => {
  const left = (align: NeonWords['align'], row: number) => {
    const laid = layWords({ lines: ['LL', 'LLLL'], align, lineSpacing: 1.5 }, narrow, 100, 8)
    const xs = laid.pieces.filter((piece) => piece.row === row).flatMap(({ line }) => line.map(({ x }) => x))
    return [Math.min(...xs), laid.box.width - Math.max(...xs)].map(Math.round)
  }
  const [, rest = 0] = left('left', 0)
  expect(rest).toBeGreaterThan(50)
  expect(left('left', 0)).toEqual([0, rest])
  expect(left('right', 0)).toEqual([rest, 0])
  const [before = 0, after = 0] = left('centre', 0)
  expect(Math.abs(before - after)).toBeLessThanOrEqual(1)
  expect(left('centre', 1)).toEqual([0, 0])
  // An L of this font ends a little above the base line.
  expect(layWords({ lines: ['L', 'L'], align: 'left', lineSpacing: 1.5 }, narrow, 100, 8).box.height).toBeCloseTo(
    245.7,
    1,
  )
})

it('names the characters that the font has not, once each, and lays the others', () => {
  const laid = layWords(words('Kia ora 🎉 مرحبا 🎉'), round, 100, 8)
  expect(laid.missing).toEqual(['🎉', 'م', 'ر', 'ح', 'ب', 'ا'])
  expect(new Set(laid.pieces.map(({ characters }) => characters))).toEqual(new Set(['K', 'i', 'a', 'o', 'r']))
})

it('is empty for no words', () => {
  expect(layWords(words('', '  '), round, 100, 8)).toEqual({
    pieces: [],
    box: { x: 0, y: 0, width: 0, height: 0 },
    missing: [],
  })
})
