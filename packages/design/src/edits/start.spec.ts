import { describe, expect, it } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { nextPlace } from '../arrangement/shown-surfaces'
import { type DesignDocument, type DesignPhoto, designDocument, type PlacedText } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, placedPhotosOf, surfacesOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { changeText } from '../items/text/edit'
import { chooseLayout } from '../layouts/choose-layout'
import { preflight } from '../preflight/preflight'
import type { ProductDefinition } from '../product/definition'
import { readDefinition } from '../product/read-definition'
import { canvasDefinition } from '../testing/definitions'
import { plainShape } from '../testing/texts'
import type { TextData } from '../text/text-data'
import { chooseOptions } from './edits'

const small = { id: 'rows-2-2', gapMm: 4, marginMm: 0 }
const large = { id: 'rows-3-3-3', gapMm: 4, marginMm: 0 }

/** A canvas with four places on 30 × 40 cm and nine on 60 × 90 cm. */
const collage: ProductDefinition = {
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
    const patch = chooseLayout(empty, surfaceIn(empty), geometryOn(collage, empty, surfaceIn(empty)), own, [])
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

const word = { words: 'TAUPŌ', font: 'oswald', size: 0.2, colour: '#f1e6cc', outline: null } as const
const [front] = canvasDefinition.parts
const roll = {
  ...canvasDefinition,
  parts: canvasDefinition.parts.map((part) => ({
    ...part,
    ground: '#1d1d1b',
    texts: [
      { ...word, x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
      { ...word, words: 'NELSON', outline: '#ffffff', x: 0.1, y: 0.6, width: 0.8, height: 0.2 },
    ],
  })),
  effects: [
    ...canvasDefinition.effects,
    { option: 'pale', part: { '*': { ground: '#f1e6cc', ink: '#1d1d1b' } } },
    { option: 'low', part: { '*': { texts: [{ ...word, x: 0.1, y: 0.7, width: 0.8, height: 0.2 }] } } },
  ],
}
const rolled = (...options: string[]) => newDocument(roll, { sku: 's', tool: 't', options })
const textsIn = (design: DesignDocument) =>
  itemsOn(design, surfaceIn(design)).flatMap((item) => (item.type === 'text' ? [item] : []))
const choosing = (design: DesignDocument, ...options: string[]) =>
  applyPatch(design, chooseOptions(roll, design, options)).document
const worldOf = (design: DesignDocument) => preflight(roll, design, plainShape).map(({ kind, text }) => [kind, text])

describe('a product that starts with texts', () => {
  it('has them on its face in mm, over its background, as a valid document', () => {
    const design = rolled('size-20x20')
    expect(designDocument.safeParse(design).success).toBe(true)
    expect(surfaceIn(design).background).toEqual({ kind: 'colour', colour: '#1d1d1b' })
    expect(textsIn(design).map(({ data }) => [data.words, data.sizeMm, data.outline?.widthMm])).toEqual([
      ['TAUPŌ', 40, undefined],
      ['NELSON', 40, expect.closeTo(3.6)],
    ])
    expect(textsIn(design)[1]?.frame).toEqual({ x: 20, y: 120, width: 160, height: 40, angle: 0 })
    expect(front?.texts).toBeUndefined()
  })

  it('has them in the colours of the chosen option, and of another one', () => {
    const colours = (design: DesignDocument) => [
      surfaceIn(design).background,
      ...textsIn(design).map(({ data }) => data.colour),
    ]
    const pale = [{ kind: 'colour', colour: '#f1e6cc' }, '#1d1d1b', '#1d1d1b']
    expect(colours(rolled('size-20x20', 'pale'))).toEqual(pale)
    expect(colours(choosing(rolled('size-20x20'), 'size-20x20', 'pale'))).toEqual(pale)
  })

  it('keeps the words and colours that the shopper has chosen', () => {
    const design = rolled('size-20x20')
    const [first] = textsIn(design)
    if (!first) throw new Error('The design has no text')
    const own = changeText(first, { words: 'RAGLAN', colour: '#c0392b' }, plainShape)
    const ground = { ...surfaceIn(design), background: { kind: 'colour', colour: '#2f4a3a' } } as const
    const changed = applyPatch(applyPatch(design, own).document, { put: [ground] }).document
    const pale = choosing(changed, 'size-30x40', 'pale')
    expect(surfaceIn(pale).background).toEqual(ground.background)
    expect(textsIn(pale).map(({ data }) => [data.words, data.colour])).toEqual([
      ['RAGLAN', '#c0392b'],
      ['NELSON', '#1d1d1b'],
    ])
  })

  it('says before the cart which of them are still examples', () => {
    const design = rolled('size-20x20')
    expect(worldOf(design)).toEqual([
      ['unwritten', '“TAUPŌ” is one of our examples.'],
      ['unwritten', '“NELSON” is one of our examples.'],
    ])
    const [first] = textsIn(design)
    if (!first) throw new Error('The design has no text')
    const written = applyPatch(design, changeText(first, { words: 'RAGLAN' }, plainShape)).document
    expect(worldOf(written)).toEqual([['unwritten', '“NELSON” is one of our examples.']])
    // A copy of an example is one too.
    const copy = { ...first, id: 'copy' }
    expect(worldOf(applyPatch(written, { put: [copy] }).document)).toEqual([
      ['unwritten', '“TAUPŌ” is one of our examples.'],
      ['unwritten', '“NELSON” is one of our examples.'],
    ])
  })

  it('says of an example that was moved off the print both', () => {
    const design = rolled('size-20x20')
    const [first, second] = textsIn(design)
    if (!first || !second) throw new Error('The design has no texts')
    const moved = { ...first, frame: { ...first.frame, x: -60 } }
    expect(worldOf(applyPatch(design, { put: [moved], remove: [second.id] }).document)).toEqual([
      ['unwritten', '“TAUPŌ” is one of our examples.'],
      ['text-cut', '“TAUPŌ” runs off the print.'],
    ])
  })

  it('says before the cart that all words are gone, and brings back the examples above a photo', () => {
    const design = rolled('size-20x20')
    const placed = applyPatch(design, placePhoto(roll, design, surfaceIn(design), photo)).document
    const wordless = applyPatch(placed, { remove: textsIn(placed).map(({ id }) => id) }).document
    const [finding, ...more] = preflight(roll, wordless, plainShape)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ kind: 'no-words', surface: 'surface:front', item: null })
    expect([finding?.text, finding?.remedy]).toMatchObject(['There are no words yet.', { label: 'Add words' }])
    if (finding?.remedy?.kind !== 'patch') throw new Error('There is no remedy')
    const again = applyPatch(wordless, finding.remedy.patch).document
    expect(itemsOn(again, surfaceIn(again)).map(({ type }) => type)).toEqual(['photo', 'text', 'text'])
    expect(preflight(canvasDefinition, sized(opened('size-20x20'), 'size-20x20'), plainShape)).toEqual([])
  })

  it('has what is still as it started where other options have it, and leaves what is not', () => {
    const design = rolled('size-20x20')
    const [first, second] = textsIn(design)
    if (!first || !second) throw new Error('The design has no texts')
    // As a draft that was stored and read again.
    const read = { ...first, data: { ...first.data }, frame: { angle: 0, height: 40, width: 160, y: 20, x: 20 } }
    const low = choosing(applyPatch(design, { put: [read] }).document, 'size-20x20', 'low')
    expect(textsIn(low).map(({ frame }) => frame.y)).toEqual([140, 120])
    const moved = { ...first, frame: { ...first.frame, x: 30 } }
    const kept = choosing(applyPatch(design, { put: [moved] }).document, 'size-20x20', 'low')
    expect(textsIn(kept).map(({ frame }) => [frame.x, frame.y])).toEqual([
      [expect.closeTo(30), 20],
      [20, 120],
    ])
  })

  it('still needs a photo or an item of the shopper’s own, where a part may not be empty', () => {
    const design = rolled('size-20x20')
    expect(nextPlace(roll, design)?.id).toBe('surface:front')
    const placed = applyPatch(design, placePhoto(roll, design, surfaceIn(design), photo)).document
    expect(nextPlace(roll, placed)).toBeNull()
    expect(itemsOn(placed, surfaceIn(placed)).map(({ type }) => type)).toEqual(['photo', 'text', 'text'])
    const mayBeEmpty = { ...roll, parts: roll.parts.map((part) => ({ ...part, mayBeEmpty: true })) }
    expect(nextPlace(mayBeEmpty, design)).toBeNull()
  })
})

describe('words in the place of an example', () => {
  const [place] = textsIn(rolled('size-20x20'))
  const typed = (item: PlacedText, change: Partial<TextData>) => {
    const [text] = changeText(item, change, plainShape, place).put ?? []
    if (text?.kind !== 'item' || text.type !== 'text') throw new Error('The text is gone')
    return text
  }
  if (!place) throw new Error('The design has no text')

  it('have its letters, smaller ones where a line would be wrapped, and its letters again', () => {
    const outlined = typed(place, { outline: { colour: '#ffffff', widthMm: 4 } })
    const long = typed(outlined, { words: 'KAIKŌURA NI' })
    // Ten letters of 40 mm and a blank are 210 mm wide, 214 mm with their outline. The place has 160 mm.
    expect(long.data.sizeMm).toBeCloseTo(29.9, 1)
    expect(long.data.outline?.widthMm).toBeCloseTo(3, 1)
    expect(long.frame).toMatchObject({ x: 20, width: 160 })
    const short = typed(long, { words: 'TAUPŌ' })
    expect([short.data.sizeMm, short.data.outline?.widthMm]).toEqual([40, expect.closeTo(4)])
  })

  it('keep the size and the width that the shopper has chosen', () => {
    const small = typed(place, { sizeMm: 12 })
    expect(typed(small, { words: 'KAIKŌURA NI' }).data.sizeMm).toBe(12)
    const wide = { ...place, frame: { ...place.frame, width: 190 } }
    expect(typed(wide, { words: 'KAIKŌURA NI' }).data.sizeMm).toBe(40)
  })
})
