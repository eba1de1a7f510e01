import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCount } from '../arrangement/page-counts'
import { placePhoto } from '../arrangement/place-photo'
import { shownSurfaces } from '../arrangement/shown-surfaces'
import { type DesignDocument, type DesignSurface, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, photoOf, placedPhotosOf, placedPhotosOn, surfaceOf, surfacesOf } from '../document/records'
import { aspectOf } from '../geometry/crop'
import { geometryOn } from '../geometry/surfaces'
import { placeAt, placesOf } from '../layouts/slots'
import { calendarDefinition } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { newBook, newCalendar } from '../testing/new-designs'
import { photoSet, withPhotos } from '../testing/photo-set'
import { photosToPlace } from './candidates'
import type { Density } from './density'
import { fillDesign, startAgain } from './fill-design'

const book = (pages = 'pages-40', cover = 'soft') => newBook([cover, pages])
const calendar = () => newCalendar({ firstMonth: '2027-03' })

/** A book with photos of known events. */
const bookOf = (photos: number, seed = 1, pages = 'pages-40') => withPhotos(book(pages), photoSet(seed, photos).photos)

function fill(design: DesignDocument, density: Density = 'normal', definition = bookDefinition): DesignDocument {
  const patch = fillDesign(definition, design, { density })
  return patch ? applyPatch(design, patch).document : design
}

const usesOf = (design: DesignDocument): string[] => placedPhotosOf(design).map(({ data }) => data.photo)
const photosOn = (design: DesignDocument, surface: string): string[] =>
  itemsOn(design, { id: surface }).flatMap((item) => (item.type === 'photo' ? item.data.photo : []))

const seeds = fc.integer({ min: 1, max: 10_000 })
const densities = fc.constantFrom<Density>('airy', 'normal', 'full')
const counts = fc.integer({ min: 1, max: 60 })
const designs = fc
  .record({
    seed: seeds,
    count: counts,
    pages: fc.constantFrom('pages-8', 'pages-40'),
    cover: fc.constantFrom('soft', 'hard'),
    picks: fc.array(fc.constantFrom(undefined, undefined, 'star' as const, 'out' as const), {
      minLength: 8,
      maxLength: 8,
    }),
  })
  .map(({ seed, count, pages, cover, picks }) => {
    const { photos } = photoSet(seed, count)
    const picked = photos.map((photo, at) => {
      const pick = picks[at % picks.length]
      return pick ? { ...photo, pick } : photo
    })
    return withPhotos(book(pages, cover), picked)
  })

describe('a filled book', () => {
  test('is valid, the same each time, and has every photo once at most and none that is left out', () => {
    fc.assert(
      fc.property(designs, densities, (design, density) => {
        const filled = fill(design, density)
        expect(fill(design, density)).toEqual(filled)
        expect(designDocument.safeParse(filled).error).toBeUndefined()
        const uses = usesOf(filled)
        expect(new Set(uses).size).toBe(uses.length)
        expect(uses.filter((id) => photoOf(design, id)?.pick === 'out')).toEqual([])
      }),
      { numRuns: 5 },
    )
  })

  test('is undone exactly', () => {
    fc.assert(
      fc.property(designs, densities, (design, density) => {
        const patch = fillDesign(bookDefinition, design, { density })
        if (!patch) return
        const { document, inverse } = applyPatch(design, patch)
        expect(applyPatch(document, inverse).document).toEqual(design)
      }),
      { numRuns: 5 },
    )
  })

  test('has each photo in a place of its page, with a crop of its proportions', () => {
    fc.assert(
      fc.property(designs, densities, (design, density) => {
        const filled = fill(design, density)
        for (const surface of surfacesOf(filled)) {
          const places = placesOf(surface, geometryOn(bookDefinition, filled, surface))
          const slots = placedPhotosOn(filled, surface).map(({ slot }) => slot)
          expect(new Set(slots).size).toBe(slots.length)
          for (const { slot, frame, data } of placedPhotosOn(filled, surface)) {
            const box = placeAt(places, slot ?? -1)?.box
            expect(frame).toEqual({ ...box, angle: 0 })
            const photo = photoOf(filled, data.photo)
            if (!photo || !frame) throw new Error('No photo')
            const shown = (data.crop.width * photo.widthPx) / (data.crop.height * photo.heightPx)
            expect(shown / aspectOf(frame)).toBeCloseTo(1, 5)
          }
        }
      }),
      { numRuns: 5 },
    )
  })

  test('is filled again as it was', () => {
    fc.assert(
      fc.property(designs, densities, (design, density) => {
        const once = fill(design, density)
        expect(fill(once, density)).toEqual(once)
      }),
      { numRuns: 5 },
    )
  })

  test('shows photos in the order of time, page after page', () => {
    const design = bookOf(70)
    const filled = fill(design)
    const order = new Map(photosToPlace(bookDefinition, design).map(({ id }, at) => [id, at]))
    const pages = surfacesOf(filled)
      .filter(({ part }) => part !== 'cover')
      .map(({ id }) => photosOn(filled, id).map((photo) => order.get(photo) ?? -1))
      .filter(({ length }) => length > 0)
    for (const [at, page] of pages.slice(1).entries())
      expect(Math.min(...page)).toBeGreaterThan(Math.max(...(pages[at] ?? [])))
  })

  test('places all photos but those that are left out and the similar ones', () => {
    const design = bookOf(90, 7)
    const { bursts, photos } = photoSet(7, 90)
    const similar = bursts.reduce((sum, { length }) => sum + length - 1, 0)
    expect(similar).toBeGreaterThan(5)
    expect(usesOf(fill(design))).toHaveLength(photos.length - similar)
  })

  test('shows of more photos than it has room for all favourites', () => {
    const { photos } = photoSet(3, 200)
    const stars = new Set(photos.filter((_, at) => at % 9 === 0).map(({ id }) => id))
    const design = withPhotos(
      book('pages-8'),
      photos.map((photo) => (stars.has(photo.id) ? { ...photo, pick: 'star' as const } : photo)),
    )
    const uses = new Set(usesOf(fill(design, 'full')))
    expect(uses.size).toBe(8 * 15 + 1)
    expect([...stars].filter((id) => !uses.has(id))).toEqual([])
  })

  test('shows something on each spread, with few photos too, and nothing on more than they fill', () => {
    for (const count of [19, 21, 26]) {
      const filled = fill(bookOf(count, 12))
      const spreads = surfacesOf(filled).filter(({ part }) => part === 'spread')
      const empty = spreads.filter(({ id }) => photosOn(filled, id).length === 0)
      const places = usesOf(filled).length - 1
      expect(empty.length, `${count}`).toBe(Math.max(spreads.length - places, 0))
    }
  })

  test('has the best photo on its front, and its spine and words as they were', () => {
    const { photos } = photoSet(5, 40)
    const starred = photos.map((photo, at) => (at === 17 ? { ...photo, pick: 'star' as const } : photo))
    const design = withPhotos(book(), starred)
    const filled = fill(design)
    const [cover] = surfacesOf(filled)
    expect(cover?.halves?.right?.id).toBe('rows-1')
    expect(placedPhotosOn(filled, cover as DesignSurface)).toMatchObject([
      { slot: 15, data: { photo: photos[17]?.id } },
    ])
    const words = (of: DesignDocument) => itemsOn(of, { id: 'surface:cover' }).filter(({ type }) => type === 'text')
    expect(words(filled)).toEqual(words(design))
    expect(words(filled).length).toBeGreaterThan(0)
  })
})

describe('pages touched by hand', () => {
  test('stay exactly as they are, and their photos are on no other page', () => {
    fc.assert(
      fc.property(designs, densities, fc.integer({ min: 0, max: 30 }), (design, density, at) => {
        const photo = photosToPlace(bookDefinition, design)[0]
        const surfaces = surfacesOf(design)
        const page = surfaces[at % surfaces.length]
        if (!photo || !page) return
        const touched = applyPatch(design, placePhoto(bookDefinition, design, page, photo)).document
        const filled = fill(touched, density)
        expect(surfaceOf(filled, page.id)).toEqual(surfaceOf(touched, page.id))
        expect(itemsOn(filled, page)).toEqual(itemsOn(touched, page))
        expect(usesOf(filled).filter((id) => id === photo.id)).toHaveLength(1)
      }),
      { numRuns: 5 },
    )
  })

  test('are those that auto-fill has filled and a shopper has changed since', () => {
    const filled = fill(bookOf(60))
    const page = surfacesOf(filled).find(({ part }) => part === 'spread')
    if (!page) throw new Error('No spread')
    const { auto, ...byHand } = page
    expect(auto).toBe(true)
    const changed = applyPatch(filled, { put: [byHand] }).document
    const more = photoSet(99, 30).photos.map((photo) => ({ ...photo, id: `more-${photo.id}` }))
    const again = fill(withPhotos(changed, more))
    expect(itemsOn(again, page)).toEqual(itemsOn(changed, page))
    expect(usesOf(again).length).toBeGreaterThan(usesOf(filled).length)
  })

  test('are filled too where a shopper starts again, with the words of the cover as they are', () => {
    const design = bookOf(40, 2)
    const filled = fill(design)
    const byHand = surfacesOf(filled).map(({ auto: _, ...page }) => page)
    const words = itemsOn(filled, { id: 'surface:cover' }).flatMap((item) =>
      item.type === 'text' ? { ...item, data: { ...item.data, words: 'Aotearoa' } } : [],
    )
    const changed = applyPatch(filled, { put: [...byHand, ...words] }).document
    expect(fillDesign(bookDefinition, changed, { density: 'normal' })).toBeNull()
    const patch = startAgain(bookDefinition, changed, { density: 'normal' })
    if (!patch) throw new Error('Nothing to fill')
    const again = applyPatch(changed, patch)
    expect(usesOf(again.document).toSorted()).toEqual(usesOf(filled).toSorted())
    expect(surfacesOf(again.document).filter(({ auto }) => auto).length).toBeGreaterThan(10)
    const said = itemsOn(again.document, { id: 'surface:cover' }).flatMap((item) =>
      item.type === 'text' ? item.data.words : [],
    )
    expect(said).toEqual(['Aotearoa', 'Aotearoa'])
    expect(applyPatch(again.document, again.inverse).document).toEqual(changed)
  })
})

describe('another number of pages', () => {
  test('is chosen in the same step', () => {
    const design = bookOf(60, 8, 'pages-8')
    const options = ['soft', 'pages-40']
    const patch = fillDesign(bookDefinition, design, { density: 'normal', options })
    if (!patch) throw new Error('Nothing to fill')
    const { document, inverse } = applyPatch(design, patch)
    expect(document.options).toEqual(options)
    expect(pageCount(bookDefinition, document.options, 'spread')).toBe(19)
    const spreads = surfacesOf(document).filter(({ part }) => part === 'spread')
    expect(spreads.filter(({ id }) => photosOn(document, id).length === 0)).toEqual([])
    expect(spreads).toHaveLength(19)
    expect(applyPatch(document, inverse).document).toEqual(design)
  })

  test('that is smaller leaves no photo on a page set aside', () => {
    const filled = fill(bookOf(80, 9))
    const options = ['soft', 'pages-8']
    const patch = fillDesign(bookDefinition, filled, { density: 'full', options })
    if (!patch) throw new Error('Nothing to fill')
    const { document } = applyPatch(filled, patch)
    const shown = new Set(shownSurfaces(bookDefinition, document).map(({ id }) => id))
    expect(shown.size).toBe(6)
    expect(placedPhotosOf(document).filter(({ surface }) => !shown.has(surface))).toEqual([])
    expect(usesOf(document).toSorted()).toEqual(usesOf(filled).toSorted())
  })
})

describe('a filled calendar', () => {
  const dated = (month: number, count: number) =>
    photoSet(month, count).photos.map((photo) => ({
      ...photo,
      id: `m${month}-${photo.id}`,
      takenAt: `2025-${String(month).padStart(2, '0')}-${photo.id.slice(-2)}T10:00:00`,
      likeness: undefined,
    }))

  test('has in each month photos of that month, and the others where a month has none', () => {
    const photos = [...dated(3, 8), ...dated(4, 8), ...dated(12, 8)].map(({ likeness: _, ...photo }) => ({
      ...photo,
      takenAt: photo.takenAt.replace('-00T', '-28T'),
    }))
    const design = withPhotos(calendar(), photos)
    const filled = fill(design, 'normal', calendarDefinition)
    const months = surfacesOf(filled).filter(({ part }) => part === 'month')
    const on = months.map(({ id }) => photosOn(filled, id))
    expect([on[0], on[1], on[9]].map((ids) => ids?.map((id) => id.split('-')[0]))).toEqual([
      ['m3', 'm3', 'm3'],
      ['m4', 'm4', 'm4'],
      ['m12', 'm12', 'm12'],
    ])
    expect(on.map(({ length }) => length)).toEqual([3, 3, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1])
    const uses = usesOf(filled)
    expect(new Set(uses).size).toBe(uses.length)
    expect(designDocument.safeParse(filled).error).toBeUndefined()
  })

  describe('with one photo a month', () => {
    /** A photo of each shape that cameras have, by turns. */
    const shaped = (subject?: { x: number; y: number; width: number; height: number }) =>
      dated(5, 12).map((photo, at) => {
        const [widthPx, heightPx] = [
          [4000, 3000],
          [3000, 4000],
          [4500, 3000],
        ][at % 3] ?? [1, 1]
        return { ...photo, widthPx: widthPx ?? 1, heightPx: heightPx ?? 1, subject }
      })
    const layouts = (photos: ReturnType<typeof shaped>) =>
      surfacesOf(fill(withPhotos(calendar(), photos), 'normal', calendarDefinition))
        .filter(({ part }) => part === 'month')
        .map(({ layout }) => layout?.id)

    /** Three photos were taken in May. */
    const MONTHS = [...Array(2).fill('rows-1'), 'rows-1-2', ...Array(9).fill('rows-1')]
    /** White at both sides. */
    const SIDES = 'tree-h220oh711po'

    test('has no white beside it where all that the photos show is seen', () => {
      expect(layouts(shaped({ x: 0.35, y: 0.35, width: 0.3, height: 0.3 }))).toEqual(MONTHS)
    })

    test('shows all of a photo whose subject would be cut', () => {
      expect(layouts(shaped({ x: 0.02, y: 0.02, width: 0.96, height: 0.96 }))).toEqual(
        MONTHS.with(5, SIDES).with(6, SIDES),
      )
      // Nobody has looked what they show.
      expect(layouts(shaped())).toEqual(MONTHS.with(5, SIDES).with(6, SIDES))
    })
  })

  test('has one photo a month where it is airy, and its days as they were', () => {
    const design = withPhotos(calendar(), [...dated(5, 9), ...dated(6, 9)])
    const filled = fill(design, 'airy', calendarDefinition)
    const months = surfacesOf(filled).filter(({ part }) => part === 'month')
    expect(months.map(({ id }) => photosOn(filled, id).length)).toEqual(Array(12).fill(1))
    const days = (of: DesignDocument) => months.map((page) => itemsOn(of, page).filter(({ type }) => type === 'month'))
    expect(days(filled)).toEqual(days(design))
  })
})

test('a design without photos, and a product that has no pages, are left alone', () => {
  expect(fillDesign(bookDefinition, book(), { density: 'normal' })).toBeNull()
  expect(startAgain(bookDefinition, book(), { density: 'normal' })).toBeNull()
})
