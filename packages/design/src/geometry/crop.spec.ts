import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropReach, isOnPhoto, type TurnedPhoto } from '../document/crop-reach'
import type { CropBox, QuarterTurns } from '../document/document'
import { sizesOf } from '../product/parts'
import { canvasDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import {
  aspectOf,
  centreOf,
  coverCrop,
  flipCrop,
  MAX_ZOOM,
  nextTurn,
  panCrop,
  refitCrop,
  turnCrop,
  turnedPhoto,
  zoomCrop,
  zoomOf,
} from './crop'
import { type Orientation, type Size, surfaceGeometry } from './surfaces'

const photoSide = fc.integer({ min: 20, max: 16_384 })
const photo = fc.record({ width: photoSide, height: photoSide })
const aspect = fc.double({ min: 0.2, max: 5, noNaN: true })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })

const SQUARE = { width: 1000, height: 1000 }
const straighten = fc.oneof(fc.constant(0), fc.double({ min: -45, max: 45, noNaN: true }))

/** Any crop that a shopper can reach: enlarged somewhere of a photo that is straight or not. */
const reached = fc
  .record({
    photo: fc.record({ width: photoSide, height: photoSide, straighten }),
    aspect,
    factor: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
    x: part,
    y: part,
  })
  .map(({ photo, aspect, factor, x, y }) => ({
    photo,
    aspect,
    crop: zoomCrop(coverCrop(photo, aspect), photo, aspect, factor, { x, y }),
  }))

const expectInside = (crop: CropBox, photo: TurnedPhoto = SQUARE) => {
  expect(isOnPhoto(crop, photo)).toBe(true)
  expect(crop.x).toBeGreaterThanOrEqual(0)
  expect(crop.y).toBeGreaterThanOrEqual(0)
  expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9)
  expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9)
  expect(crop.width).toBeGreaterThan(0)
  expect(crop.height).toBeGreaterThan(0)
}

const pixelAspect = (crop: CropBox, size: Size) => (crop.width * size.width) / (crop.height * size.height)
const expectClose = (value: number, wanted: number) => expect(Math.abs(value / wanted - 1)).toBeLessThan(1e-6)

describe('coverCrop', () => {
  it.each([
    ['a wide photo on a square', { width: 3000, height: 2000 }, 1, { x: 1 / 6, y: 0, width: 2 / 3, height: 1 }],
    ['a tall photo on a square', { width: 2000, height: 3000 }, 1, { x: 0, y: 1 / 6, width: 1, height: 2 / 3 }],
    ['the same proportions', { width: 3000, height: 2000 }, 1.5, { x: 0, y: 0, width: 1, height: 1 }],
  ])('%s', (_, size, wanted, box) => {
    const crop = coverCrop(size, wanted)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(crop[side]).toBeCloseTo(box[side], 9)
  })

  it('has the proportions of the surface for every size, orientation and turn', () => {
    const pieces = [canvasDefinition, printDefinition, mugDefinition].flatMap((definition) =>
      sizesOf(definition).flatMap((size) =>
        (['portrait', 'landscape'] as Orientation[]).map((orientation) =>
          surfaceGeometry(definition, [size.optionUid], orientation),
        ),
      ),
    )
    fc.assert(
      fc.property(
        photo,
        fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
        fc.constantFrom(...pieces),
        (size, turns, piece) => {
          const turned = turnedPhoto(size, { turns })
          const crop = coverCrop(turned, aspectOf(piece.photo))
          expectInside(crop)
          expectClose(pixelAspect(crop, turned), aspectOf(piece.photo))
        },
      ),
    )
  })
})

describe('panCrop', () => {
  it('stays inside the photo and keeps its size', () => {
    fc.assert(
      fc.property(
        reached,
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (at, x, y) => {
          const moved = panCrop(at.crop, at.photo, { x, y })
          expectInside(moved, at.photo)
          expect(moved.width).toBe(at.crop.width)
          expect(moved.height).toBe(at.crop.height)
        },
      ),
    )
  })

  it('returns to its start unless it meets a side of the photo', () => {
    const crop = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }
    fc.assert(
      fc.property(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }), (x, y) => {
        const back = panCrop(panCrop(crop, SQUARE, { x, y }), SQUARE, { x: -x, y: -y })
        expect(back.x).toBeCloseTo(crop.x, 9)
        expect(back.y).toBeCloseTo(crop.y, 9)
      }),
    )
  })

  it('moves right and down by fractions of its own size', () => {
    const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }
    const moved = panCrop(crop, SQUARE, { x: 0.1, y: 0.2 })
    expect(moved.x).toBeCloseTo(0.3, 9)
    expect(moved.y).toBeCloseTo(0.3, 9)
  })
})

describe('zoomCrop', () => {
  it('stays inside the photo and keeps the proportions of the surface', () => {
    fc.assert(
      fc.property(reached, factor, part, part, (at, by, x, y) => {
        const crop = zoomCrop(at.crop, at.photo, at.aspect, by, { x, y })
        expectInside(crop, at.photo)
        expectClose(pixelAspect(crop, at.photo), at.aspect)
      }),
    )
  })

  it('enlarging and the inverse give the same crop', () => {
    fc.assert(
      fc.property(
        photo,
        aspect,
        fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
        part,
        part,
        (size, wanted, by, x, y) => {
          const start = coverCrop(size, wanted)
          const back = zoomCrop(zoomCrop(start, size, wanted, by, { x, y }), size, wanted, 1 / by, { x, y })
          for (const side of ['x', 'y', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(start[side], 6)
        },
      ),
    )
  })

  it('keeps the point under the finger in place', () => {
    const size = { width: 4000, height: 3000 }
    const before = zoomCrop(coverCrop(size, 1), size, 1, 2, { x: 0.5, y: 0.5 })
    const focus = { x: 0.3, y: 0.6 }
    const after = zoomCrop(before, size, 1, 1.5, focus)
    expect(after.x + focus.x * after.width).toBeCloseTo(before.x + focus.x * before.width, 9)
    expect(after.y + focus.y * after.height).toBeCloseTo(before.y + focus.y * before.height, 9)
  })

  it('ends at its limits', () => {
    const size = { width: 4000, height: 3000 }
    const most = zoomCrop(coverCrop(size, 1), size, 1, 1000, { x: 0.5, y: 0.5 })
    expect(zoomOf(most, size, 1)).toBeCloseTo(MAX_ZOOM, 9)
    expect(zoomCrop(most, size, 1, 0.0001, { x: 0.9, y: 0.1 })).toMatchObject({ width: 0.75, height: 1 })
  })
})

describe('refitCrop', () => {
  it('takes the new proportions, stays inside and keeps the enlargement', () => {
    fc.assert(
      fc.property(reached, aspect, (at, wanted) => {
        const crop = refitCrop(at.crop, at.photo, at.aspect, wanted)
        expectInside(crop, at.photo)
        expectClose(pixelAspect(crop, at.photo), wanted)
        expectClose(zoomOf(crop, at.photo, wanted), zoomOf(at.crop, at.photo, at.aspect))
      }),
    )
  })

  it('keeps the centre where the photo allows it', () => {
    const size = { width: 4000, height: 4000 }
    const crop = { x: 0.3, y: 0.35, width: 0.25, height: 0.25 }
    const refit = refitCrop(crop, size, 1, 1.5)
    expect(centreOf(refit).x).toBeCloseTo(centreOf(crop).x, 9)
    expect(centreOf(refit).y).toBeCloseTo(centreOf(crop).y, 9)
  })
})

describe('turnCrop', () => {
  it('stays inside and keeps the proportions of the surface', () => {
    fc.assert(
      fc.property(reached, (at) => {
        const crop = turnCrop(at.crop, at.photo, at.aspect)
        expectInside(crop, turnedPhoto(at.photo, { turns: 1, straighten: at.photo.straighten }))
        expectClose(pixelAspect(crop, turnedPhoto(at.photo, { turns: 1, straighten: at.photo.straighten })), at.aspect)
      }),
    )
  })

  it('four turns of a square crop on a square photo end where they began', () => {
    const size = { width: 2000, height: 2000 }
    const start = { x: 0.1, y: 0.5, width: 0.3, height: 0.3 }
    let crop: CropBox = start
    for (let turn = 0; turn < 4; turn++) crop = turnCrop(crop, size, 1)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(crop[side]).toBeCloseTo(start[side], 9)
  })

  it('counts in quarters', () => {
    expect(([0, 1, 2, 3] as const).map((turns) => nextTurn(turns))).toEqual([1, 2, 3, 0])
    expect(([0, 1, 2, 3] as const).map((turns) => nextTurn(turns, true))).toEqual([3, 0, 1, 2])
  })
})

describe('flipCrop', () => {
  it('is its own inverse, and stays on a photo that is straightened the other way', () => {
    fc.assert(
      fc.property(reached, ({ crop, photo }) => {
        const flipped = flipCrop(crop)
        expectInside(flipped, { ...photo, straighten: -photo.straighten })
        expect(flipCrop(flipped).x).toBeCloseTo(crop.x, 9)
      }),
    )
  })
})

describe('a straightened photo', () => {
  it('has all corners of any crop on it, and the largest crop touches its edge', () => {
    fc.assert(
      fc.property(photo, straighten, aspect, (size, angle, wanted) => {
        const turned = { ...size, straighten: angle }
        const crop = coverCrop(turned, wanted)
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
        for (const [right, down] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const [x, y] = [(right * crop.width * size.width) / 2, (down * crop.height * size.height) / 2]
          expect(Math.abs(x * cos + y * sin)).toBeLessThanOrEqual(size.width / 2 + 1e-6 * size.width)
          expect(Math.abs(y * cos - x * sin)).toBeLessThanOrEqual(size.height / 2 + 1e-6 * size.height)
        }
        const reach = cropReach(crop, turned)
        expect(Math.max(reach.width, reach.height)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('moves on the screen in the direction of the drag', () => {
    const size = { width: 1000, height: 1000, straighten: 30 }
    const moved = panCrop({ x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, size, { x: 0.5, y: 0 })
    // The photo is turned by 30 degrees clockwise: to the right on the screen is to its own right and up.
    expect(moved.x).toBeCloseTo(0.4 + 0.1 * Math.cos(Math.PI / 6), 9)
    expect(moved.y).toBeCloseTo(0.4 - 0.1 * Math.sin(Math.PI / 6), 9)
  })
})

describe('a crop is on its photo', () => {
  const anyPart = fc.double({ min: -0.5, max: 1.5, noNaN: true })
  const anySide = fc.double({ min: 0.01, max: 1.2, noNaN: true })

  it('where its corners are, both upright and turned with the photo', () => {
    const anyCrop = fc.record({ x: anyPart, y: anyPart, width: anySide, height: anySide })
    const anyPhoto = fc.record({ width: photoSide, height: photoSide, straighten })
    fc.assert(
      fc.property(anyCrop, anyPhoto, (crop, under) => {
        const angle = (under.straighten * Math.PI) / 180
        const centre = centreOf(crop)
        const corners = [-0.5, 0.5].flatMap((right) =>
          [-0.5, 0.5].flatMap((down) => {
            const [x, y] = [right * crop.width * under.width, down * crop.height * under.height]
            const turned = {
              x: centre.x + (x * Math.cos(angle) + y * Math.sin(angle)) / under.width,
              y: centre.y + (y * Math.cos(angle) - x * Math.sin(angle)) / under.height,
            }
            return [turned, { x: centre.x + x / under.width, y: centre.y + y / under.height }]
          }),
        )
        const isInside = corners.every(({ x, y }) => [x, y].every((at) => at >= -1e-6 && at <= 1.000_001))
        expect(isOnPhoto(crop, under)).toBe(isInside)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    [{ x: 0, y: 0, width: 1, height: 1 }, true],
    [{ x: -0.01, y: 0, width: 0.5, height: 0.5 }, false],
    [{ x: 0.51, y: 0, width: 0.5, height: 0.5 }, false],
    [{ x: 0, y: -0.01, width: 0.5, height: 0.5 }, false],
    [{ x: 0, y: 0.51, width: 0.5, height: 0.5 }, false],
  ])('%j: %s', (crop, isOn) => {
    expect(isOnPhoto(crop, SQUARE)).toBe(isOn)
  })
})

describe('panCrop of a straightened photo', () => {
  it('shifts the crop as the shopper sees it, whatever the shape of the photo', () => {
    const turned = { width: 4000, height: 2000, straighten: 30 }
    const small = { x: 0.45, y: 0.45, width: 0.1, height: 0.1 }
    const seen = (by: { x: number; y: number }) => {
      const [before, after] = [centreOf(small), centreOf(panCrop(small, turned, by))]
      const [x, y] = [(after.x - before.x) * 4000, (after.y - before.y) * 2000]
      const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
      // Back into the turned axes, in parts of the crop.
      return { x: (x * cos - y * sin) / 400, y: (x * sin + y * cos) / 200 }
    }
    for (const by of [
      { x: 0.4, y: 0 },
      { x: 0, y: 0.4 },
      { x: -0.3, y: 0.2 },
    ]) {
      expect(seen(by).x).toBeCloseTo(by.x, 6)
      expect(seen(by).y).toBeCloseTo(by.y, 6)
    }
  })
})
