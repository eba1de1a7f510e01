import { expect, test } from 'vitest'
import type { Overlay, ProductPart } from '../product/definition'
import { printDefinition } from '../testing/definitions'
import { composeOverlays, jigsawPath } from './overlays'
import { pathCommands } from './path'

const face = { width: 100, height: 150 }
const SCREEN = { on: 'screen', place: 0, cards: () => null } as const
const line: Overlay = {
  kind: 'path',
  d: 'M0 0L10 10',
  viewBox: { width: 10, height: 10 },
  strokeMm: 2,
  colour: '#1d2420',
  isPrinted: true,
}
const partWith = (...overlays: Overlay[]): ProductPart => ({ ...(printDefinition.parts[0] as ProductPart), overlays })

const ends = (path: string) => pathCommands(path).map(({ points }) => points.at(-1))

test('the cuts of a puzzle run from edge to edge and meet at the corners of the pieces', () => {
  const one = ends(jigsawPath(2, 1, face))
  expect([one[0], one.at(-1)]).toEqual([
    { x: 50, y: 0 },
    { x: 50, y: 150 },
  ])
  const cuts = pathCommands(jigsawPath(5, 6, face))
  expect(cuts.filter(({ name }) => name === 'M')).toHaveLength(5 - 1 + 6 - 1)
  expect(cuts.filter(({ name }) => name === 'C')).toHaveLength(4 * (4 * 6 + 5 * 5))
})

test('neighbours in a cut have their knobs on different sides', () => {
  const xs = pathCommands(jigsawPath(2, 2, face))
    .slice(-8)
    .map(({ points }) => points.at(-1)?.x ?? 0)
  expect(Math.sign((xs[1] ?? 0) - 50)).toBe(-Math.sign((xs[5] ?? 0) - 50))
})

test('a turned puzzle has as many columns as it had rows', () => {
  const part = partWith({ kind: 'jigsaw', columns: 2, rows: 1 })
  const [upright] = composeOverlays(part, face, SCREEN)
  const [turned] = composeOverlays(part, { width: 150, height: 100 }, SCREEN)
  expect(upright).toMatchObject({ path: jigsawPath(2, 1, face) })
  expect(turned).toMatchObject({ path: jigsawPath(1, 2, { width: 150, height: 100 }) })
})

test('the cuts of a puzzle and lines for the eye are not printed', () => {
  const part = partWith({ kind: 'jigsaw', columns: 2, rows: 2 }, { ...line, isPrinted: false }, line)
  expect(composeOverlays(part, face, SCREEN)).toHaveLength(3)
  expect(composeOverlays(part, face, { on: 'print', place: 0, cards: () => null })).toEqual([
    { kind: 'path', path: 'M0 0L100 150', stroke: { colour: '#1d2420', widthMm: 2 } },
  ])
})
