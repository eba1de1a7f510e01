import { describe, expect, test } from 'vitest'
import { type DesignDocument, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, placedPhotosOn, surfaceOf, surfacesOf } from '../document/records'
import { geometryOn } from '../geometry/surfaces'
import { captionsOn, newCaption } from '../layouts/captions'
import type { SurfaceLayout } from '../layouts/layout-data'
import { captionPlaces } from '../layouts/slots'
import { calendarDefinition } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { filledPages } from '../testing/filled-pages'
import { newBook, newCalendar } from '../testing/new-designs'
import { photoSet, withPhotos } from '../testing/photo-set'
import { fillAgain } from './fill-again'
import { fillDesign } from './fill-design'

const filledBook = (photos: number): DesignDocument => {
  const options = ['hard', 'pages-40']
  const design = withPhotos(newBook(options), photoSet(31, photos).photos)
  const patch = fillDesign(bookDefinition, design, { density: 'normal' })
  if (!patch) throw new Error('Nothing to fill')
  return applyPatch(design, patch).document
}

const spreadWith = (design: DesignDocument, least: number, most: number) => {
  const found = surfacesOf(design).find((surface) => {
    const { length } = placedPhotosOn(design, surface)
    return surface.part === 'spread' && length >= least && length <= most
  })
  if (!found) throw new Error('No such spread')
  return found
}

/** The layouts of a page, and the photo of each place. */
const lookOf = (design: DesignDocument, id: string) => {
  const surface = surfaceOf(design, id)
  if (!surface) throw new Error('No page')
  const photos = placedPhotosOn(design, surface).map(({ slot, data }) => `${slot} ${data.photo}`)
  return JSON.stringify([surface.layout, surface.halves, photos.toSorted()])
}

function again(design: DesignDocument, id: string): DesignDocument {
  const surface = surfaceOf(design, id)
  const patch = surface && fillAgain(bookDefinition, design, surface)
  if (!patch) throw new Error('No other arrangement')
  return applyPatch(design, patch).document
}

describe('a page that is laid out again', () => {
  test('has another arrangement each time, until the first one comes back', () => {
    const design = filledBook(80)
    const { id } = spreadWith(design, 3, 8)
    const looks = [design]
    for (let times = 0; times < 12; times += 1) looks.push(again(looks.at(-1) ?? design, id))
    const seen = looks.map((look) => lookOf(look, id))
    for (const [at, look] of seen.slice(1).entries()) expect(look).not.toBe(seen[at])
    expect(new Set(seen.slice(0, 6)).size).toBeGreaterThanOrEqual(5)
    expect(seen.slice(2).some((look, at) => seen.slice(0, at + 2).includes(look))).toBe(true)
    expect(designDocument.safeParse(looks.at(-1)).error).toBeUndefined()
  })

  test('has these arrangements, one after another', () => {
    const design = filledBook(80)
    const looksOf = (photos: number, times: number) => {
      const { id } = spreadWith(design, photos, photos)
      const place = surfacesOf(design).findIndex((surface) => surface.id === id)
      const looks = [design]
      for (let at = 1; at < times; at += 1) looks.push(again(looks.at(-1) ?? design, id))
      return looks.map((look) => filledPages(bookDefinition, look)[place])
    }
    expect(looksOf(2, 5)).toEqual([
      'spread rows-1 | tree-h068op : 8 9',
      'spread tree-h932po | rows-1 : 8 9',
      'spread tree-h932po | tree-h068op : 8 9',
      'spread rows-1 | rows-1 : 8 9',
      'spread rows-1 | tree-h068op : 8 9',
    ])
    expect(looksOf(4, 11)).toEqual([
      'spread tree-h932v146ov827poo | tree-h068ov490ph529pp : 4 5 6 7',
      'spread tree-h776v227h400pppo | tree-h068op : 4 5 6 7',
      'spread tree-h803v600ppo | tree-h255oh649v471ppo : 4 5 6 7',
      'spread tree-h803v600ppo | tree-h068ov252ov657h529ppo : 4 5 6 7',
      'spread rows-1 | tree-h068ov490ph529pp : 4 5 6 7',
      'spread rows-1-2 | rows-1 : 5 4 6 7',
      'spread tree-h932v696ph667ppo | rows-1 : 4 5 6 7',
      'spread rows-1-2 | tree-h068op : 5 4 6 7',
      'spread tree-h932v696ph667ppo | tree-h068op : 4 5 6 7',
      'spread tree-h776v227h400pppo | rows-1 : 4 5 6 7',
      'spread tree-h932v146ov827poo | tree-h068ov490ph529pp : 4 5 6 7',
    ])
  })

  test('keeps its photos with their looks, and changes no other page', () => {
    const design = filledBook(80)
    const page = spreadWith(design, 3, 8)
    const [first] = placedPhotosOn(design, page)
    if (!first) throw new Error('No photo')
    const toned = applyPatch(design, {
      put: [{ ...first, data: { ...first.data, flip: true } }],
    }).document
    const after = again(toned, page.id)
    const photos = (of: DesignDocument) => placedPhotosOn(of, page).map(({ data }) => data.photo)
    expect(photos(after).toSorted()).toEqual(photos(toned).toSorted())
    const flipped = after.records[first.id]
    expect(flipped?.kind === 'item' && flipped.type === 'photo' && flipped.data.flip).toBe(true)
    for (const other of surfacesOf(toned).filter(({ id }) => id !== page.id)) {
      expect(surfaceOf(after, other.id)).toBe(surfaceOf(toned, other.id))
      expect(itemsOn(after, other)).toEqual(itemsOn(toned, other))
    }
    expect(surfaceOf(after, page.id)?.auto).toBe(true)
  })

  test('takes the words of its photos along', () => {
    const design = filledBook(80)
    const page = spreadWith(design, 3, 8)
    const withWords = (layout: SurfaceLayout | undefined) => layout && { ...layout, captions: 'below' as const }
    const halves = { left: withWords(page.halves?.left), right: withWords(page.halves?.right) }
    const surface = { ...page, halves }
    const placed = applyPatch(design, { put: [surface] }).document
    const geometry = geometryOn(bookDefinition, placed, surface)
    const [slot = 0] = captionPlaces(surface, geometry).map((place) => place.slot)
    const caption = newCaption(placed, surface, geometry, slot)
    if (!caption) throw new Error('No place for words')
    const written = { ...caption, data: { ...caption.data, words: 'Low tide' } }
    const photoAt = (of: DesignDocument, at: number) =>
      placedPhotosOn(of, surface).find((item) => item.slot === at)?.data.photo
    let shown = applyPatch(placed, { put: [written] }).document
    const photo = photoAt(shown, slot)
    for (let times = 0; times < 4; times += 1) {
      shown = again(shown, page.id)
      const words = captionsOn(shown, surface)
      const waiting = surfaceOf(shown, page.id)?.surplusCaptions ?? []
      expect([...words, ...waiting].map(({ data }) => data.words)).toEqual(['Low tide'])
      for (const item of words) expect(photoAt(shown, item.slot)).toBe(photo)
    }
  })

  test('is undone exactly', () => {
    const design = filledBook(50)
    const page = spreadWith(design, 2, 8)
    const patch = fillAgain(bookDefinition, design, page)
    if (!patch) throw new Error('No other arrangement')
    const { document, inverse } = applyPatch(design, patch)
    expect(applyPatch(document, inverse).document).toEqual(design)
  })

  test('of one photo is on the left, on the right, or across where its subject keeps off the fold', () => {
    const design = filledBook(21)
    const { id } = spreadWith(design, 1, 1)
    const seen = new Set<string>()
    let now = design
    for (let times = 0; times < 8; times += 1) {
      const { halves } = surfaceOf(now, id) ?? {}
      seen.add(Object.keys(halves ?? {}).join())
      now = again(now, id)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['left', 'right']))
  })

  test('keeps the spaces that the shopper has set, also where only the right page has a photo', () => {
    const design = filledBook(21)
    const { id } = spreadWith(design, 1, 1)
    let now = design
    const onlyRight = () => Object.keys(surfaceOf(now, id)?.halves ?? {}).join() === 'right'
    for (let times = 0; times < 8 && !onlyRight(); times += 1) now = again(now, id)
    const page = surfaceOf(now, id)
    if (!page?.halves?.right || !onlyRight()) throw new Error('No photo on the right page alone')
    const halves = { right: { ...page.halves.right, gapMm: 9, marginMm: 23 } }
    const after = surfaceOf(again(applyPatch(now, { put: [{ ...page, halves }] }).document, id), id)
    for (const half of Object.values(after?.halves ?? {})) expect([half?.gapMm, half?.marginMm]).toEqual([9, 23])
  })

  test('of a month keeps its dates and has its photos in another layout', () => {
    const photos = photoSet(31, 36).photos
    const empty = withPhotos(newCalendar(), photos)
    const patch = fillDesign(calendarDefinition, empty, { density: 'full' })
    if (!patch) throw new Error('Nothing to fill')
    const design = applyPatch(empty, patch).document
    const month = surfacesOf(design).find((surface) => placedPhotosOn(design, surface).length >= 2)
    if (!month) throw new Error('No month of two photos')
    const monthsOn = (of: DesignDocument) => itemsOn(of, month).filter(({ type }) => type === 'month')
    const laid = fillAgain(calendarDefinition, design, month)
    if (!laid) throw new Error('No other arrangement')
    const after = applyPatch(design, laid).document
    expect(monthsOn(after)).toEqual(monthsOn(design))
    expect(monthsOn(after)).toHaveLength(1)
    expect(surfaceOf(after, month.id)?.halves).toBeUndefined()
    expect(surfaceOf(after, month.id)?.layout?.id).not.toBe(month.layout?.id)
    const photosOn = (of: DesignDocument) =>
      placedPhotosOn(of, month).map(({ slot, data }) => [slot !== undefined, data.photo])
    expect(photosOn(after).toSorted()).toEqual(photosOn(design).toSorted())
  })

  test('is no page with more photos than a spread takes', () => {
    const filled = filledBook(21)
    const spread = spreadWith(filled, 1, 1)
    const [first] = placedPhotosOn(filled, spread)
    if (!first) throw new Error('No photo')
    const of = (count: number) => {
      const more = photoSet(7, count - 1).photos.map((photo) => ({ ...photo, id: `more-${photo.id}` }))
      const items = more.map(({ id }, at) => ({
        ...first,
        id: `item-${id}`,
        slot: at + 50,
        data: { ...first.data, photo: id },
      }))
      return fillAgain(bookDefinition, applyPatch(withPhotos(filled, more), { put: items }).document, spread)
    }
    expect(of(30)).not.toBeNull()
    expect(of(31)).toBeNull()
  })

  test('is no cover, and no page without photos', () => {
    const design = filledBook(21)
    const [cover] = surfacesOf(design)
    const empty = newBook()
    expect(cover && fillAgain(bookDefinition, design, cover)).toBeNull()
    expect(surfacesOf(empty).map((page) => fillAgain(bookDefinition, empty, page))).toEqual(Array(6).fill(null))
  })
})
