import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { unusedPhotos } from '../arrangement/tray'
import { type DesignDocument, type DesignPhoto, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, placedPhotosOf, surfacesOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { printDefinition } from '../testing/definitions'
import { textOf } from '../testing/texts'
import { chooseLayout } from './choose-layout'
import { isSlotted } from './edits'

const lying = (id: string, more: Partial<DesignPhoto> = {}): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx: 1500,
  heightPx: 1000,
  ...more,
})
const upright = (id: string): DesignPhoto => lying(id, { widthPx: 1000, heightPx: 1500 })

const start = (...photos: DesignPhoto[]): DesignDocument =>
  applyPatch(newDocument(printDefinition, { sku: 's', tool: 't', options: ['size-20x30'] }), { put: photos }).document
const surfaceIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('No surface')
  return surface
}
function arranged(design: DesignDocument, id: string, gapMm = 4): DesignDocument {
  const surface = surfaceIn(design)
  const geometry = geometryOn(printDefinition, design, surface)
  const unused = unusedPhotos(printDefinition, design, 'taken')
  const { document } = applyPatch(design, chooseLayout(design, surface, geometry, { id, gapMm, marginMm: 4 }, unused))
  expect(designDocument.safeParse(document).success).toBe(true)
  return document
}
/** The photos in the order of their places. */
const shown = (design: DesignDocument) =>
  placedPhotosOf(design)
    .toSorted((a, b) => (a.slot ?? -1) - (b.slot ?? -1))
    .map(({ data }) => data.photo)
const cropOf = (design: DesignDocument) => placedPhotosOf(design)[0]?.data.crop
const filling = (photo: DesignPhoto, more: object = {}): DesignDocument => {
  const empty = start()
  const { document } = applyPatch(empty, placePhoto(printDefinition, empty, surfaceIn(empty), photo))
  const [item] = placedPhotosOf(document)
  return item ? applyPatch(document, { put: [{ ...item, ...more }] }).document : document
}

describe('photos and the places that suit them', () => {
  // The first and the last of the four places lie, those between them stand.
  const MIXED = 'rows-1-2-1'

  test('new ones come into places of their orientation', () => {
    expect(shown(arranged(start(upright('a'), upright('b'), lying('c'), lying('d')), MIXED))).toEqual([
      'c',
      'a',
      'b',
      'd',
    ])
  })

  test('those of another layout come into places of their orientation', () => {
    const rows = arranged(start(upright('a'), upright('b'), lying('c'), lying('d')), 'rows-1-1-1-1')
    expect(shown(rows)).toEqual(['c', 'd', 'a', 'b'])
    expect(shown(arranged(rows, MIXED))).toEqual(['c', 'a', 'b', 'd'])
  })

  test('those without a place leave the surface and stay in the design', () => {
    const one = arranged(arranged(start(lying('a'), lying('b'), lying('c')), 'rows-1-1-1'), 'rows-1')
    expect(shown(one)).toEqual(['a'])
    expect(Object.keys(one.records)).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  })

  test('new ones come in the order in which they were taken', () => {
    const [late, early] = [
      lying('a', { takenAt: '2026-02-02T00:00:00' }),
      lying('b', { takenAt: '2026-02-01T00:00:00' }),
    ]
    expect(shown(arranged(start(late, early), 'rows-1-1'))).toEqual(['b', 'a'])
  })
})

describe('the crop of a photo that comes into a place', () => {
  // 192 by 292 mm of a square photo.
  const width = 192 / 292
  const square = lying('a', { widthPx: 1000 })

  test('is the largest one where the photo has filled the surface', () => {
    const design = filling(square)
    const [item] = placedPhotosOf(design)
    if (!item) throw new Error('No photo')
    const moved = { ...item, data: { ...item.data, crop: { ...item.data.crop, x: 0 } } }
    const crop = cropOf(arranged(applyPatch(design, { put: [moved] }).document, 'rows-1'))
    expect(crop).toEqual({ x: expect.closeTo((1 - width) / 2, 9), y: 0, width: expect.closeTo(width, 9), height: 1 })
  })

  test('keeps its middle where the photo had a frame', () => {
    const frame = { x: 0, y: 0, width: 100, height: 150, angle: 0 }
    const crop = { x: 0, y: 0, width: 2 / 3, height: 1 }
    const [item] = placedPhotosOf(filling(square))
    const kept = cropOf(arranged(filling(square, { frame, data: { ...item?.data, crop } }), 'rows-1'))
    expect((kept?.x ?? 0) + (kept?.width ?? 0) / 2).toBeCloseTo(1 / 3, 6)
  })

  test('is as it was where only the gap changes', () => {
    const two = arranged(start(lying('a'), upright('b')), 'rows-1-1')
    expect(shown(arranged(two, 'rows-1-1', 9))).toEqual(shown(two))
    expect(surfaceIn(arranged(two, 'rows-1-1', 9)).layout?.gapMm).toBe(9)
  })
})

test('a locked photo without a layout stays where it is', () => {
  const frame = { x: 10, y: 10, width: 30, height: 20, angle: 0 }
  const [item] = placedPhotosOf(filling(lying('a')))
  const locked = { frame, locked: true as const, data: { ...item?.data, crop: { x: 0, y: 0, width: 1, height: 1 } } }
  const design = arranged(filling(lying('a'), locked), 'rows-1')
  expect(placedPhotosOf(design)).toMatchObject([{ frame, locked: true }])
})

test('new photos lie below a text', () => {
  const text = { kind: 'item', id: 't', order: 'a0', type: 'text', data: textOf('Kia ora') } as const
  const frame = { x: 10, y: 10, width: 30, height: 20, angle: 0 }
  const empty = start(lying('a'), lying('b'))
  const { document } = applyPatch(empty, { put: [{ ...text, surface: surfaceIn(empty).id, frame }] })
  const design = arranged(document, 'rows-1-1')
  expect(itemsOn(design, surfaceIn(design)).map(({ type }) => type)).toEqual(['photo', 'photo', 'text'])
})

test('a photo is in a place with its number and its frame only', () => {
  const [item] = placedPhotosOf(arranged(start(lying('a')), 'rows-1'))
  if (!item) throw new Error('No photo')
  const { slot: _, ...free } = item
  const { frame: __, ...bare } = item
  const words = { ...item, type: 'text', data: textOf('a') } as const
  expect([item, free, bare, words].map((each) => isSlotted(each as typeof item))).toEqual([true, false, false, false])
})
