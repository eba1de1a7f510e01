import { describe, expect, it } from 'vitest'
import { boxAround } from '../geometry/box-around'
import round from './fonts/round.json' with { type: 'json' }
import { type SignDrawing, wholeSize } from './place-drawing'
import { neonSign, type SignPiece } from './sign'

const RULES = {
  tube: { widthMm: 6, leastRadiusMm: 8, gapMm: 9, cutMm: 10, wattsPerM: 9.6, feedM: 5 },
  leastLetterMm: 60,
  board: { marginMm: 30, cornerMm: 20, holeMm: 14.5, thicknessMm: 5 },
  adaptorsW: [24, 36, 60, 100],
}

function signWith(words: string, drawing: SignDrawing) {
  const lines = { lines: [words], align: 'centre' as const, lineSpacing: 1.6 }
  const size = { width: 600, height: 400 }
  const sign = neonSign({ words: lines, font: round, drawing, board: 'rectangle', size }, RULES)
  if (!sign) throw new Error('no sign')
  return sign
}

const around = (pieces: readonly SignPiece[]) => boxAround(pieces.map(({ line }) => line))

describe('a drawing', () => {
  it.each([
    ['right', { width: 5.55, height: 1.1 }],
    ['above', { width: 3, height: 2.55 }],
    ['below', { width: 3, height: 2.55 }],
    ['around', { width: 4, height: 1.72 }],
  ] as const)('%s of words takes its room', (place, size) => {
    const whole = wholeSize({ width: 3, height: 1 }, { drawing: 'ring', place, height: 1.1 })
    expect(whole?.width).toBeCloseTo(size.width, 2)
    expect(whole?.height).toBeCloseTo(size.height, 2)
  })

  it('alone fills the board, and is a sign without a letter', () => {
    const sign = signWith('', { drawing: 'heart', place: 'above', height: 3 })
    expect([sign.problem, sign.letterMm]).toEqual([null, 0])
    // 400 mm without 30 mm and 6 mm on each side.
    expect(around(sign.pieces).height).toBeCloseTo(328, -1)
    expect(sign.pieces.map(({ row }) => row)).toEqual([null])
  })

  it.each([
    ['above', -1],
    ['below', 1],
  ] as const)('stands %s the words, in their middle', (place, side) => {
    const sign = signWith('BBQ', { drawing: 'flames', place, height: 1.1 })
    const words = around(sign.pieces.filter(({ row }) => row === 0))
    const drawn = around(sign.pieces.filter(({ row }) => row === null))
    expect(Math.sign(drawn.y - words.y)).toBe(side)
    expect(drawn.x + drawn.width / 2).toBeCloseTo(words.x + words.width / 2, -1)
  })

  it('around the words has them inside, at the gap of the tube at least', () => {
    const sign = signWith('OPEN', { drawing: 'ring', place: 'around', height: 1 })
    const words = around(sign.pieces.filter(({ row }) => row === 0))
    const ring = around(sign.pieces.filter(({ row }) => row === null))
    expect(sign.problem).toBeNull()
    expect(words.x - ring.x).toBeGreaterThan(9)
    expect(words.y - ring.y).toBeGreaterThan(9)
    expect(ring.x + ring.width - words.x - words.width).toBeGreaterThan(9)
  })

  it('has accents, which are pieces of their own', () => {
    const sign = signWith('', { drawing: 'record', place: 'above', height: 3 })
    expect(sign.pieces.map(({ isAccent }) => isAccent)).toEqual([false, false, false, true])
  })
})
