import { describe, expect, test } from 'vitest'
import type { CropBox, DesignPhoto, PlacedPhoto } from '../document/document'
import { automaticCrop, isAutomatic, shownPart, subjectOf } from './automatic-crop'

const wide: DesignPhoto = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 3000, heightPx: 2000 }
const showing = (subject: CropBox): DesignPhoto => ({ ...wide, subject })
const close = (box: CropBox) =>
  Object.fromEntries(Object.entries(box).map(([side, value]) => [side, expect.closeTo(value, 9)]))

describe('what a photo shows', () => {
  const person = showing({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })

  test.each([
    [0, false, { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
    [1, false, { x: 0.4, y: 0.1, width: 0.4, height: 0.3 }],
    [2, false, { x: 0.6, y: 0.4, width: 0.3, height: 0.4 }],
    [3, false, { x: 0.2, y: 0.6, width: 0.4, height: 0.3 }],
    [0, true, { x: 0.6, y: 0.2, width: 0.3, height: 0.4 }],
    [1, true, { x: 0.2, y: 0.1, width: 0.4, height: 0.3 }],
  ] as const)('after %i quarter turns, flipped: %s, is there', (turns, flip, box) => {
    expect(subjectOf(person, { turns, flip })).toEqual(close(box))
  })

  test('is not known where nobody has looked', () => {
    expect(subjectOf(wide, { turns: 0 })).toBeNull()
  })
})

describe('the automatic crop', () => {
  test('is the largest one, in the middle of the photo', () => {
    expect(automaticCrop(wide, { turns: 0 }, 1)).toEqual(close({ x: 1 / 6, y: 0, width: 2 / 3, height: 1 }))
    expect(automaticCrop(wide, { turns: 1 }, 1)).toEqual(close({ x: 0, y: 1 / 6, width: 1, height: 2 / 3 }))
  })

  test('is about the middle of what the photo shows, as far as the photo reaches', () => {
    const left = showing({ x: 0.3, y: 0.1, width: 0.2, height: 0.2 })
    expect(automaticCrop(left, { turns: 0 }, 1)).toEqual(close({ x: 0.4 - 1 / 3, y: 0, width: 2 / 3, height: 1 }))
    const corner = showing({ x: 0.9, y: 0.9, width: 0.1, height: 0.1 })
    expect(automaticCrop(corner, { turns: 0 }, 1)).toEqual(close({ x: 1 / 3, y: 0, width: 2 / 3, height: 1 }))
    expect(automaticCrop(corner, { turns: 0 }, 3)).toEqual(close({ x: 0, y: 0.5, width: 1, height: 0.5 }))
  })

  test('is left where a shopper has moved it on any side', () => {
    const placed = (crop: CropBox): PlacedPhoto => ({
      kind: 'item',
      id: 'i',
      surface: 's',
      order: 'a0',
      type: 'photo',
      data: { photo: 'p', turns: 0, crop },
    })
    const own = { x: 1 / 6, y: 0, width: 2 / 3, height: 1 }
    expect(isAutomatic(wide, placed(own), 1)).toBe(true)
    expect(isAutomatic(wide, placed({ ...own, x: own.x + 1e-8 }), 1)).toBe(true)
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(isAutomatic(wide, placed({ ...own, [side]: own[side] + 1e-4 }), 1), side).toBe(false)
      expect(isAutomatic(wide, placed({ ...own, [side]: own[side] - 1e-4 }), 1), side).toBe(false)
    }
  })
})

test.each([
  [0, 1.5, 1],
  [0, 1, 2 / 3],
  [0, 3, 1 / 2],
  [1, 1, 2 / 3],
  [1, 2 / 3, 1],
] as const)('after %i quarter turns a crop of aspect %f shows %f of the photo', (turns, aspect, part) => {
  expect(shownPart(wide, { turns }, aspect)).toBeCloseTo(part, 9)
})
