import { describe, expect, it } from 'vitest'
import type { PlacedPhoto } from '../../document/document'
import type { ImagePrimitive, Matrix } from '../../geometry/display-list'
import { applyMatrix } from '../../geometry/frame'
import { surfaceGeometry } from '../../geometry/surfaces'
import { PLAIN_LOOK } from '../../look/photo-look'
import { cushionDefinition, mugDefinition, printDefinition } from '../../testing/definitions'
import { composePhoto } from './compose'

const geometry = surfaceGeometry(mugDefinition, ['size-330'], 'landscape')

/** A photo on a mug, with other data. */
function imageWith(data: Partial<PlacedPhoto['data']>): ImagePrimitive {
  const crop = { x: 0.2, y: 0.3, width: 0.5, height: 0.5 }
  const item: PlacedPhoto = {
    kind: 'item',
    id: 'i',
    surface: 's',
    order: 'a0',
    type: 'photo',
    data: { photo: 'p', turns: 0, crop, ...data },
  }
  const group = composePhoto(geometry, item)
  const [image] = group.kind === 'group' ? group.children : []
  if (image?.kind !== 'image') throw new Error('The photo is no image')
  return image
}

it.each([0, 1, 2, 3] as const)('a photo flipped after %d quarters is mirrored about its middle', (turns) => {
  const [plain, flipped] = [imageWith({ turns }), imageWith({ turns, flip: true })]
  const middle = applyMatrix(plain.transform, { x: 0.5, y: 0.5 })
  for (const at of [
    { x: 0, y: 0 },
    { x: 1, y: 0.3 },
  ]) {
    const [before, after] = [applyMatrix(plain.transform, at), applyMatrix(flipped.transform, at)]
    expect(after.x).toBeCloseTo(2 * middle.x - before.x, 6)
    expect(after.y).toBeCloseTo(before.y, 6)
  }
})

it('a straightened photo is turned clockwise about the middle of what is seen, at the same size', () => {
  const [plain, turned] = [imageWith({}), imageWith({ straighten: 22.5 })]
  const seen = { x: 0.45, y: 0.55 }
  const [centre, still] = [applyMatrix(plain.transform, seen), applyMatrix(turned.transform, seen)]
  expect([still.x, still.y]).toEqual([expect.closeTo(centre.x, 6), expect.closeTo(centre.y, 6)])
  const right = applyMatrix(plain.transform, { x: 0.7, y: 0.55 })
  const below = applyMatrix(turned.transform, { x: 0.7, y: 0.55 })
  const [length, angle] = [right.x - centre.x, Math.PI / 8]
  expect(below.x - centre.x).toBeCloseTo(length * Math.cos(angle), 6)
  expect(below.y - centre.y).toBeCloseTo(length * Math.sin(angle), 6)
})

it('a look needs changed pixels, and a look that changes nothing needs none', () => {
  expect(imageWith({}).derived).toBeNull()
  expect(imageWith({ look: PLAIN_LOOK }).derived).toBeNull()
  const looks = [
    { brightness: 0.1 },
    { contrast: 0.1 },
    { saturation: 0.1 },
    { warmth: 0.1 },
    { tone: 'sepia' as const },
  ]
  const keys = looks.map((change) => imageWith({ look: { ...PLAIN_LOOK, ...change } }).derived)
  const look = { ...PLAIN_LOOK, tone: 'sepia' as const }
  const moved = imageWith({ look, crop: { x: 0.21, y: 0.3, width: 0.5, height: 0.5 } })
  const others = [
    moved,
    imageWith({ look, photo: 'q' }),
    imageWith({ look, flip: true }),
    imageWith({ look, turns: 1 }),
  ]
  const all = [...keys, ...others.map(({ derived }) => derived)]
  expect(all).toEqual(all.map(() => expect.stringMatching(/^[0-9a-f]{16}$/)))
  expect(new Set(all).size).toBe(all.length)
  expect(moved.look).toEqual(look)
})

/** A photo of 2:3 that fills its surface. */
const filling = (data: Partial<PlacedPhoto['data']>): PlacedPhoto => ({
  kind: 'item',
  id: 'i',
  surface: 's',
  order: 'a0',
  type: 'photo',
  data: { photo: 'p', turns: 0, crop: { x: 0.01, y: 0, width: 0.98, height: 1 }, ...data },
})

describe('the outline of a photo that fills a cushion with a seam allowance of 10 mm', () => {
  const cushion = surfaceGeometry(cushionDefinition, ['size-30x50'], 'portrait')
  const clipOf = (data: Partial<PlacedPhoto['data']>) => {
    const group = composePhoto(cushion, filling(data))
    return group.kind === 'group' ? (group.clip ?? '') : ''
  }
  const pointsOf = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

  it.each(['heart', 'ellipse', 'star'] as const)('as a %s ends at the seam', (mask) => {
    const points = pointsOf(clipOf({ mask }))
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(-0.01)
    expect([Math.max(...xs), Math.max(...ys)]).toEqual([expect.closeTo(300, 0), expect.closeTo(500, 0)])
  })

  it('has its round corners at the seam, and without any it reaches past it', () => {
    expect(
      pointsOf(clipOf({ radiusMm: 30 }))
        .flat()
        .every((at) => at >= 0 && at <= 500),
    ).toBe(true)
    expect(clipOf({})).toBe('M-10 -10L310 -10L310 510L-10 510Z')
  })
})

describe('a white border around a print of 10 × 15 cm with 2 mm of bleed', () => {
  const print = surfaceGeometry(printDefinition, ['size-10x15'], 'portrait')
  const transformOf = (data: Partial<PlacedPhoto['data']>): Matrix => {
    const group = composePhoto(print, filling(data))
    const [image] = group.kind === 'group' ? group.children : []
    if (image?.kind !== 'image') throw new Error('No image')
    return image.transform
  }
  /** What of the photo lies between two points of the face, in 0..1. */
  const seen = ([a, , , d, e, f]: Matrix, inset: number) =>
    [(inset - e) / a, (inset - f) / d, (100 - inset - e) / a, (150 - inset - f) / d] as const

  it('covers nothing of the photo that is seen without it, and does not stretch the photo', () => {
    const border = { colour: '#ffffff' as const, widthMm: 6 }
    const [plain, bordered] = [transformOf({}), transformOf({ border })]
    const [left, top, right, bottom] = seen(plain, 0)
    const [left4, top4, right4, bottom4] = seen(bordered, 4)
    // An even border is another shape than the print: a tenth of a millimetre at each side is lost.
    const lost = [left4 - left, top4 - top, right - right4, bottom - bottom4].map((part) => part * 100)
    expect(Math.max(...lost)).toBeLessThan(0.12)
    expect(bordered[0] / bordered[3]).toBeCloseTo(plain[0] / plain[3], 9)
    // The photo fills the 92 × 142 mm inside the border.
    expect([left4 >= 0, top4 >= 0, right4 <= 1, bottom4 <= 1]).toEqual([true, true, true, true])
  })
})
