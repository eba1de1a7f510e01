import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { placePhoto } from '../arrangement/place-photo'
import { allPrinted, byFile } from '../arrangement/printed'
import type { DesignDocument, PlacedPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { Primitive } from '../geometry/display-list'
import { geometryOn } from '../geometry/surfaces'
import { chooseLayout } from '../layouts/choose-layout'
import type { ProductDefinition } from '../product/definition'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { plainDrawings } from '../testing/texts'
import { composeSurface, pagesOf } from './compose'

const photo = { kind: 'photo', id: 'p', upload: null, name: 'kea.jpg', widthPx: 3000, heightPx: 2000 } as const
const start = (...options: string[]) => newBook(options)

const surfaceIn = (design: DesignDocument, id: string) => {
  const surface = surfacesOf(design).find((each) => each.id === id)
  if (!surface) throw new Error(`There is no surface ${id}`)
  return surface
}

/** A book whose first spread has a photo in a frame, in mm. */
function framed(frame: { x: number; width: number }, ...options: string[]) {
  const item: PlacedPhoto = {
    ...{ kind: 'item', id: 'i', surface: 'surface:spread', order: 'a0', type: 'photo' },
    frame: { y: 30, height: 100, angle: 0, ...frame },
    data: { photo: 'p', turns: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
  }
  return applyPatch(start(...options), { put: [photo, item] }).document
}

const blockOf = (design: DesignDocument, definition: ProductDefinition = bookDefinition) => {
  const block = byFile(definition, allPrinted(design, definition)).find(({ name }) => name === 'block')
  return pagesOf(design, block?.surfaces ?? [], plainDrawings)
}

/** How far a photo is moved across, in mm, on each page that shows it in its list. */
function shiftsOf(list: readonly Primitive[], by = 0): number[] {
  return list.flatMap((primitive) => {
    if (primitive.kind === 'image') return [by + primitive.transform[4]]
    return primitive.kind === 'group' ? shiftsOf(primitive.children, by + (primitive.transform?.[4] ?? 0)) : []
  })
}

describe('the block of a book', () => {
  test('has as many single pages as the option says, in the order in which they are read', () => {
    for (const [options, count] of [
      [['soft', 'pages-8'], 8],
      [['hard', 'pages-40'], 40],
    ] as const) {
      const pages = blockOf(start(...options))
      expect(pages).toHaveLength(count)
      expect(pages.every(({ trimBox }) => trimBox.width === 120 && trimBox.height === 160)).toBe(true)
    }
    expect(blockOf(start('soft', 'pages-8')).map(({ label }) => label)).toEqual([
      'First page',
      'Spread, left page',
      'Spread, right page',
      'Spread, left page',
      'Spread, right page',
      'Spread, left page',
      'Spread, right page',
      'Last page',
    ])
  })

  test('has no bleed at the fold', () => {
    const boxes = blockOf(start('soft', 'pages-8')).map(({ bleedBox: { x, y, width, height } }) => [
      x,
      y,
      width,
      height,
    ])
    const [bound, other] = [
      [0, -2, 122, 164],
      [-2, -2, 122, 164],
    ]
    expect(boxes).toEqual([bound, other, bound, other, bound, other, bound, other])
  })

  test('shows a photo across the fold on both pages, moved outwards by half of what the binding hides', () => {
    // From 70 to 190 mm: on the left page it begins at 70 − 2, on the right one at 70 − 120 + 2.
    const [, left, right] = blockOf(framed({ x: 70, width: 120 }, 'soft', 'pages-8'))
    expect(shiftsOf(left?.list ?? [])).toEqual([68])
    expect(shiftsOf(right?.list ?? [])).toEqual([-48])
    const [, sewnLeft, sewnRight] = blockOf(framed({ x: 70, width: 120 }, 'hard', 'pages-8'))
    expect([...shiftsOf(sewnLeft?.list ?? []), ...shiftsOf(sewnRight?.list ?? [])]).toEqual([69, -49])
  })

  test('leaves a photo on one page where it is, also one that ends at the fold', () => {
    for (const [frame, onLeft] of [
      [{ x: 20, width: 80 }, 20],
      [{ x: 20, width: 100 }, 20],
      [{ x: 120, width: 90 }, 120],
    ] as const) {
      const [, left] = blockOf(framed(frame, 'soft', 'pages-8'))
      expect(shiftsOf(left?.list ?? [])).toEqual([onLeft])
    }
  })

  test('moves a photo that fills the spread, and none in a place of one page', () => {
    const design = start('soft', 'pages-8')
    const spread = surfaceIn(design, 'surface:spread')
    const whole = applyPatch(design, placePhoto(bookDefinition, design, spread, photo)).document
    const [, left, right] = blockOf(whole)
    const [onLeft = 0, onRight = 0] = [...shiftsOf(left?.list ?? []), ...shiftsOf(right?.list ?? [])]
    // The pages are 120 mm apart, and the photo 4 mm more.
    expect(onLeft - onRight).toBeCloseTo(120 - 4, 9)
    const geometry = geometryOn(bookDefinition, design, spread)
    const layout = { id: 'rows-1', gapMm: 0, marginMm: 0 }
    const added = applyPatch(design, { put: [photo] }).document
    const placed = applyPatch(added, chooseLayout(added, spread, geometry, layout, [photo], 'left')).document
    const [, page, other] = blockOf(placed)
    const [a = 0, b = 0] = [...shiftsOf(page?.list ?? []), ...shiftsOf(other?.list ?? [])]
    expect(a - b).toBeCloseTo(120, 9)
  })

  test('of whole spreads moves nothing', () => {
    const files = [{ name: 'block', parts: ['cover', 'first', 'spread', 'last'], split: 'spreads' as const }]
    const pages = blockOf(framed({ x: 70, width: 120 }, 'soft', 'pages-8'), { ...bookDefinition, files })
    expect(pages).toHaveLength(6)
    expect(shiftsOf(pages[2]?.list ?? [])).toEqual([70])
  })

  test('moves nothing on the screen', () => {
    const design = framed({ x: 70, width: 120 }, 'soft', 'pages-8')
    const page = composeSurface(bookDefinition, design, surfaceIn(design, 'surface:spread'), plainDrawings)
    expect(shiftsOf(page.list)).toEqual([70])
    expect(page.bleedBox).toEqual({ x: -2, y: -2, width: 244, height: 164 })
  })
})

describe('page numbers', () => {
  const counted: ProductDefinition = {
    ...bookDefinition,
    effects: [
      ...bookDefinition.effects,
      { option: 'numbers', part: { '*': { pageNumbers: { sizeMm: 4, fromEdgeMm: 8 } } } },
    ],
  }
  /** The digits of a list, each with the place of its first one, in mm across. */
  const digitsIn = (list: readonly Primitive[]): [string, number][] =>
    list.flatMap((primitive) => {
      if (primitive.kind === 'group') return digitsIn(primitive.children)
      if (primitive.kind !== 'glyphs') return []
      const [first] = primitive.glyphs
      return [[primitive.glyphs.map(({ text }) => text).join(''), Math.round((first?.transform[4] ?? 0) * 100) / 100]]
    })
  const numbered = (...options: string[]) => newDocument(counted, { sku: 's', tool: 't', options })

  test('stand at the outer corner of each page of the block, and on no cover', () => {
    const design = numbered('soft', 'pages-8', 'numbers')
    const [cover, block] = byFile(counted, allPrinted(design, counted)).map(({ surfaces }) =>
      pagesOf(design, surfaces, plainDrawings).map(({ list }) => digitsIn(list)),
    )
    expect(cover?.flat().map(([text]) => text)).toEqual(['Summer'])
    // Each digit is 2 mm wide; there is an outline of 0.64 mm around it. Both numbers of a spread are in both of its lists.
    expect(block?.map((page) => page.map(([text]) => text))).toEqual([
      ['1'],
      ['2', '3'],
      ['2', '3'],
      ['4', '5'],
      ['4', '5'],
      ['6', '7'],
      ['6', '7'],
      ['8'],
    ])
    expect([block?.[0]?.[0]?.[1], block?.[1]?.[0]?.[1], block?.[1]?.[1]?.[1], block?.[7]?.[0]?.[1]]).toEqual([
      109.68, 8.32, 229.68, 8.32,
    ])
  })

  test('are shown on the screen, and are none without the option', () => {
    const design = numbered('soft', 'pages-8', 'numbers')
    const spread = surfacesOf(design).find(({ id }) => id === 'surface:spread:3')
    if (!spread) throw new Error('No spread')
    const onScreen = (of: DesignDocument) => digitsIn(composeSurface(counted, of, spread, plainDrawings).list)
    expect(onScreen(design).map(([text]) => text)).toEqual(['6', '7'])
    expect(onScreen(numbered('soft', 'pages-8'))).toEqual([])
  })
})

describe('the cover of a book', () => {
  const coverOf = (...options: string[]) => {
    const design = start(...options)
    const [cover] = byFile(bookDefinition, allPrinted(design, bookDefinition))
    return { name: cover?.name, pages: pagesOf(design, cover?.surfaces ?? [], plainDrawings) }
  }

  test('is a file of one page: back, spine and front, with all that is folded around the boards', () => {
    const { name, pages } = coverOf('hard', 'pages-40')
    expect([name, pages.length]).toEqual(['cover', 1])
    expect(pages[0]?.trimBox).toEqual({ x: -15, y: -15, width: 290, height: 196 })
    expect(pages[0]?.bleedBox).toEqual({ x: -17, y: -17, width: 294, height: 200 })
  })

  test('has marks of its two folds outside the bleed, and a page has none', () => {
    expect(coverOf('hard', 'pages-40').pages[0]?.marks).toEqual([
      'M126 -19.5L126 -17.5',
      'M126 183.5L126 185.5',
      'M134 -19.5L134 -17.5',
      'M134 183.5L134 185.5',
    ])
    expect(blockOf(start('hard', 'pages-8')).flatMap(({ marks }) => marks ?? [])).toEqual([])
  })
})

describe('a cover for foil', () => {
  const foil = { colour: '#c9a45c', cloth: '#335544' }
  const linen: ProductDefinition = {
    ...bookDefinition,
    parts: bookDefinition.parts.map((part) => (part.id === 'cover' ? { ...part, foil } : part)),
  }
  const design = newDocument(linen, { sku: 's', tool: 't', options: ['soft', 'pages-40'] })

  /** The colours of everything that is drawn. */
  const coloursOf = (list: readonly Primitive[]): string[] =>
    list.flatMap((primitive) => {
      if (primitive.kind === 'group') return coloursOf(primitive.children)
      if (primitive.kind === 'glyphs') return [primitive.colour, ...(primitive.outline ? ['outline'] : [])]
      return primitive.kind === 'path' ? [primitive.fill ?? primitive.stroke?.colour ?? ''] : ['photo']
    })

  test('shows its words in the colour of the foil on the cloth', () => {
    const page = composeSurface(linen, design, surfaceIn(design, 'surface:cover'), plainDrawings)
    expect(coloursOf(page.list)).toEqual(['#335544', '#c9a45c', '#c9a45c'])
  })

  test('is printed in black alone, without cloth, background and outlines', () => {
    const cover = surfaceIn(design, 'surface:cover')
    const coloured = applyPatch(design, {
      put: [{ ...cover, background: { kind: 'colour', colour: '#ff0000' } }],
    }).document
    const [file] = byFile(linen, allPrinted(coloured, linen))
    const [page] = pagesOf(coloured, file?.surfaces ?? [], plainDrawings)
    expect(coloursOf(page?.list ?? [])).toEqual(['#000000', '#000000'])
  })
})
