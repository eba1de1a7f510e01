import { expect, it } from 'vitest'
import { cutApart, touching } from './cut-apart'
import { cutLength } from './cut-lengths'
import { cutTight } from './cut-tight'
import type { TubePiece } from './lay-words'
import { leastRadius, lineLength, strokeLines, type TubeLine } from './tube-line'

const SAME = [1, 0, 0, 1, 0, 0] as const
const line = (path: string): TubeLine => strokeLines(path, SAME)[0] ?? []
const piece = (path: string, characters: string): TubePiece => ({ line: line(path), row: 0, at: 0, characters })
const RULES = { widthMm: 6, halfTurnMm: 25, leastMm: 10 }
const GAP = { gapMm: 9, halfTurnMm: 25, branchMm: 36 }
const lengths = (pieces: readonly TubePiece[]) =>
  pieces.map((each) => [each.characters, Math.round(lineLength(each.line))])

it('the shorter of two tubes that cross is cut, and stops at the side of the other', () => {
  const cut = cutApart([piece('M0 50L80 50', 't'), piece('M40 0L40 120', 'l')], RULES)
  expect(lengths(cut)).toEqual([
    ['t', 37],
    ['t', 37],
    ['l', 120],
  ])
  const [left] = cut
  // Half a tube of 6 mm, and half a millimetre.
  expect(40 - (left?.line.at(-1)?.x ?? 0)).toBeCloseTo(3.5, 0)
})

it('a tube that lies along another stays its whole width away', () => {
  const [first, second] = cutApart(
    [piece('M0 0L300 0', 'a'), { ...piece('M0 5L150 5', 'b'), line: strokeLines('M0 5L150 5L150 60', SAME).flat() }],
    RULES,
  )
  expect(lengths([first as TubePiece])).toEqual([['a', 300]])
  // Its way along the other is gone; where it turns away it only stands beside it.
  expect(second?.line[0]).toEqual({ x: 150, y: 5 })
})

it('ends at one place meet without a gap', () => {
  expect(lengths(cutApart([piece('M0 0L50 0', 'L'), piece('M50 0L50 60', 'L')], RULES))).toEqual([
    ['L', 50],
    ['L', 60],
  ])
})

it('what is too short after a cut is left out, and a dot stays', () => {
  const cut = cutApart([piece('M36 50L80 50', 't'), piece('M40 0L40 120', 'l'), piece('M90 0L90 4', '.')], RULES)
  expect(lengths(cut)).toEqual([
    ['t', 37],
    ['l', 120],
    ['.', 4],
  ])
})

it('tubes side by side below the gap are found, and those that branch are not', () => {
  expect(touching([piece('M0 0L100 0', 'E'), piece('M0 8L100 8', 'F')], GAP)).toEqual(['E', 'F'])
  expect(touching([piece('M0 0L100 0', 'E'), piece('M0 9.5L100 9.5', 'F')], GAP)).toBeNull()
  expect(touching([piece('M0 0L100 0', 'E'), piece('M0 8L30 8', 'F')], GAP)).toBeNull()
})

it('a bend that is too tight becomes a corner with a cut, and a wide one stays', () => {
  const arch = 'M0 100L0 5C0 2 2 0 5 0L60 0'
  const tight = strokeLines(arch, SAME).flatMap((each) => cutTight(each, 8))
  expect(tight.length).toBe(2)
  expect(Math.min(...tight.map(leastRadius))).toBeGreaterThan(8)
  expect(tight[0]?.at(-1)?.x).toBeCloseTo(0, 1)
  expect(tight[0]?.at(-1)?.y).toBeCloseTo(0, 1)
  const wide = 'M0 100L0 20C0 8.95 8.95 0 20 0L60 0'
  expect(strokeLines(wide, SAME).flatMap((each) => cutTight(each, 8))).toHaveLength(1)
})

it('a piece is cut to whole units: its end moves by at most 4 %, else the rest is dark', () => {
  const cut = (mm: number) => {
    const { units, darkMm, line: drawn } = cutLength(line(`M0 0L${mm} 0`), 10)
    return [units, Math.round(darkMm), Math.round(lineLength(drawn))]
  }
  expect(cut(204)).toEqual([20, 0, 200])
  expect(cut(196)).toEqual([20, 0, 200])
  expect(cut(56)).toEqual([5, 6, 56])
  expect(cut(54)).toEqual([5, 4, 54])
  expect(cut(4)).toEqual([1, 0, 10])
})

it('a stem stays whole where a longer arch branches off it, at its side or along it', () => {
  // As an r and an n: their arches begin at the stem, and are longer than it.
  const arch = 'M0 90L0 30C0 10 10 0 30 0L160 0'
  expect(lengths(cutApart([piece('M0 0L0 100', 'r'), piece(arch, 'r')], RULES))[0]).toEqual(['r', 100])
  expect(lengths(cutApart([piece('M0 0L0 100', 'd'), piece('M2 30C-60 -20 -60 120 2 70', 'd')], RULES))[0]).toEqual([
    'd',
    100,
  ])
  // One that only crosses it cuts it.
  expect(lengths(cutApart([piece('M0 0L0 100', 't'), piece('M-80 50L80 50', 't')], RULES))).toEqual([
    ['t', 47],
    ['t', 47],
    ['t', 160],
  ])
})
