import { describe, expect, test } from 'vitest'
import type { DesignDocument, DesignPhoto, DesignRecord, PlacedPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import { geometryOn } from '../geometry/surfaces'
import { newTexts } from '../items/text/edit'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { plainShape, textOf } from '../testing/texts'
import type { Finding } from './finding'
import { preflight } from './preflight'

const KINDS = ['photo-fold', 'text-fold', 'thin-spine']

const start = (...options: string[]) => newBook(options)
const put = (design: DesignDocument, ...records: DesignRecord[]) => applyPatch(design, { put: records }).document
const found = (design: DesignDocument): Finding[] =>
  preflight(bookDefinition, design, plainShape).filter(({ kind }) => KINDS.includes(kind))
const said = (design: DesignDocument) => found(design).map(({ kind, text, remedy }) => [kind, text, remedy !== null])

/** The design after the only remedy. */
function mended(design: DesignDocument): DesignDocument {
  const [finding] = found(design)
  if (finding?.remedy?.kind !== 'patch') throw new Error('There is no remedy')
  return applyPatch(design, finding.remedy.patch).document
}

const photo = (subject: DesignPhoto['subject']): DesignPhoto => ({
  ...{ kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 4000, heightPx: 2000 },
  ...(subject && { subject }),
})

const placed = (surface: string, changes: Partial<PlacedPhoto> = {}): PlacedPhoto => ({
  ...{ kind: 'item', id: 'i', surface, order: 'a0', type: 'photo' },
  data: { photo: 'p', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
  ...changes,
})

const text = (surface: string, words: string, x: number, width: number, y = 60): DesignRecord => ({
  ...{ kind: 'item', id: 't', surface, order: 'a5', type: 'text' },
  frame: { x, y, width, height: 12, angle: 0 },
  data: textOf(words),
})

describe('a photo in the fold', () => {
  const frame = { x: 20, y: 10, width: 200, height: 100, angle: 0 }
  // Of the photo 200 mm wide from 20 mm: the subject is at 100 to 130 mm, the strip at 105 to 135.
  const subject = { x: 0.4, y: 0.3, width: 0.15, height: 0.2 }
  const free = put(start('soft', 'pages-8'), photo(subject), placed('surface:spread', { frame }))

  test('says how far it has to be moved, and is moved so by a tap', () => {
    expect(said(free)).toEqual([
      ['photo-fold', 'Pages 2–3: The fold hides part of what kea.jpg shows. Move it 25 mm to the left.', true],
    ])
    const after = mended(free)
    expect(after.records.i).toMatchObject({ frame: { x: -5 } })
    expect(found(after)).toEqual([])
  })

  test('is measured by the strip of its binding', () => {
    const sewn = { ...free, options: ['hard', 'pages-8'] }
    // The strip is at 110 to 130.
    expect(said(sewn)).toEqual([
      ['photo-fold', 'Pages 2–3: The fold hides part of what kea.jpg shows. Move it 20 mm to the left.', true],
    ])
  })

  test('in a place is moved under its edges, as far as it reaches', () => {
    // The frame shows half of the photo's width, so there is as much left to the right of it.
    const crop = { x: 0.25, y: 0, width: 0.5, height: 0.5 }
    const item = placed('surface:spread', { frame, slot: 0, data: { photo: 'p', turns: 0, crop } })
    const layout = { id: 'rows-1', gapMm: 0, marginMm: 0 }
    const design = put(start('soft', 'pages-8'), photo({ x: 0.45, y: 0.2, width: 0.05, height: 0.1 }), item)
    const surface = design.records['surface:spread']
    if (surface?.kind !== 'surface') throw new Error('No spread')
    const inPlace = put(design, { ...surface, layout })
    // Its subject is at 100 to 120 mm.
    expect(said(inPlace)[0]).toEqual([
      'photo-fold',
      'Pages 2–3: The fold hides part of what kea.jpg shows. Move it 15 mm to the left.',
      true,
    ])
    const after = mended(inPlace)
    expect(after.records.i).toMatchObject({ frame, data: { crop: { y: 0, width: 0.5, height: 0.5 } } })
    expect(found(after)).toEqual([])
  })

  test('that cannot be moved out is said without a remedy', () => {
    const whole = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }
    const design = put(start('soft', 'pages-8'), photo(whole), placed('surface:spread', { frame }))
    expect(said(design)).toEqual([])
    const half = { x: 0.35, y: 0.1, width: 0.3, height: 0.8 }
    const item = placed('surface:spread', { frame, slot: 0 })
    const full = put(start('soft', 'pages-8'), photo(half), item)
    expect(said(full)).toEqual([
      [
        'photo-fold',
        'Pages 2–3: The fold hides part of what kea.jpg shows. Another place or another layout suits it better.',
        false,
      ],
    ])
  })

  test('is none beside it, at the edge of a first page it is one', () => {
    const beside = put(
      start('soft', 'pages-8'),
      photo({ x: 0.1, y: 0.3, width: 0.1, height: 0.2 }),
      placed('surface:spread', { frame }),
    )
    expect(found(beside)).toEqual([])
    const page = { x: 0, y: 0, width: 100, height: 50, angle: 0 }
    const first = put(
      start('soft', 'pages-8'),
      photo({ x: 0.05, y: 0.3, width: 0.15, height: 0.4 }),
      placed('surface:first', { frame: page }),
    )
    expect(said(first)).toEqual([
      ['photo-fold', 'First page: The fold hides part of what kea.jpg shows. Move it 10 mm to the right.', true],
    ])
  })
})

describe('words in the fold', () => {
  test('say how far they have to be moved, and are moved so by a tap', () => {
    // Ten letters of 5 mm in the middle of a frame of 60 mm: 95 to 145 mm.
    const design = put(start('hard', 'pages-8'), text('surface:spread', 'abcdeabcde', 90, 60))
    expect(said(design)).toEqual([
      ['text-fold', 'Pages 2–3: “abcdeabcde” lies in the fold. Move it 35 mm to the left.', true],
    ])
    const after = mended(design)
    expect(after.records.t).toMatchObject({ frame: { x: 55 } })
    expect(found(after)).toEqual([])
  })

  test('that are too long for one page are said without a remedy', () => {
    const design = put(start('hard', 'pages-8'), text('surface:spread', 'abcdeabcdeabcdeabcdeabcdeabcde', 30, 180))
    expect(said(design)).toEqual([
      [
        'text-fold',
        'Pages 2–3: “abcdeabcdeabcdeabcdeabcd…” runs through the fold. Make it smaller, or put it on one page.',
        false,
      ],
    ])
  })

  test('are none for a new text, which stands on one page', () => {
    for (const binding of ['soft', 'hard']) {
      const design = start(binding, 'pages-40')
      for (const surface of surfacesOf(design)) {
        const geometry = geometryOn(bookDefinition, design, surface)
        const [first] = newTexts(design, surface, geometry, { id: 'new', words: 'Kia ora' }, plainShape)
        if (!first) throw new Error('No place for a text')
        expect(found(put(design, first)), `${binding} ${surface.id}`).toEqual([])
      }
    }
  })

  test('are none on one page', () => {
    expect(found(put(start('soft', 'pages-8'), text('surface:spread', 'abcde', 30, 60)))).toEqual([])
  })
})

describe('words on a spine', () => {
  test('start there where it is thick enough, and read from top to bottom', () => {
    expect(Object.keys(start('soft', 'pages-8').records)).not.toContain('start:cover:1')
    expect(start('soft', 'pages-40').records['start:cover:1']).toMatchObject({
      // Over the middle half of a spine of 5 mm at 120 mm.
      frame: { x: 82.5, y: 77.5, width: 80, height: 5, angle: 90 },
      data: { words: 'Our book', sizeMm: 2.5 },
    })
    // On the front: from 125 mm, which is 120 mm wide.
    expect(start('soft', 'pages-40').records['start:cover:0']).toMatchObject({
      frame: { x: 137, y: 80, width: 96, height: 16, angle: 0 },
    })
  })

  test('come and go with the pages, but stay once they are the shopper’s', () => {
    const thin = start('soft', 'pages-8')
    const thick = applyPatch(thin, chooseOptions(bookDefinition, thin, ['soft', 'pages-40'])).document
    expect(thick.records['start:cover:1']).toMatchObject({ data: { words: 'Our book' } })
    const back = applyPatch(thick, chooseOptions(bookDefinition, thick, ['soft', 'pages-8'])).document
    expect(Object.keys(back.records)).not.toContain('start:cover:1')
    const words = thick.records['start:cover:1']
    if (words?.kind !== 'item' || words.type !== 'text') throw new Error('No words on the spine')
    const own = put(thick, { ...words, data: { ...words.data, words: 'Aroha' } })
    const kept = applyPatch(own, chooseOptions(bookDefinition, own, ['soft', 'pages-8'])).document
    expect(kept.records['start:cover:1']).toMatchObject({ data: { words: 'Aroha' } })
    expect(said(kept)).toEqual([
      [
        'thin-spine',
        'Cover: “Aroha” is on the spine, which is 1.8 mm thick. Words need 3 mm: move them to the front or the back.',
        true,
      ],
    ])
    expect(found(mended(kept))).toEqual([])
  })

  test('as they start are no finding', () => {
    expect(found(start('soft', 'pages-40'))).toEqual([])
    expect(found(start('hard', 'pages-40'))).toEqual([])
  })

  test('that are wider than it are made to fit', () => {
    const design = start('soft', 'pages-40')
    const words = design.records['start:cover:1']
    if (words?.kind !== 'item' || words.type !== 'text') throw new Error('No words on the spine')
    const large = put(design, { ...words, data: { ...words.data, sizeMm: 8 } })
    expect(said(large)).toEqual([
      ['text-fold', 'Cover: “Our book” is wider than the spine, which is 5 mm thick.', true],
    ])
    expect(found(mended(large))).toEqual([])
  })

  test('on the front that reach over its edge are moved off the spine', () => {
    // From 122.5 to 172.5 mm; the spine ends at 125 mm.
    const design = put(start('soft', 'pages-40'), text('surface:cover', 'abcdeabcde', 117.5, 60, 20))
    expect(said(design)).toEqual([
      ['text-fold', 'Cover: “abcdeabcde” lies in the fold. Move it 3 mm to the right.', true],
    ])
  })
})
