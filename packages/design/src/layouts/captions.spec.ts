import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearContents, copyContents, swapContents } from '../arrangement/page-contents'
import { allPrinted } from '../arrangement/printed'
import { unusedPhotos } from '../arrangement/tray'
import { composeSurface, pagesOf } from '../compose/compose'
import { type DesignDocument, type DesignPhoto, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { fontsOf, placedPhotosOn, surfaceOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import { geometryOn } from '../geometry/surfaces'
import { preflight } from '../preflight/preflight'
import type { ProductDefinition } from '../product/definition'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { photoAt } from '../testing/photos'
import { plainDrawings, plainShape } from '../testing/texts'
import { takesCaptions } from './caption-places'
import { captionsOn, changeCaption, emptyCaptions, newCaption } from './captions'
import { chooseLayout, removeLayout, type Span } from './choose-layout'
import { swapSlots } from './edits'
import type { SurfaceLayout } from './layout-data'
import { captionPlaces, placeAt, placesOf } from './slots'

const SPREAD = 'surface:spread'
const NEXT = 'surface:spread:2'

const book = (...photos: readonly DesignPhoto[]): DesignDocument => {
  const empty = newBook()
  return applyPatch(empty, { put: photos }).document
}

const surfaceIn = (design: DesignDocument, id = SPREAD) => {
  const surface = surfaceOf(design, id)
  if (!surface) throw new Error(`There is no surface ${id}`)
  return surface
}
const geometryIn = (design: DesignDocument, id = SPREAD, definition: ProductDefinition = bookDefinition) =>
  geometryOn(definition, design, surfaceIn(design, id))

/** The document after a patch, which can be taken back and stored. */
const after = (design: DesignDocument, patch: Patch | null): DesignDocument => {
  const { document, inverse } = applyPatch(design, patch ?? {})
  expect(applyPatch(document, inverse).document).toEqual(design)
  expect(designDocument.safeParse(document).error?.message).toBeUndefined()
  return document
}

const layoutOf = (id: string, captions?: SurfaceLayout['captions']): SurfaceLayout => ({
  ...{ id, gapMm: 4, marginMm: 4 },
  ...(captions && { captions }),
})
const arranged = (design: DesignDocument, layout: SurfaceLayout, span: Span = 'left', on = SPREAD) => {
  const unused = unusedPhotos(bookDefinition, design, 'taken')
  return after(design, chooseLayout(design, surfaceIn(design, on), geometryIn(design, on), layout, unused, span))
}
const written = (design: DesignDocument, slot: number, words: string, on = SPREAD): DesignDocument => {
  const caption = newCaption(design, surfaceIn(design, on), geometryIn(design, on), slot)
  const place = placeAt(captionPlaces(surfaceIn(design, on), geometryIn(design, on)), slot)
  if (!caption || !place) throw new Error(`There is no place for the words of ${slot}`)
  return after(after(design, { put: [caption] }), changeCaption(caption, { words }, place, plainShape))
}

/** Four photos on the left page, each with words that name it. */
const four = (): DesignDocument =>
  [0, 1, 2, 3].reduce(
    (design, slot) => written(design, slot, `Of p${slot + 1}`),
    arranged(book(photoAt(1), photoAt(2), photoAt(3), photoAt(4)), layoutOf('rows-2-2', 'below')),
  )

/** What stands with each photo, as `slot photo: words`. */
const shown = (design: DesignDocument, on = SPREAD) =>
  captionsOn(design, surfaceIn(design, on))
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ slot, data }) => {
      const photo = placedPhotosOn(design, surfaceIn(design, on)).find((placed) => placed.slot === slot)
      return `${slot} ${photo?.data.photo ?? 'nothing'}: ${data.words}`
    })
const waiting = (design: DesignDocument, on = SPREAD) =>
  (surfaceIn(design, on).surplusCaptions ?? []).map(({ photo, data }) => `${photo}: ${data.words}`)

const round = (value: number) => Math.round(value * 1000) / 1000
const placesIn = (design: DesignDocument, definition?: ProductDefinition, on = SPREAD) =>
  captionPlaces(surfaceIn(design, on), geometryIn(design, on, definition)).map(({ slot, box, sizeMm, align }) => [
    slot,
    ...[box.x, box.y, box.width, box.height, sizeMm].map(round),
    align,
  ])
const photosIn = (design: DesignDocument, definition?: ProductDefinition) =>
  placesOf(surfaceIn(design), geometryIn(design, SPREAD, definition)).map(({ slot, box }) => [
    slot,
    ...[box.x, box.y, box.width, box.height].map(round),
  ])

describe('the places for words', () => {
  test('lie under their photo, inside what may be cut and out of the fold', () => {
    const design = arranged(book(), layoutOf('rows-1', 'below'))
    expect(photosIn(design)).toEqual([[0, 4, 4, 112, 143.32]])
    expect(placesIn(design)).toEqual([[0, 5, 149.24, 100, 5.76, 2.4, 'centre']])
  })

  test('lie beside it, away from the fold on either page', () => {
    const left = arranged(book(), layoutOf('rows-1', 'beside'))
    const both = arranged(left, layoutOf('rows-1', 'beside'), 'right')
    expect(photosIn(both)).toEqual([
      [0, 46.56, 4, 69.44, 152],
      [15, 124, 4, 69.44, 152],
    ])
    expect(placesIn(both)).toEqual([
      [0, 5, 5, 39.64, 150, 2.4, 'right'],
      [15, 195.36, 5, 39.64, 150, 2.4, 'left'],
    ])
  })

  test('stand on one page where a photo lies on both', () => {
    const design = arranged(book(), layoutOf('rows-1', 'below'), 'across')
    expect(placesIn(design)).toEqual([[0, 5, 147.32, 100, 7.68, 3.2, 'centre']])
  })

  test('end above the number of the page', () => {
    const numbered = {
      ...bookDefinition,
      parts: bookDefinition.parts.map((part) => ({ ...part, pageNumbers: { sizeMm: 3, fromEdgeMm: 10 } })),
    }
    const design = arranged(book(), layoutOf('rows-1', 'below'))
    expect(photosIn(design, numbered)).toEqual([[0, 4, 4, 112, 133.52]])
    expect(placesIn(design, numbered)).toEqual([[0, 5, 139.44, 100, 5.76, 2.4, 'centre']])
  })

  test('keep the photo at the bleed on its other sides', () => {
    const layout = { id: 'rows-1', gapMm: 4, marginMm: 0, captions: 'below' } as const
    // The foot of five millimetres, two lines and the air above them.
    expect(photosIn(arranged(book(), layout))).toEqual([[0, -2, -2, 122, 149.32]])
  })

  test('are left out where the fold leaves no room for a line', () => {
    const design = arranged(book(), layoutOf('rows-5-5-5', 'below'))
    expect(photosIn(design)).toHaveLength(15)
    expect(placesIn(design).map(([slot]) => slot)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13])
  })

  test('are offered on the pages of a book, and not on its cover', () => {
    const parts = bookDefinition.parts.map(({ id }) => geometryIn(book(), `surface:${id}`).part)
    expect(parts.filter(takesCaptions).map(({ id }) => id)).toEqual(['first', 'spread', 'last'])
    expect(takesCaptions({ fold: { at: 0, quietMm: 0, lossMm: 0 }, allows: ['photo', 'layout'] })).toBe(false)
  })

  test('without words print nothing', () => {
    const design = arranged(book(photoAt(1)), layoutOf('rows-1', 'below'))
    expect(emptyCaptions(design, surfaceIn(design), geometryIn(design)).map(({ slot }) => slot)).toEqual([0])
    const { list } = composeSurface(bookDefinition, design, surfaceIn(design), plainDrawings)
    expect(list).toHaveLength(1)
    expect(fontsOf(design)).not.toContain('figtree')
  })
})

describe('a caption', () => {
  test('is printed as letters on its page, and is a text for everything else', () => {
    const design = written(
      arranged(book(photoAt(1)), layoutOf('rows-1', 'below'), 'right', NEXT),
      15,
      'Piha, at low tide',
      NEXT,
    )
    const pages = pagesOf(design, allPrinted(design, bookDefinition), plainDrawings)
    const letters = pages.map(({ label, list }) => [label, JSON.stringify(list).includes('"text":"P"')])
    // The first spread has no words; of the second one the right page has.
    expect(letters.filter(([label]) => label === 'Spread, right page').map(([, has]) => has)).toEqual([
      false,
      true,
      false,
    ])
    expect(fontsOf(design)).toContain('figtree')
  })

  test('takes the look of those before it, and is white on a dark page', () => {
    const first = arranged(book(photoAt(1), photoAt(2)), layoutOf('rows-1', 'below'))
    const [caption] = captionsOn(written(first, 0, 'One'), surfaceIn(first))
    expect(caption?.data).toMatchObject({ font: 'figtree', colour: '#16211b', sizeMm: 2.4, lineHeight: 1.2 })
    if (!caption) throw new Error('There is no caption')
    const gold = { ...caption, data: { ...caption.data, font: 'lora', colour: '#a07010' } } as const
    const styled = arranged(after(first, { put: [gold] }), layoutOf('rows-1', 'below'), 'right')
    expect(newCaption(styled, surfaceIn(styled), geometryIn(styled), 15)?.data).toMatchObject({
      ...{ words: '', font: 'lora', colour: '#a07010', align: 'centre' },
    })
    const dark = { ...surfaceIn(styled), background: { kind: 'colour', colour: '#101010' } } as const
    expect(newCaption(styled, dark, geometryIn(styled), 15)?.data.colour).toBe('#ffffff')
    expect(newCaption(styled, surfaceIn(styled), geometryIn(styled), 7)).toBeNull()
  })

  test('with many words is set smaller in its place, and says so where even that is too long', () => {
    const design = arranged(book(photoAt(1)), layoutOf('rows-1', 'below'))
    const sizeOf = (words: string) =>
      round(captionsOn(written(design, 0, words), surfaceIn(design))[0]?.data.sizeMm ?? 0)
    // Letters of the test are half an em wide, so a line of a hundred millimetres has 83 of them.
    expect([sizeOf('a'.repeat(80)), sizeOf('a'.repeat(80).concat(' ', 'b'.repeat(80)))]).toEqual([2.4, 2.4])
    const long = Array.from({ length: 20 }, () => 'longwords').join(' ')
    expect(sizeOf(long)).toBe(1.68)
    const foundWith = (count: number) => {
      const words = Array.from({ length: count }, () => 'longwords').join(' ')
      const found = preflight(bookDefinition, written(design, 0, words), plainShape)
      return found.filter(({ kind }) => kind === 'long-caption').map(({ text }) => text)
    }
    expect(foundWith(3)).toEqual([])
    expect(foundWith(45)).toEqual([
      expect.stringMatching(/” is longer than its place\. Use fewer words, or smaller letters\.$/),
    ])
  })

  test('keeps the size that the shopper has chosen', () => {
    const design = written(arranged(book(photoAt(1)), layoutOf('rows-1', 'below')), 0, 'Low tide')
    const [caption] = captionsOn(design, surfaceIn(design))
    const [place] = captionPlaces(surfaceIn(design), geometryIn(design))
    if (!caption || !place) throw new Error('There is no caption')
    const larger = after(design, changeCaption(caption, { sizeMm: 4 }, place, plainShape))
    const [resized] = captionsOn(larger, surfaceIn(larger))
    if (!resized) throw new Error('There is no caption')
    const typed = after(larger, changeCaption(resized, { words: 'Low tide, again' }, place, plainShape))
    expect(captionsOn(typed, surfaceIn(typed))[0]).toMatchObject({
      ...{
        slot: 0,
        data: { words: 'Low tide, again', sizeMm: 4 },
        frame: { x: 5, width: 100, height: expect.closeTo(5.76, 9) },
      },
    })
  })
})

describe('captions when the layout changes', () => {
  test('go with their photos, and wait with those that have no place', () => {
    const design = four()
    expect(shown(design)).toEqual(['0 p1: Of p1', '1 p2: Of p2', '2 p3: Of p3', '3 p4: Of p4'])
    const one = arranged(design, layoutOf('rows-1', 'below'))
    expect([shown(one), waiting(one)]).toEqual([['0 p1: Of p1'], ['p2: Of p2', 'p3: Of p3', 'p4: Of p4']])
    const two = arranged(one, layoutOf('rows-1-1', 'beside'))
    expect([shown(two), waiting(two)]).toEqual([
      ['0 p1: Of p1', '1 p2: Of p2'],
      ['p3: Of p3', 'p4: Of p4'],
    ])
    const all = arranged(two, layoutOf('rows-2-2', 'below'))
    expect([shown(all), waiting(all)]).toEqual([shown(design), []])
    expect(surfaceIn(all).surplusCaptions).toBeUndefined()
  })

  test('wait where a layout has no places for words, and come back with their look', () => {
    const design = four()
    const third = captionsOn(design, surfaceIn(design)).find(({ slot }) => slot === 2)
    if (!third) throw new Error('There is no third caption')
    const styled = after(design, { put: [{ ...third, data: { ...third.data, font: 'oswald', colour: '#aa2200' } }] })
    const plain = arranged(styled, layoutOf('rows-2-2'))
    expect([shown(plain), waiting(plain)]).toEqual([[], ['p1: Of p1', 'p2: Of p2', 'p3: Of p3', 'p4: Of p4']])
    const again = arranged(plain, layoutOf('rows-2-2', 'below'))
    expect(shown(again)).toEqual(shown(design))
    expect(captionsOn(again, surfaceIn(again)).find(({ slot }) => slot === 2)?.data).toMatchObject({
      ...{ words: 'Of p3', font: 'oswald', colour: '#aa2200' },
    })
  })

  test('change places with two photos, also where one has none', () => {
    const design = four()
    const [surface, geometry] = [surfaceIn(design), geometryIn(design)]
    expect(shown(after(design, swapSlots(design, surface, geometry, 0, 3)))).toEqual([
      '0 p4: Of p4',
      '1 p2: Of p2',
      '2 p3: Of p3',
      '3 p1: Of p1',
    ])
    const bare = after(design, {
      remove: placedPhotosOn(design, surface)
        .filter(({ slot }) => slot === 1)
        .map(({ id }) => id),
    })
    expect(shown(bare)[1]).toBe('1 nothing: Of p2')
    expect(shown(after(bare, swapSlots(bare, surfaceIn(bare), geometry, 0, 1)))).toEqual([
      '0 nothing: Of p2',
      '1 p1: Of p1',
      '2 p3: Of p3',
      '3 p4: Of p4',
    ])
  })

  test('stay where they are as free texts when the layout is taken away', () => {
    const design = four()
    const free = after(design, removeLayout(design, surfaceIn(design), 'left'))
    expect(captionsOn(free, surfaceIn(free))).toEqual([])
    const texts = Object.values(free.records).filter((entry) => entry.kind === 'item' && entry.type === 'text')
    expect(texts.filter((entry) => 'surface' in entry && entry.surface === SPREAD)).toHaveLength(4)
  })

  test('follow their place to another fold, and are larger on a larger page', () => {
    const design = four()
    const hard = after(design, chooseOptions(bookDefinition, design, ['hard', 'pages-8']))
    // The fold of a hard cover hides less, so the right column is wider.
    const [narrow, wide] = [design, hard].map((each) =>
      captionsOn(each, surfaceIn(each)).find(({ slot }) => slot === 1),
    )
    expect([narrow?.frame.width, wide?.frame.width].map((width) => round(width ?? 0))).toEqual([43, 48])
    const large: ProductDefinition = {
      ...bookDefinition,
      effects: [
        ...bookDefinition.effects,
        { option: 'large', part: { spread: { size: { widthMm: 480, heightMm: 320 } } } },
      ],
    }
    const grown = after(design, chooseOptions(large, design, ['soft', 'pages-8', 'large']))
    expect(captionsOn(grown, surfaceIn(grown)).map(({ data }) => round(data.sizeMm))).toEqual([4.8, 4.8, 4.8, 4.8])
    expect(shown(grown)).toEqual(shown(design))
  })

  test('move, are copied and are cleared with their page', () => {
    const design = arranged(four(), layoutOf('rows-1', 'below'))
    const swapped = after(design, swapContents(design, surfaceIn(design), surfaceIn(design, NEXT)))
    expect([shown(swapped), shown(swapped, NEXT), waiting(swapped, NEXT).length]).toEqual([[], ['0 p1: Of p1'], 3])
    const copied = after(design, copyContents(design, surfaceIn(design), surfaceIn(design, NEXT)))
    expect([shown(copied), shown(copied, NEXT)]).toEqual([['0 p1: Of p1'], ['0 p1: Of p1']])
    const cleared = after(copied, clearContents(bookDefinition, copied, surfaceIn(copied, NEXT)))
    expect([shown(cleared, NEXT), waiting(cleared, NEXT)]).toEqual([[], []])
  })

  test('are never lost and never stand with another photo, whatever is chosen', () => {
    const step = fc.oneof(
      fc.record({
        id: fc.constantFrom('rows-1', 'rows-2', 'rows-1-1', 'rows-1-2', 'rows-2-2', 'grid-aab_aac_aad', 'rows-2-3'),
        captions: fc.constantFrom('below' as const, 'beside' as const, undefined),
        span: fc.constantFrom('left' as const, 'left' as const, 'across' as const),
      }),
      fc.record({ from: fc.nat(5), to: fc.nat(5) }),
    )
    const all = ['Of p1', 'Of p2', 'Of p3', 'Of p4']
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let design = four()
        for (const change of steps) {
          const [surface, geometry] = [surfaceIn(design), geometryIn(design)]
          design =
            'id' in change
              ? arranged(design, layoutOf(change.id, change.captions), change.span)
              : after(design, swapSlots(design, surface, geometry, change.from, change.to))
          const placed = shown(design)
          expect([...placed, ...waiting(design)].map((text) => text.split(': ')[1]).sort()).toEqual(all)
          for (const text of placed) expect(text).toMatch(/ (p\d): Of \1$/)
        }
      }),
      { numRuns: 40 },
    )
  })
})
