import { describe, expect, it } from 'vitest'
import type { DesignDocument, DesignPhoto } from './document'
import { chooseOptions, placePhoto } from './edits'
import { chooseLayout } from './layouts/edits'
import { newDocument } from './new-document'
import { applyPatch } from './patch'
import { readDefinition } from './read-definition'
import { placedPhotosOf, surfacesOf } from './records'
import { geometryOn } from './surfaces'
import { canvasDefinition } from './testing/definitions'

const small = { id: 'rows-2-2', gapMm: 4, marginMm: 0 }
const large = { id: 'rows-3-3-3', gapMm: 4, marginMm: 0 }

/** A canvas with four places on 30 × 40 cm and nine on 60 × 90 cm. */
const collage = {
  ...canvasDefinition,
  effects: [
    ...canvasDefinition.effects,
    { option: 'size-30x40', part: { front: { layout: small } } },
    { option: 'size-60x90', part: { '*': { layout: large } } },
  ],
}
const photo: DesignPhoto = {
  kind: 'photo',
  id: 'p',
  upload: null,
  name: 'p.jpg',
  widthPx: 3000,
  heightPx: 2000,
}
const opened = (size: string) => newDocument(collage, { sku: 's', tool: 't', options: [size] })
const surfaceIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}
const layoutIn = (design: DesignDocument) => surfaceIn(design).layout
const sized = (design: DesignDocument, size: string) =>
  applyPatch(design, chooseOptions(collage, design, [size])).document

describe('a product that starts with a layout', () => {
  it('has that of the chosen size', () => {
    expect([layoutIn(opened('size-30x40')), layoutIn(opened('size-60x90'))]).toEqual([small, large])
    expect(layoutIn(opened('size-20x20'))).toBeUndefined()
  })

  it('has that of another size while its places are empty', () => {
    const design = sized(opened('size-30x40'), 'size-60x90')
    expect(layoutIn(design)).toEqual(large)
    expect(layoutIn(sized(design, 'size-20x20'))).toBeUndefined()
  })

  it('keeps the layout that has a photo, or that the shopper has chosen', () => {
    const empty = opened('size-30x40')
    const filled = applyPatch(empty, placePhoto(collage, empty, surfaceIn(empty), photo)).document
    expect(placedPhotosOf(filled).map(({ slot }) => slot)).toEqual([0])
    expect(layoutIn(sized(filled, 'size-60x90'))).toEqual(small)
    const own = { ...small, gapMm: 9 }
    const patch = chooseLayout(empty, surfaceIn(empty), geometryOn(collage, empty, surfaceIn(empty)), own)
    expect(layoutIn(sized(applyPatch(empty, patch).document, 'size-60x90'))).toEqual(own)
  })

  it('is read by pages without zod, and not with other fields', () => {
    const [part] = canvasDefinition.parts
    const json = (layout: object) => JSON.stringify({ ...canvasDefinition, parts: [{ ...part, layout }] })
    expect(readDefinition(json(small))?.parts[0]?.layout).toEqual(small)
    expect(readDefinition(json({ ...small, marginMm: -1 }))).toBeNull()
    expect(readDefinition(json({ ...small, more: 1 }))).toBeNull()
  })
})
