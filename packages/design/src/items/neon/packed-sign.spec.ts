import { expect, it } from 'vitest'
import script from '../../neon/fonts/script.json' with { type: 'json' }
import { neonSign } from '../../neon/sign'
import { packSign, unpackSign } from './packed-sign'

const RULES = {
  tube: { widthMm: 6, leastRadiusMm: 8, gapMm: 9, cutMm: 10, wattsPerM: 9.6, feedM: 5 },
  leastLetterMm: 60,
  board: { marginMm: 30, cornerMm: 20, holeMm: 14.5, thicknessMm: 5 },
  adaptorsW: [24, 36, 60, 100],
}

it('a sign is the same to the last digit after it has gone to another thread', () => {
  const words = { lines: ['Ngā mihi', 'Ana'], align: 'centre', lineSpacing: 1.6 } as const
  const drawing = { drawing: 'heart', place: 'right', height: 1.1 } as const
  const size = { width: 1000, height: 450 }
  const sign = neonSign({ words, font: script, drawing, board: 'round', size }, RULES)
  if (!sign) throw new Error('No sign')
  const { letterMm, pieces, board, problem } = sign
  expect(pieces.length).toBeGreaterThan(5)
  expect(unpackSign(structuredClone(packSign(sign)))).toEqual({ letterMm, pieces, board, problem })
})
