import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DesignDocument, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { photoOf, placedPhotosOn, surfaceOf } from '../document/records'
import { removeItems } from '../edits/item-edits'
import { geometryOn } from '../geometry/surfaces'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { photoAt } from '../testing/photos'
import { captionsOn, newCaption } from './captions'
import { chooseLayout } from './choose-layout'
import { emptySlots, putInSlot } from './edits'
import type { SurfaceLayout } from './layout-data'
import { captionPlaces } from './slots'

const PAGES = ['surface:spread', 'surface:spread:2'] as const
const [ONE, TWO] = PAGES
type Name = (typeof PAGES)[number]

const at = (design: DesignDocument, name: Name) => {
  const surface = surfaceOf(design, name)
  if (!surface) throw new Error(`There is no surface ${name}`)
  return [surface, geometryOn(bookDefinition, design, surface)] as const
}

/** The document after a patch, which can be taken back and stored. */
const after = (design: DesignDocument, patch: Patch | null): DesignDocument => {
  const { document, inverse } = applyPatch(design, patch ?? {})
  expect(applyPatch(document, inverse).document).toEqual(design)
  expect(designDocument.safeParse(document).error?.message).toBeUndefined()
  return document
}

const laidOut = (design: DesignDocument, on: Name, id: string, captions?: SurfaceLayout['captions']) => {
  const layout = { id, gapMm: 4, marginMm: 4, ...(captions && { captions }) }
  return after(design, chooseLayout(design, ...at(design, on), layout, [], 'left'))
}
const taken = (design: DesignDocument, on: Name, photo: string) =>
  after(
    design,
    removeItems(
      design,
      placedPhotosOn(design, at(design, on)[0]).filter(({ data }) => data.photo === photo),
    ),
  )
const put = (design: DesignDocument, on: Name, slot: number, photo: string) => {
  const found = photoOf(design, photo)
  if (!found) throw new Error(`There is no photo ${photo}`)
  return after(design, putInSlot(design, ...at(design, on), slot, found)?.patch ?? null)
}
const written = (design: DesignDocument, on: Name, slot: number, words: string) => {
  const caption = newCaption(design, ...at(design, on), slot)
  if (!caption) throw new Error(`There is no place for the words of ${slot}`)
  return after(design, { put: [{ ...caption, data: { ...caption.data, words, font: 'lora' } }] })
}

/** What stands with each photo of a page, as `slot photo: words`, then what waits there. */
const words = (design: DesignDocument, on: Name) => {
  const [surface] = at(design, on)
  const photos = placedPhotosOn(design, surface)
  const standing = captionsOn(design, surface)
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ slot, data }) => {
      const photo = photos.find((placed) => placed.slot === slot)
      return `${slot} ${photo?.data.photo ?? 'nothing'}: ${data.words}`
    })
  return [...standing, ...(surface.surplusCaptions ?? []).map(({ data }) => `waits: ${data.words}`)]
}

const bare = () => {
  const empty = newBook()
  return applyPatch(empty, { put: [photoAt(1), photoAt(2), photoAt(3)] }).document
}

/** Two photos with words on the first spread, and a second spread with places for two. */
const two = (captions?: SurfaceLayout['captions']): DesignDocument => {
  let design = laidOut(laidOut(bare(), ONE, 'rows-2', 'below'), TWO, 'rows-2', captions)
  for (const slot of [0, 1]) design = written(put(design, ONE, slot, `p${slot + 1}`), ONE, slot, `Of p${slot + 1}`)
  return design
}

describe('words whose photo goes to another page', () => {
  test('stand in its empty place until the photo is put on a page, and go there with their look', () => {
    const left = taken(two('beside'), ONE, 'p1')
    expect(words(left, ONE)).toEqual(['0 nothing: Of p1', '1 p2: Of p2'])
    const moved = put(left, TWO, 1, 'p1')
    expect([words(moved, ONE), words(moved, TWO)]).toEqual([['1 p2: Of p2'], ['1 p1: Of p1']])
    const [surface, geometry] = at(moved, TWO)
    const place = captionPlaces(surface, geometry).find(({ slot }) => slot === 1)
    expect(captionsOn(moved, surface)[0]).toMatchObject({
      ...{ data: { font: 'lora', align: 'right' }, frame: { x: place?.box.x, y: place?.box.y } },
    })
  })

  test('come back to it on their own page, in whichever place it is put', () => {
    const left = taken(taken(two(), ONE, 'p1'), ONE, 'p2')
    const back = put(left, ONE, 0, 'p2')
    // The first place has words of its own, which were not written about this photo.
    expect(words(back, ONE)).toEqual(['0 p2: Of p1', '1 nothing: Of p2'])
    expect(words(put(left, ONE, 1, 'p2'), ONE)).toEqual(['0 nothing: Of p1', '1 p2: Of p2'])
  })

  test('stay to be seen while its new page has no place for words, and come when that has one', () => {
    const moved = put(taken(two(), ONE, 'p1'), TWO, 0, 'p1')
    expect([words(moved, ONE), words(moved, TWO)]).toEqual([['0 nothing: Of p1', '1 p2: Of p2'], []])
    const below = laidOut(moved, TWO, 'rows-2', 'below')
    expect([words(below, ONE), words(below, TWO)]).toEqual([['1 p2: Of p2'], ['0 p1: Of p1']])
  })

  test('wait with it where nobody saw them before, and stand with it again', () => {
    const small = laidOut(two(), ONE, 'rows-1', 'below')
    expect(words(small, ONE)).toEqual(['0 p1: Of p1', 'waits: Of p2'])
    const moved = put(small, TWO, 1, 'p2')
    expect([words(moved, ONE), words(moved, TWO)]).toEqual([['0 p1: Of p1'], ['waits: Of p2']])
    const below = laidOut(moved, TWO, 'rows-2', 'below')
    expect(words(below, TWO)).toEqual(['1 p2: Of p2'])
    expect(at(below, TWO)[0].surplusCaptions).toBeUndefined()
  })

  test('stay with the photo that keeps their page, when it is put on another one too', () => {
    const twice = put(two('below'), TWO, 0, 'p1')
    expect([words(twice, ONE), words(twice, TWO)]).toEqual([['0 p1: Of p1', '1 p2: Of p2'], []])
    const hidden = laidOut(two('below'), ONE, 'rows-2')
    const again = put(hidden, TWO, 0, 'p1')
    expect([words(again, ONE), words(again, TWO)]).toEqual([['waits: Of p1', 'waits: Of p2'], []])
  })

  test('know their photo after they have waited for an empty place', () => {
    let design = taken(two('below'), 'surface:spread', 'p2')
    design = laidOut(laidOut(design, 'surface:spread', 'rows-1', 'below'), 'surface:spread', 'rows-1-2', 'below')
    expect(words(put(design, 'surface:spread', 2, 'p2'), 'surface:spread')).toEqual(['0 p1: Of p1', '2 p2: Of p2'])
  })

  test('come back to it after they have waited on their own page', () => {
    const on = 'surface:spread'
    let design = laidOut(taken(two('below'), on, 'p2'), on, 'rows-1-2', 'below')
    design = laidOut(put(design, on, 2, 'p3'), on, 'rows-2', 'below')
    expect(words(design, on)).toEqual(['0 p1: Of p1', 'waits: Of p2'])
    design = put(taken(design, on, 'p3'), on, 1, 'p2')
    expect(words(design, on)).toEqual(['0 p1: Of p1', '1 p2: Of p2'])
  })

  test('are never lost nor printed with another photo, and stand with theirs where there is a free place', () => {
    const step = fc.oneof(
      fc.record({ on: fc.constantFrom(...PAGES), take: fc.constantFrom('p1', 'p2', 'p3') }),
      fc.record({ on: fc.constantFrom(...PAGES), put: fc.constantFrom('p1', 'p2', 'p3') }),
      fc.record({
        on: fc.constantFrom(...PAGES),
        layout: fc.constantFrom('rows-1', 'rows-2', 'rows-1-1', 'rows-1-2'),
        captions: fc.constantFrom('below' as const, 'beside' as const, undefined),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        let design = two('below')
        for (const change of steps) {
          if ('take' in change) design = taken(design, change.on, change.take)
          else if ('layout' in change) design = laidOut(design, change.on, change.layout, change.captions)
          else {
            const [surface, geometry] = at(design, change.on)
            const isElsewhere = PAGES.some((name) =>
              placedPhotosOn(design, at(design, name)[0]).some(({ data }) => data.photo === change.put),
            )
            const captions = captionsOn(design, surface)
            const isFree = (slot: number) => captions.every((item) => item.slot !== slot)
            const slot = emptySlots(design, surface, geometry).find(isFree)
            if (isElsewhere || slot === undefined) continue
            design = put(design, change.on, slot, change.put)
            const hasPlace = captionPlaces(...at(design, change.on)).some((place) => place.slot === slot)
            if (hasPlace && change.put !== 'p3')
              expect(words(design, change.on)).toContain(`${slot} ${change.put}: Of ${change.put}`)
          }
          const all = PAGES.flatMap((name) => words(design, name))
          expect(all.map((text) => text.split(': ')[1]).sort()).toEqual(['Of p1', 'Of p2'])
          for (const text of all) expect(text).toMatch(/ (p\d): Of \1$|nothing: |waits: /)
        }
      }),
      { numRuns: 60 },
    )
  })
})
