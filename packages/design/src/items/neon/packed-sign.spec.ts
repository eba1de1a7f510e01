import { expect, it } from 'vitest'
import type { Point } from '../../geometry/crop'
import script from '../../neon/fonts/script.json' with { type: 'json' }
import { neonSign } from '../../neon/sign'
import type { TubeLine } from '../../neon/tube-line'
import { packSign, unpackSign } from './packed-sign'

const RULES = {
  tube: { widthMm: 6, leastRadiusMm: 8, gapMm: 9, cutMm: 10, wattsPerM: 9.6, feedM: 5 },
  leastLetterMm: 60,
  board: { marginMm: 30, cornerMm: 20, holeMm: 14.5, thicknessMm: 5 },
  adaptorsW: [24, 36, 60, 100],
}

/** The distance of a point from a line of many points. */
function distanceTo(line: TubeLine, { x, y }: Point): number {
  const far = line.slice(1).map((to, at) => {
    const from = line[at] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - from.x - t * dx, y - from.y - t * dy)
  })
  return Math.min(...far)
}

function signOf() {
  const words = { lines: ['Ngā mihi', 'Ana'], align: 'centre', lineSpacing: 1.6 } as const
  const drawing = { drawing: 'heart', place: 'right', height: 1.1 } as const
  const size = { width: 1000, height: 450 }
  const sign = neonSign({ words, font: script, drawing, board: 'round', size }, RULES)
  if (!sign) throw new Error('No sign')
  return { sign, sent: unpackSign(structuredClone(packSign(sign))) }
}

it('a sign has the same board, pieces and lit lengths after it has gone to another thread', () => {
  const { sign, sent } = signOf()
  const { letterMm, pieces, board, problem } = sign
  expect(pieces.length).toBeGreaterThan(5)
  const withoutLines = (all: typeof pieces) => all.map(({ line: _, ...piece }) => piece)
  expect({ ...sent, pieces: withoutLines(sent.pieces) }).toEqual({
    ...{ letterMm, board, problem },
    pieces: withoutLines(pieces),
  })
})

it('its lines there have few points, the same ends, and none that the bent line is farther from than 0.05 mm', () => {
  const { sign, sent } = signOf()
  for (const [at, { line }] of sign.pieces.entries()) {
    const drawn = sent.pieces[at]?.line ?? []
    expect([drawn[0], drawn.at(-1)]).toEqual([line[0], line.at(-1)])
    expect(Math.max(...line.map((point) => distanceTo(drawn, point)))).toBeLessThanOrEqual(0.05)
  }
  const countOf = ({ pieces }: typeof sent) => pieces.reduce((sum, { line }) => sum + line.length, 0)
  expect(countOf(sent)).toBeLessThan(countOf(sign) / 5)
  expect(countOf(sent)).toBeGreaterThan(100)
})
