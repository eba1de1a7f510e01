import { expect, it } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { nextPhotoOrder, sortedPhotos } from '../document/photo-order'
import { photosOf, photoUses, placedPhotosOf, surfacesOf, usedPhotosOf } from '../document/records'
import { canvasDefinition } from '../testing/definitions'
import { memoryDefinition } from '../testing/pages-definition'
import { newDocument } from './new-document'
import { placePhoto } from './place-photo'
import { discardPhotos, fillNext, fillRest, shownUses, unusedPhotos } from './tray'

const [front] = canvasDefinition.parts
if (!front) throw new Error('No part')
/** A product with three sides. */
const sides = { ...canvasDefinition, parts: ['a', 'b', 'c'].map((id) => ({ ...front, id, label: id })) }

const photo = (id: string, takenAt?: string): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx: 300,
  heightPx: 200,
  ...(takenAt && { takenAt }),
})

const withPhotos = (...photos: DesignPhoto[]): DesignDocument =>
  photos.reduce(
    (design, each) => applyPatch(design, { put: [{ ...each, order: nextPhotoOrder(design) }] }).document,
    newDocument(sides, { sku: 's', tool: 't', options: ['size-30x40', 'depth-19', 'edge-wrap'] }),
  )

const three = () => withPhotos(photo('z', '2026-03-01T10:00:00+13:00'), photo('y'), photo('x', '2026-01-01T10:00:00'))

const ids = (photos: readonly DesignPhoto[]) => photos.map(({ id }) => id)

const placed = (design: DesignDocument, part: number, id: string): DesignDocument => {
  const [surface, found] = [surfacesOf(design)[part], photosOf(design).find((each) => each.id === id)]
  if (!surface || !found) throw new Error('Not there')
  return applyPatch(design, placePhoto(sides, design, surface, found)).document
}

it('photos are sorted as they were added, or by the time of the camera with the others last', () => {
  const design = three()
  expect(ids(sortedPhotos(design, 'added'))).toEqual(['z', 'y', 'x'])
  expect(ids(sortedPhotos(design, 'taken'))).toEqual(['x', 'z', 'y'])
})

it('photos that are left out are not used to fill, in any order', () => {
  const design = withPhotos(
    photo('z', '2026-03-01T10:00:00'),
    { ...photo('y'), pick: 'out' },
    { ...photo('x'), pick: 'star' },
  )
  expect(ids(unusedPhotos(sides, design, 'added'))).toEqual(['z', 'x'])
  expect(ids(unusedPhotos(sides, design, 'taken'))).toEqual(['z', 'x'])
})

it('a photo that is removed and put back has its old place', () => {
  const design = three()
  const { document, inverse } = applyPatch(design, discardPhotos(design, ['z']))
  expect(ids(photosOf(document))).toEqual(['y', 'x'])
  expect(ids(photosOf(applyPatch(document, inverse).document))).toEqual(['z', 'y', 'x'])
})

it('photos on days of a calendar are used, and go with their photos while the words stay', () => {
  const nana = { month: 4, day: 12, words: 'Nana' }
  const dates = [
    { ...nana, photo: 'z' },
    { ...nana, day: 13, photo: 'y' },
    { ...nana, day: 14, photo: 'z' },
    { ...nana, day: 15, photo: 'x' },
  ]
  const calendar = { kind: 'calendar', firstMonth: '2027-01', holidays: true, region: null, language: 'en' } as const
  const design: DesignDocument = { ...placed(three(), 0, 'z'), settings: { ...calendar, dates } }
  expect([...photoUses(design)].sort()).toEqual([
    ['x', 1],
    ['y', 1],
    ['z', 3],
  ])
  expect(ids(usedPhotosOf(design))).toEqual(['z', 'y', 'x'])
  expect(fillRest(sides, design, 'added')).toBeNull()
  const { document, inverse } = applyPatch(design, discardPhotos(design, ['z', 'y']))
  expect(document.settings?.dates).toEqual([nana, { ...nana, day: 13 }, { ...nana, day: 14 }, dates[3]])
  expect(designDocument.safeParse(document).success).toBe(true)
  expect(applyPatch(document, inverse).document).toEqual(design)
})

it('one photo may be on several sides, and its uses are counted', () => {
  const design = placed(placed(three(), 0, 'y'), 1, 'y')
  expect([...photoUses(design)]).toEqual([['y', 2]])
  expect(ids(usedPhotosOf(design))).toEqual(['y'])
  expect(designDocument.safeParse(design).success).toBe(true)
})

it('a removed photo is off every side', () => {
  const design = placed(placed(three(), 0, 'y'), 1, 'y')
  const { document } = applyPatch(design, discardPhotos(design, ['y']))
  expect(placedPhotosOf(document)).toEqual([])
  expect(designDocument.safeParse(document).success).toBe(true)
})

it('the rest is filled with the photos that are not used, in the order of the tray', () => {
  const design = placed(three(), 1, 'z')
  const patch = fillRest(sides, design, 'taken')
  const filled = applyPatch(design, patch ?? {}).document
  const on = surfacesOf(filled).map(
    ({ id }) => placedPhotosOf(filled).find(({ surface }) => surface === id)?.data.photo,
  )
  expect(on).toEqual(['x', 'z', 'y'])
  expect(fillRest(sides, filled, 'taken')).toBeNull()
  expect(designDocument.safeParse(filled).success).toBe(true)
})

it('fewer photos than sides leave the last sides empty', () => {
  const design = withPhotos(photo('only'))
  expect(placedPhotosOf(applyPatch(design, fillRest(sides, design, 'added') ?? {}).document)).toHaveLength(1)
})

/** A game of 4 or 6 pairs with a photo on each of its faces. */
function game(photos: number): DesignDocument {
  let design = newDocument(memoryDefinition, { sku: 's', tool: 't', options: ['pairs-6'] })
  for (let at = 0; at < photos; at += 1) {
    const put = { ...photo(`p${at}`), order: nextPhotoOrder(design) }
    const patch = fillNext(memoryDefinition, design, put) ?? { put: [put] }
    design = applyPatch(design, patch).document
  }
  return design
}

it('photos go to the next empty places that need one, and no further', () => {
  const design = game(7)
  const on = surfacesOf(design).map(
    ({ id }) => placedPhotosOf(design).find(({ surface }) => surface === id)?.data.photo,
  )
  expect(on).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', undefined])
  expect(photosOf(design)).toHaveLength(7)
})

it('photos go into the places of a page that may stay empty too', () => {
  const lastPage = memoryDefinition.parts.map((part) =>
    part.id === 'back' ? { ...part, layout: { id: 'rows-1-1', gapMm: 2, marginMm: 0 } } : part,
  )
  const definition = { ...memoryDefinition, parts: lastPage }
  let design = newDocument(definition, { sku: 's', tool: 't', options: ['pairs-4'] })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
    design = applyPatch(design, fillNext(definition, design, photo(id)) ?? {}).document
  const onBack = placedPhotosOf(design).filter(({ surface }) => surface === 'surface:back')
  expect(onBack.map(({ data, slot }) => `${slot} ${data.photo}`)).toEqual(['0 e', '1 f'])
  expect(fillNext(definition, design, photo('g'))).toBeNull()
})

it('photos of surfaces that an option sets aside are not used, fill empty places, and come back with the option', () => {
  const six = game(6)
  const four = { ...six, options: ['pairs-4'] }
  expect([...shownUses(memoryDefinition, six).keys()]).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
  expect([...shownUses(memoryDefinition, four).keys()]).toEqual(['p0', 'p1', 'p2', 'p3'])
  const [first] = placedPhotosOf(four).filter(({ data }) => data.photo === 'p0')
  const emptied = applyPatch(four, { remove: [first?.id ?? ''] }).document
  const refilled = applyPatch(emptied, fillRest(memoryDefinition, emptied, 'added') ?? {}).document
  expect([...shownUses(memoryDefinition, refilled)]).toEqual([
    ['p0', 1],
    ['p1', 1],
    ['p2', 1],
    ['p3', 1],
    ['p4', 1],
  ])
  expect([...shownUses(memoryDefinition, { ...four, options: ['pairs-6'] }).keys()]).toHaveLength(6)
})
