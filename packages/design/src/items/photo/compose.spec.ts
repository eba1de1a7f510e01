import { expect, it } from 'vitest'
import type { ImagePrimitive } from '../../display-list'
import type { PlacedPhoto } from '../../document'
import { applyMatrix } from '../../frame'
import { PLAIN_LOOK } from '../../look/photo-look'
import { surfaceGeometry } from '../../surfaces'
import { mugDefinition } from '../../testing/definitions'
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
