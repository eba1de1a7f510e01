import { expect, test } from 'vitest'
import type { DesignDocument, DesignSurface } from '../document/document'
import type { SurfaceGeometry } from '../geometry/surfaces'
import type { Neons } from '../items/neon/neons'
import type { SignFigures } from '../neon/figures'
import type { NeonSign } from '../neon/sign'
import { signFacts } from './sign-facts'

const FIGURES: SignFigures = {
  ...{ metres: 1.6600000000000001, pieces: 14, joints: 13, feeds: 1, watts: 16, adaptors: 1, adaptorW: 24 },
  ...{ letterMm: 133, widthMm: 386, heightMm: 160, grams: 340 },
}
/** The facts of a sign with these words and figures. */
function factsWith(words: readonly string[], figures: Partial<SignFigures> = {}) {
  const surface: DesignSurface = { kind: 'surface', id: 's1', part: 'sign', order: 'a0', orientation: 'landscape' }
  const records: DesignDocument['records'] = {
    s1: surface,
    i1: {
      ...{ kind: 'item', id: 'i1', surface: 's1', order: 'a0', type: 'neon' },
      frame: { x: 0, y: 0, width: 400, height: 180, angle: 0 },
      data: { lines: words.map((line) => ({ words: line })), align: 'centre', lineSpacing: 1.6 },
    },
  }
  const neons = { signOf: () => ({}) as NeonSign, figuresOf: () => ({ ...FIGURES, ...figures }) } as unknown as Neons
  return signFacts({ records }, [{ part: {}, surface, geometry: {} as SurfaceGeometry } as never], neons)
}

test('a sign is its words, board, tube and power', () => {
  expect(factsWith(['Kia ora ', '', 'e hoa'])).toEqual([
    { label: 'Words', value: 'Kia ora / e hoa' },
    { label: 'Board', value: '38.6 × 16.0 cm, 0.34 kg' },
    { label: 'Tube', value: '1.66 m in 14 pieces, 13 joints' },
    { label: 'Power', value: '16 W, adaptor of 24 W' },
  ])
})

test('a drawing alone has no words', () => {
  expect(factsWith(['']).map(({ label }) => label)).toEqual(['Board', 'Tube', 'Power'])
})

test('one piece has no joints, and a large sign has two adaptors', () => {
  const facts = factsWith(['O'], { pieces: 1, joints: 0, watts: 120, adaptors: 2, adaptorW: 100 })
  expect(facts.slice(2)).toEqual([
    { label: 'Tube', value: '1.66 m in 1 piece' },
    { label: 'Power', value: '120 W, 2 adaptors of 100 W' },
  ])
  expect(factsWith(['O'], { pieces: 2, joints: 1 })[2]?.value).toBe('1.66 m in 2 pieces, 1 joint')
})
