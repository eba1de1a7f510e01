import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { fillRest, unusedPhotos } from '../arrangement/tray'
import { type DesignDocument, type DesignPhoto, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { itemsOn, placedPhotosOf, placedPhotosOn, surfacesOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import { geometryOn } from '../geometry/surfaces'
import { bookDefinition, printDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { photoAt } from '../testing/photos'
import { chooseLayout, removeLayout, type Span } from './choose-layout'
import { emptySlots, fillSlots, swapSlots } from './edits'
import { LAYOUTS } from './layouts'
import { halfOfSlot, placesOf } from './slots'
import { surplusOn } from './surplus'

const SPREAD = 'surface:spread'
const NEXT = 'surface:spread:2'

const book = (...photos: readonly DesignPhoto[]): DesignDocument => {
  const empty = newBook()
  return applyPatch(empty, { put: photos }).document
}

const surfaceIn = (design: DesignDocument, id = SPREAD) => {
  const surface = surfacesOf(design).find((each) => each.id === id)
  if (!surface) throw new Error(`There is no surface ${id}`)
  return surface
}
const geometryIn = (design: DesignDocument, id = SPREAD) => geometryOn(bookDefinition, design, surfaceIn(design, id))

/** The document after a patch, which can be taken back and stored. */
const after = (design: DesignDocument, patch: Patch | null): DesignDocument => {
  const { document, inverse } = applyPatch(design, patch ?? {})
  expect(applyPatch(document, inverse).document).toEqual(design)
  expect(designDocument.safeParse(document).error?.message).toBeUndefined()
  return document
}
const unusedIn = (design: DesignDocument) => unusedPhotos(bookDefinition, design, 'taken')
const withLayout = (design: DesignDocument, id: string, span: Span, on = SPREAD, gapMm = 4, marginMm = 4) =>
  after(
    design,
    chooseLayout(
      ...([design, surfaceIn(design, on), geometryIn(design, on), { id, gapMm, marginMm }] as const),
      unusedIn(design),
      span,
    ),
  )
const shown = (design: DesignDocument, on = SPREAD) =>
  placedPhotosOn(design, surfaceIn(design, on))
    .toSorted((a, b) => (a.slot ?? 99) - (b.slot ?? 99))
    .map(({ slot, data }) => `${slot ?? 'free'} ${data.photo}`)
const waiting = (design: DesignDocument, on = SPREAD) =>
  surplusOn(design, surfaceIn(design, on)).map(({ slot, data }) => `${slot} ${data.photo}`)

describe('the layouts of a spread', () => {
  test('have places from 0 on the left and from 15 on the right, each inside its page and without bleed at the fold', () => {
    const design = withLayout(withLayout(book(), 'rows-2', 'left', SPREAD, 4, 0), 'rows-1-1', 'right', SPREAD, 6, 0)
    expect(placesOf(surfaceIn(design), geometryIn(design))).toEqual([
      { slot: 0, box: { x: -2, y: -2, width: 60, height: 164 } },
      { slot: 1, box: { x: 62, y: -2, width: 58, height: 164 } },
      { slot: 15, box: { x: 120, y: -2, width: 122, height: 79 } },
      { slot: 16, box: { x: 120, y: 83, width: 122, height: 79 } },
    ])
  })

  test('take the photos in the order of the pages', () => {
    const left = withLayout(book(photoAt(1), photoAt(2), photoAt(3)), 'rows-1-1', 'left')
    expect(shown(left)).toEqual(['0 p1', '1 p2'])
    expect(shown(withLayout(left, 'rows-1', 'right'))).toEqual(['0 p1', '1 p2', '15 p3'])
  })

  test('move nothing on the other page, whatever is chosen', () => {
    const layouts = fc.constantFrom(...LAYOUTS.filter(({ photos }) => photos <= 15).map(({ id }) => id))
    const half = fc.constantFrom('left' as const, 'right' as const)
    fc.assert(
      fc.property(
        layouts,
        layouts,
        fc.array(fc.record({ layout: layouts, half }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { maxLength: 25 }),
        (left, right, changes, uprights) => {
          let design = book(...uprights.map((isUpright, at) => photoAt(at, isUpright)))
          design = withLayout(withLayout(design, left, 'left'), right, 'right')
          for (const { layout, half: changed } of changes) {
            const other = (on: DesignDocument) =>
              placedPhotosOn(on, surfaceIn(on)).filter(({ slot }) => halfOfSlot(slot ?? 0) !== changed)
            const before = other(design)
            design = withLayout(design, layout, changed)
            expect(other(design)).toEqual(before)
          }
          const used = placedPhotosOf(design).map(({ data }) => data.photo)
          expect(new Set(used).size).toBe(used.length)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('give way to one across, which takes the photos of both, and come back with them', () => {
    const both = withLayout(withLayout(book(photoAt(1), photoAt(2), photoAt(3)), 'rows-1-1', 'left'), 'rows-1', 'right')
    const across = withLayout(both, 'rows-3', 'across')
    expect(surfaceIn(across)).toMatchObject({ layout: { id: 'rows-3' } })
    expect(surfaceIn(across).halves).toBeUndefined()
    expect(shown(across)).toEqual(['0 p1', '1 p2', '2 p3'])
    const again = withLayout(across, 'rows-1', 'left')
    // What has no place on the left goes to the right.
    expect(surfaceIn(again).halves).toMatchObject({ left: { id: 'rows-1' }, right: { id: 'rows-1-1' } })
    expect(shown(again)).toEqual(['0 p1', '15 p2', '16 p3'])
  })

  test('swap photos across the fold', () => {
    const design = withLayout(withLayout(book(photoAt(1), photoAt(2)), 'rows-1', 'left'), 'rows-1', 'right')
    expect(shown(after(design, swapSlots(design, surfaceIn(design), geometryIn(design), 0, 15)))).toEqual([
      '0 p2',
      '15 p1',
    ])
  })

  test('keep their places when another cover changes the fold', () => {
    const design = withLayout(withLayout(book(photoAt(1), photoAt(2)), 'rows-1', 'left'), 'rows-1', 'right')
    const hard = after(design, chooseOptions(bookDefinition, design, ['hard', 'pages-8']))
    expect(shown(hard)).toEqual(['0 p1', '15 p2'])
  })

  test('are taken away page by page, and the photos stay where they are', () => {
    const design = withLayout(withLayout(book(photoAt(1), photoAt(2)), 'rows-1', 'left'), 'rows-1', 'right')
    const less = after(design, removeLayout(design, surfaceIn(design), 'left'))
    expect(surfaceIn(less).halves).toEqual({ right: { id: 'rows-1', gapMm: 4, marginMm: 4 } })
    expect(shown(less)).toEqual(['15 p2', 'free p1'])
    const none = after(less, removeLayout(less, surfaceIn(less), 'right'))
    expect(surfaceIn(none).halves).toBeUndefined()
  })

  test('place the free photos of their own page only', () => {
    const design = withLayout(withLayout(book(photoAt(1), photoAt(2)), 'rows-1', 'left'), 'rows-1', 'right')
    const free = after(design, removeLayout(design, surfaceIn(design)))
    expect(shown(free).sort()).toEqual(['free p1', 'free p2'])
    expect(shown(withLayout(free, 'rows-1', 'right'))).toEqual(['15 p2', 'free p1'])
  })

  test('of both kinds at once are refused', () => {
    const design = withLayout(book(), 'rows-1', 'left')
    const surface = { ...surfaceIn(design), layout: { id: 'rows-1', gapMm: 0, marginMm: 0 } }
    const both = { ...design, records: { ...design.records, [surface.id]: surface } }
    expect(designDocument.safeParse(both).error?.message).toContain('A surface has one layout')
  })
})

describe('photos without a place', () => {
  const four = () => withLayout(book(photoAt(1), photoAt(2), photoAt(3), photoAt(4)), 'rows-2-2', 'left')

  test('wait on their page, and come back in their order with a larger layout', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    expect([shown(one), waiting(one)]).toEqual([['0 p1'], ['1 p2', '2 p3', '3 p4']])
    const two = withLayout(one, 'rows-1-1', 'left')
    expect([shown(two), waiting(two)]).toEqual([
      ['0 p1', '1 p2'],
      ['2 p3', '3 p4'],
    ])
    const all = withLayout(two, 'rows-2-2', 'left')
    expect([shown(all), waiting(all)]).toEqual([['0 p1', '1 p2', '2 p3', '3 p4'], []])
    expect(surfaceIn(all).surplus).toBeUndefined()
  })

  test('come back with their look and their turn', () => {
    const design = four()
    const item = itemsOn(design, surfaceIn(design)).find((entry) => entry.type === 'photo' && entry.slot === 3)
    if (item?.type !== 'photo') throw new Error('There is no fourth photo')
    const data = { ...item.data, flip: true, radiusMm: 7 }
    const changed = after(design, { put: [{ ...item, data }] })
    const back = withLayout(withLayout(changed, 'rows-1', 'left'), 'rows-2-2', 'left')
    const found = placedPhotosOf(back).find((placed) => placed.data.photo === item.data.photo)
    expect(found?.data).toMatchObject({ flip: true, radiusMm: 7, crop: item.data.crop })
  })

  test('are taken by no other page, and by none twice', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    expect(shown(withLayout(one, 'rows-2-2', 'left', NEXT), NEXT)).toEqual([])
    const next = { ...one, records: { ...one.records } }
    expect(fillRest(bookDefinition, withLayout(next, 'rows-1', 'right'), 'added')?.put ?? []).toEqual([])
  })

  test('that were put elsewhere meanwhile stay there', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    const p3 = placedPhotosOf(four()).find(({ data }) => data.photo === 'p3')
    if (!p3) throw new Error('There is no third photo')
    const { slot: _, ...free } = p3
    const moved = after(one, { put: [{ ...free, id: 'elsewhere', surface: NEXT }] })
    expect(waiting(moved)).toEqual(['1 p2', '3 p4'])
    expect(shown(withLayout(moved, 'rows-2-2', 'left'))).toEqual(['0 p1', '1 p2', '2 p4'])
  })

  test('are forgotten with their photo', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    const less = after(one, { remove: ['p2'] })
    expect(waiting(less)).toEqual(['2 p3', '3 p4'])
    expect(shown(withLayout(less, 'rows-2-2', 'left'))).toEqual(['0 p1', '1 p3', '2 p4'])
  })

  test('of one page do not come to the other', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    expect(shown(withLayout(one, 'rows-2-2', 'right'))).toEqual(['0 p1'])
  })

  test('fill the empty places of their page before others do', () => {
    const one = withLayout(four(), 'rows-1', 'left')
    const bare = after(one, { put: [photoAt(9)], remove: placedPhotosOf(one).map(({ id }) => id) })
    const filled = after(bare, fillSlots(bare, surfaceIn(bare), geometryIn(bare), unusedIn(bare)))
    expect(shown(filled)).toEqual(['0 p2'])
  })

  test('but on a page that an option has set aside fill the places of others', () => {
    const full = after(book(photoAt(1), photoAt(2)), {
      options: ['soft', 'pages-40'],
      put: [{ ...surfaceIn(book()), id: 'aside', order: 'zz' }],
    })
    const aside = withLayout(full, 'rows-1', 'left', 'aside')
    expect(shown(aside, 'aside')).toEqual(['0 p1'])
    const less = after(aside, { options: ['soft', 'pages-8'] })
    expect(shown(withLayout(less, 'rows-2', 'left'))).toEqual(['0 p1', '1 p2'])
    expect(shown(withLayout(aside, 'rows-2', 'left'))).toEqual(['0 p2'])
  })

  test('wait on a print of one piece as well', () => {
    const empty = newDocument(printDefinition, { sku: 's', tool: 't', options: ['size-20x30'] })
    const design = applyPatch(empty, { put: [photoAt(1), photoAt(2), photoAt(3)] }).document
    const on = (each: DesignDocument) => {
      const [surface] = surfacesOf(each)
      if (!surface) throw new Error('No surface')
      return surface
    }
    const arrange = (each: DesignDocument, id: string) => {
      const layout = { id, gapMm: 2, marginMm: 0 }
      const unused = unusedPhotos(printDefinition, each, 'taken')
      return after(each, chooseLayout(each, on(each), geometryOn(printDefinition, each, on(each)), layout, unused))
    }
    const one = arrange(arrange(design, 'rows-1-1-1'), 'rows-1')
    expect(surplusOn(one, on(one)).map(({ data }) => data.photo)).toEqual(['p2', 'p3'])
    const back = arrange(one, 'rows-1-1-1')
    expect(
      placedPhotosOf(back)
        .map(({ data }) => data.photo)
        .sort(),
    ).toEqual(['p1', 'p2', 'p3'])
    expect(emptySlots(back, on(back), geometryOn(printDefinition, back, on(back)))).toEqual([])
  })
})
