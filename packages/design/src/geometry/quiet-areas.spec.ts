import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import type { DesignDocument, DesignPhoto } from '../document/document'
import type { FreeItem } from '../document/free-item'
import { applyPatch } from '../document/patch'
import { placedPhotosOf, surfacesOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import { replacePhoto } from '../items/photo/add-photo'
import { chooseLayout } from '../layouts/choose-layout'
import { swapSlots } from '../layouts/edits'
import { preflight } from '../preflight/preflight'
import type { ProductDefinition } from '../product/definition'
import { printDefinition } from '../testing/definitions'
import { plainShape } from '../testing/texts'
import { automaticCrop } from './automatic-crop'
import { quietOnPhoto } from './quiet-areas'
import { geometryOn, surfaceGeometry } from './surfaces'

/** A clock of 100 × 100 mm with 2 mm of bleed. Its hands cover the middle. */
const clock: ProductDefinition = {
  ...printDefinition,
  effects: [],
  parts: printDefinition.parts.map((part) => ({
    ...part,
    canRotate: false,
    size: { widthMm: 100, heightMm: 100 },
    quiet: [{ label: 'Hands', x: 0.36, y: 0.36, width: 0.28, height: 0.28 }],
  })),
}

const photo = (subject?: DesignPhoto['subject']): DesignPhoto => ({
  kind: 'photo',
  id: 'p',
  upload: null,
  name: 'kea.jpg',
  widthPx: 4000,
  heightPx: 3000,
  ...(subject && { subject }),
})

const withPhoto = (subject?: DesignPhoto['subject']): DesignDocument => {
  const empty = newDocument(clock, { sku: 's', tool: 't', options: [] })
  const [surface] = surfacesOf(empty)
  if (!surface) throw new Error('No surface')
  return applyPatch(empty, placePhoto(clock, empty, surface, photo(subject))).document
}

const MIDDLE = { x: 0.42, y: 0.4, width: 0.16, height: 0.2 }

it('a quiet area of the face is found on the photo, which reaches into the bleed', () => {
  expect(quietOnPhoto(surfaceGeometry(clock, [], 'portrait'))).toEqual([
    {
      x: expect.closeTo(38 / 104, 9),
      y: expect.closeTo(38 / 104, 9),
      width: expect.closeTo(28 / 104, 9),
      height: expect.closeTo(28 / 104, 9),
    },
  ])
})

describe('the automatic crop', () => {
  const hands = [{ x: 0.36, y: 0.36, width: 0.28, height: 0.28 }]

  it('keeps what the photo shows beside the hands of a clock', () => {
    const crop = automaticCrop(photo(MIDDLE), { turns: 0 }, 1, hands)
    const [left, top] = [(0.42 - crop.x) / crop.width, (0.4 - crop.y) / crop.height]
    const [right, bottom] = [left + 0.16 / crop.width, top + 0.2 / crop.height]
    expect(right <= 0.361 || left >= 0.639 || bottom <= 0.361 || top >= 0.639).toBe(true)
    expect([left, top, 1 - right, 1 - bottom].every((space) => space >= 0)).toBe(true)
    expect((crop.width * 4000) / (crop.height * 3000)).toBeCloseTo(1, 6)
  })

  it('stays about the subject where nothing covers it, and in the middle where nobody knows of one', () => {
    const beside = { x: 0.36, y: 0.02, width: 0.16, height: 0.2 }
    expect(automaticCrop(photo(beside), { turns: 0 }, 1, hands)).toEqual(automaticCrop(photo(beside), { turns: 0 }, 1))
    expect(automaticCrop(photo(), { turns: 0 }, 1, hands)).toEqual(automaticCrop(photo(), { turns: 0 }, 1))
  })

  it('is that of a photo that is placed', () => {
    const [item] = placedPhotosOf(withPhoto(MIDDLE))
    expect(item?.data.crop).not.toEqual(automaticCrop(photo(MIDDLE), { turns: 0 }, 1))
    expect(preflight(clock, withPhoto(MIDDLE), plainShape).map(({ kind }) => kind)).not.toContain('photo-covered')
  })
})

describe('the automatic crop in a place of a layout', () => {
  /** The right of two places lies under the hands. */
  const sided: ProductDefinition = {
    ...clock,
    parts: clock.parts.map((part) => ({
      ...part,
      quiet: [{ label: 'Hands', x: 0.55, y: 0.3, width: 0.3, height: 0.5 }],
    })),
    effects: [{ option: 'wide', part: { front: { size: { widthMm: 140, heightMm: 100 } } } }],
  }
  const other = { ...photo(MIDDLE), id: 'q' }
  const coveredIn = (design: DesignDocument) =>
    preflight(sided, design, plainShape).filter(({ kind }) => kind === 'photo-covered')
  const parts = (design: DesignDocument) => {
    const [surface] = surfacesOf(design)
    if (!surface) throw new Error('No surface')
    return { surface, geometry: geometryOn(sided, design, surface) }
  }
  const arranged = (): DesignDocument => {
    const empty = newDocument(sided, { sku: 's', tool: 't', options: [] })
    const both = applyPatch(empty, { put: [photo(MIDDLE), other] }).document
    const { surface, geometry } = parts(both)
    const layout = { id: 'rows-2', gapMm: 2, marginMm: 0 }
    return applyPatch(both, chooseLayout(both, surface, geometry, layout, [photo(MIDDLE), other])).document
  }
  const usual = automaticCrop(photo(MIDDLE), { turns: 0 }, 51 / 104)

  it('keeps what the photo shows out of what covers it', () => {
    const design = arranged()
    const [left, right] = placedPhotosOf(design)
    expect(left?.data.crop.x).toBeCloseTo(usual.x, 6)
    expect(right?.data.crop).not.toEqual(left?.data.crop)
    expect(coveredIn(design)).toEqual([])
  })

  it('is made anew in another place, for another photo there, and for another size', () => {
    const design = arranged()
    const { surface, geometry } = parts(design)
    const swapped = applyPatch(design, swapSlots(design, surface, geometry, 0, 1) ?? {}).document
    expect(coveredIn(swapped)).toEqual([])
    const [, right] = placedPhotosOf(design)
    const third = { ...photo(MIDDLE), id: 'r', widthPx: 3000, heightPx: 3000 }
    expect(
      coveredIn(applyPatch(design, replacePhoto(right as typeof right & FreeItem, third, geometry)).document),
    ).toEqual([])
    const wide = applyPatch(design, chooseOptions(sided, design, ['wide'])).document
    expect(parts(wide).geometry.face.width).toBe(140)
    expect(coveredIn(wide)).toEqual([])
  })

  it('stays where the shopper has set it', () => {
    const design = arranged()
    const { surface, geometry } = parts(design)
    const [left] = placedPhotosOf(design)
    if (!left) throw new Error('No photo')
    const crop = { ...left.data.crop, x: 0.1, width: usual.width * 0.5, height: 0.5 }
    const set = applyPatch(design, { put: [{ ...left, data: { ...left.data, crop } }] }).document
    const swapped = applyPatch(set, swapSlots(set, surface, geometry, 0, 1) ?? {}).document
    const moved = placedPhotosOf(swapped).find(({ id }) => id === left.id)
    expect(moved?.data.crop.x).toBeCloseTo(0.1, 6)
    expect(moved?.slot).toBe(1)
  })
})

describe('preflight', () => {
  const moved = (subject?: DesignPhoto['subject']): DesignDocument => {
    const design = withPhoto(subject)
    const [item] = placedPhotosOf(design)
    if (!item) throw new Error('No photo')
    const data = { ...item.data, crop: { x: 0.125, y: 0, width: 0.75, height: 1 } }
    return applyPatch(design, { put: [{ ...item, data }] }).document
  }

  it('tells of a photo whose subject is covered, and names what covers it', () => {
    expect(preflight(clock, moved(MIDDLE), plainShape)).toEqual([
      expect.objectContaining({
        kind: 'photo-covered',
        text: 'Hands: part of kea.jpg is covered here. Move the photo if it matters.',
      }),
    ])
  })

  it('says nothing of a subject beside it, nor of a photo of which nobody knows what it shows', () => {
    expect(preflight(clock, moved({ x: 0.15, y: 0.02, width: 0.3, height: 0.3 }), plainShape)).toEqual([])
    expect(preflight(clock, moved(), plainShape)).toEqual([])
  })
})
