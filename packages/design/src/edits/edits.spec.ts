import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto, turnPiece } from '../arrangement/place-photo'
import { type DesignDocument, type DesignSurface, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { photosOf, placedPhotosOf, surfacesOf } from '../document/records'
import { aspectOf } from '../geometry/crop'
import type { ProductDefinition } from '../product/definition'
import { canvasDefinition, cushionDefinition, mugDefinition, printDefinition } from '../testing/definitions'
import {
  changeLook,
  chooseOptions,
  fillingPlacement,
  fillSurface,
  flipPhoto,
  panPhoto,
  straightenPhoto,
  turnPhoto,
  zoomPhoto,
} from './edits'
import { removeItems } from './item-edits'

const start = (definition: ProductDefinition, options: string[]): DesignDocument =>
  newDocument(definition, { sku: 'sku', tool: 'tool', options })

const wide = { kind: 'photo' as const, id: 'a', upload: null, name: 'wide.jpg', widthPx: 3000, heightPx: 2000 }
const canvasOptions = ['size-30x40', 'depth-19', 'edge-wrap']

const surfaceIn = (design: DesignDocument): DesignSurface => {
  const surface = surfacesOf(design)[0]
  if (!surface) throw new Error('The design has no surface')
  return surface
}

const withPhoto = () => {
  const empty = start(canvasDefinition, canvasOptions)
  return applyPatch(empty, placePhoto(canvasDefinition, empty, surfaceIn(empty), wide)).document
}

const at = (design: DesignDocument) => {
  const placement = fillingPlacement(canvasDefinition, design, surfaceIn(design))
  if (!placement) throw new Error('No photo is placed')
  return placement
}

/** Any command of the tool, by a number. */
const commands: ((design: DesignDocument) => Patch)[] = [
  (design) => zoomPhoto(at(design), 1.7, { x: 0.2, y: 0.9 }),
  (design) => zoomPhoto(at(design), 0.6),
  (design) => panPhoto(at(design), { x: 0.3, y: -0.2 }),
  (design) => turnPhoto(at(design)),
  (design) => flipPhoto(at(design)),
  (design) => straightenPhoto(at(design), 12.5),
  (design) => straightenPhoto(at(design), -45),
  (design) => straightenPhoto(at(design), 0),
  (design) => fillSurface(at(design)),
  (design) => turnPiece(canvasDefinition, design, surfaceIn(design)),
  (design) => chooseOptions(canvasDefinition, design, ['size-20x20', 'depth-38', 'edge-mirror']),
  (design) => chooseOptions(canvasDefinition, design, ['size-100x150', 'depth-19', 'edge-white']),
]

describe('edits of a design', () => {
  it('a landscape photo turns a canvas, and a mug stays as it is', () => {
    expect(surfacesOf(withPhoto())[0]?.orientation).toBe('landscape')
    const mug = start(mugDefinition, ['size-330'])
    const placed = applyPatch(
      mug,
      placePhoto(mugDefinition, mug, surfaceIn(mug), { ...wide, widthPx: 100, heightPx: 200 }),
    )
    expect(surfacesOf(placed.document)[0]?.orientation).toBe('landscape')
  })

  it('another photo takes the place of the first, which stays in the design', () => {
    const design = withPhoto()
    const next = applyPatch(
      design,
      placePhoto(canvasDefinition, design, surfaceIn(design), { ...wide, id: 'b' }),
    ).document
    expect(photosOf(next).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(placedPhotosOf(next).map(({ data }) => data.photo)).toEqual(['b'])
  })

  it('a photo taken off the print stays in the design, as do size and options', () => {
    const design = withPhoto()
    const next = applyPatch(design, removeItems(design, [at(design).placed])).document
    expect(placedPhotosOf(next)).toEqual([])
    expect(photosOf(next)).toHaveLength(1)
    expect(next.options).toEqual(canvasOptions)
  })

  it('any run of commands leaves a valid document whose photo fits its surface, and undoes to the start', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(commands.length - 1), { maxLength: 25 }), (run) => {
        const first = withPhoto()
        let design = first
        const back: Patch[] = []
        for (const command of run) {
          const step = applyPatch(design, commands[command]?.(design) ?? {})
          back.unshift(step.inverse)
          design = step.document
          expect(designDocument.safeParse(design).success).toBe(true)
          const { placed, turned, aspect } = at(design)
          const inPixels = (placed.data.crop.width * turned.width) / (placed.data.crop.height * turned.height)
          expect(Math.abs(inPixels / aspect - 1)).toBeLessThan(1e-6)
        }
        for (const patch of back) design = applyPatch(design, patch).document
        expect(design).toEqual(first)
      }),
    )
  })

  it('does not change its input document', () => {
    const design = withPhoto()
    const copy = structuredClone(design)
    for (const command of commands) applyPatch(design, command(design))
    expect(design).toEqual(copy)
  })

  it('a print turned to portrait shows an upright part of a landscape', () => {
    const empty = start(printDefinition, ['size-10x15'])
    const design = applyPatch(empty, placePhoto(printDefinition, empty, surfaceIn(empty), wide)).document
    const turned = applyPatch(design, turnPiece(printDefinition, design, surfaceIn(design))).document
    const placement = fillingPlacement(printDefinition, turned, surfaceIn(turned))
    expect(placement?.aspect).toBeCloseTo(aspectOf({ width: 104, height: 154 }), 9)
    expect(placement?.placed.data.crop.height).toBe(1)
    const back = applyPatch(turned, turnPiece(printDefinition, turned, surfaceIn(turned))).document
    expect([design, turned, back].map((each) => surfaceIn(each).orientation)).toEqual([
      'landscape',
      'portrait',
      'landscape',
    ])
  })

  it('another size leaves an item alone whose photo is not in the design', () => {
    const design = withPhoto()
    const lost = { ...design, records: { ...design.records } }
    delete (lost.records as Record<string, unknown>).a
    const { put } = chooseOptions(canvasDefinition, lost, ['size-60x90', 'depth-19', 'edge-wrap'])
    expect(put).toEqual(surfacesOf(lost))
  })
})

describe('a placed photo', () => {
  const edited = (design: DesignDocument, ...edits: ((design: DesignDocument) => Patch)[]) =>
    edits.reduce((result, edit) => applyPatch(result, edit(result)).document, design)
  const dataOf = (design: DesignDocument) => at(design).placed.data

  it('is mirrored with its crop and its angle, and flipped twice it is as it was', () => {
    const before = edited(
      withPhoto(),
      (design) => straightenPhoto(at(design), 10),
      (design) => zoomPhoto(at(design), 3, { x: 0.2, y: 0.5 }),
    )
    const flipped = edited(before, (design) => flipPhoto(at(design)))
    const { crop } = dataOf(before)
    expect(dataOf(flipped)).toMatchObject({ flip: true, straighten: -10, crop: { y: crop.y, width: crop.width } })
    expect(dataOf(flipped).crop.x).toBeCloseTo(1 - crop.x - crop.width, 9)
    const again = edited(flipped, (design) => flipPhoto(at(design)))
    expect(dataOf(again)).toMatchObject({ straighten: 10, photo: 'a', turns: 0 })
    expect(dataOf(again)).not.toHaveProperty('flip')
    expect(dataOf(again).crop.x).toBeCloseTo(crop.x, 9)
  })

  it('without an angle has none after a flip, nor when it is straightened to 0', () => {
    const straight = edited(
      withPhoto(),
      (design) => straightenPhoto(at(design), 10),
      (design) => straightenPhoto(at(design), 0),
    )
    expect(dataOf(straight)).not.toHaveProperty('straighten')
    expect(dataOf(edited(straight, (design) => flipPhoto(at(design))))).not.toHaveProperty('straighten')
    expect(dataOf(edited(straight, (design) => straightenPhoto(at(design), -7.5))).straighten).toBe(-7.5)
  })

  it('keeps what a new look does not change, and has no look when nothing is changed', () => {
    const warm = edited(
      withPhoto(),
      (design) => changeLook(at(design), { warmth: 0.5 }),
      (design) => changeLook(at(design), { tone: 'sepia' }),
    )
    expect(dataOf(warm).look).toEqual({ brightness: 0, contrast: 0, saturation: 0, warmth: 0.5, tone: 'sepia' })
    expect(dataOf(warm)).toMatchObject({ photo: 'a', turns: 0 })
    const plain = edited(warm, (design) => changeLook(at(design), { warmth: 0, tone: 'none' }))
    expect(dataOf(plain)).not.toHaveProperty('look')
  })

  it('is another item on each side, and the same one when it is chosen again for its side', () => {
    const empty = start(cushionDefinition, [])
    const [front, back] = surfacesOf(empty)
    if (!front || !back) throw new Error('A cushion has two sides')
    const put = (surface: DesignSurface) => (design: DesignDocument) =>
      placePhoto(cushionDefinition, design, surface, wide)
    const both = edited(empty, put(front), put(back))
    expect(placedPhotosOf(both).map(({ surface }) => surface)).toEqual([front.id, back.id])
    expect(photosOf(both)).toHaveLength(1)
    const again = edited(both, put(front))
    const idsBySide = (design: DesignDocument) =>
      Object.fromEntries(placedPhotosOf(design).map(({ surface, id }) => [surface, id]))
    expect(idsBySide(again)).toEqual(idsBySide(both))
  })

  it.each([
    { x: 0.5, y: 0, width: 0.6, height: 0.5 },
    { x: 0, y: 0.5, width: 0.5, height: 0.6 },
  ])('is not valid with a crop that leaves the photo: %j', (crop) => {
    const design = withPhoto()
    const { placed } = at(design)
    const wrong = applyPatch(design, { put: [{ ...placed, data: { ...placed.data, crop } }] }).document
    expect(designDocument.safeParse(design).success).toBe(true)
    expect(designDocument.safeParse(wrong).success).toBe(false)
  })
})
