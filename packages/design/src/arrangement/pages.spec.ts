import { describe, expect, test } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { bookDefinition, canvasDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { textOn } from '../testing/text-on'
import { arrangementOf } from './arrangement-of'
import { newDocument, withAllSurfaces } from './new-document'
import { unpaidPages } from './paid-pages'
import { placePhoto, turnPiece } from './place-photo'
import { allPrinted, cartLines, printed, unitsOf } from './printed'
import { printedSides } from './printed-sides'
import { nextPlace, shownSurfaces } from './shown-surfaces'

const [front] = canvasDefinition.parts
if (!front) throw new Error('No part')
const flat = { ...front, wrapMm: 0, bleedMm: 3, edge: 'white' as const, canRotate: false, borderMm: 0 }
const sheet = (id: string, label: string, widthMm: number, heightMm: number) => ({
  ...flat,
  id,
  label,
  size: { widthMm, heightMm },
})

/** A brochure with a cover, two to five inner sheets, and a card that lies in it twice. */
const brochure: ProductDefinition = {
  version: 3,
  parts: [sheet('cover', 'Cover', 430, 210), sheet('inner', 'Sheet', 420, 210), sheet('card', 'Card', 90, 50)],
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'cover', count: 1 },
      { part: 'inner', count: 2 },
      { part: 'card', count: 1, timesPrinted: 2 },
    ],
    move: 'surfaces',
  },
  sizeFollowsPhoto: false,
  effects: [
    { option: 'sheets-5', counts: { inner: 5 } },
    { option: 'no-card', only: ['cover', 'inner'] },
  ],
  resolution: { goodPpi: 200, leastPpi: 100 },
  look: null,
  views: [],
}

const start = (...options: string[]): DesignDocument => newDocument(brochure, { sku: 's', tool: 't', options })

const ids = (surfaces: readonly { id: string }[]) => surfaces.map(({ id }) => id)

const filled = (design: DesignDocument): DesignDocument =>
  applyPatch(design, { put: surfacesOf(design).map(({ id }) => textOn(id)) }).document

const problem = (design: DesignDocument, options: readonly string[] = design.options) =>
  arrangementOf(brochure).problem(brochure, design, { options, quantity: 1 })

const FOUR = ['surface:cover', 'surface:inner', 'surface:inner:2', 'surface:card']

describe('a product of pages', () => {
  test('starts with the sheets that its options count', () => {
    expect(ids(surfacesOf(start()))).toEqual(FOUR)
    expect(ids(surfacesOf(start('no-card')))).toEqual(FOUR.slice(0, 3))
    expect(ids(surfacesOf(start('sheets-5')))).toHaveLength(7)
  })

  test('gets more sheets with an option, and sets them aside without it, with what is on them', () => {
    const more = filled(withAllSurfaces(brochure, { ...filled(start()), options: ['sheets-5'] }))
    expect(ids(shownSurfaces(brochure, more))).toEqual([
      'surface:cover',
      'surface:inner',
      'surface:inner:2',
      'surface:inner:3',
      'surface:inner:4',
      'surface:inner:5',
      'surface:card',
    ])
    const less = { ...more, options: [] }
    expect(ids(shownSurfaces(brochure, less))).toEqual(FOUR)
    expect(ids(allPrinted(less, brochure).map(({ surface }) => surface))).toEqual(FOUR)
    expect(printedSides(brochure, less).map(({ surface }) => surface.id)).toEqual(FOUR)
    expect(less.records['text:surface:inner:5']).toEqual(textOn('surface:inner:5'))
    expect(withAllSurfaces(brochure, less)).toBe(less)
    expect(ids(shownSurfaces(brochure, { ...less, options: ['sheets-5'] }))).toHaveLength(7)
  })

  test('prints its sheets in their order, whatever the order of the surfaces, and a card twice', () => {
    const design = start()
    const [cover] = surfacesOf(design)
    if (!cover) throw new Error('No cover')
    const last = applyPatch(design, { put: [{ ...cover, order: 'zz' }] }).document
    expect(printed(last, brochure, []).map(({ surface, copies, trims }) => [surface.id, copies, trims])).toEqual([
      ['surface:cover', 1, [{ width: 430, height: 210 }]],
      ['surface:inner', 1, [{ width: 420, height: 210 }]],
      ['surface:inner:2', 1, [{ width: 420, height: 210 }]],
      ['surface:card', 2, [{ width: 90, height: 50 }]],
    ])
  })

  test('is one piece of a line, of which several are ordered', () => {
    const design = filled(start())
    expect(cartLines(design, brochure, 3)).toEqual([{ options: [], quantity: 3 }])
    expect(unitsOf(brochure, allPrinted(design, brochure))).toBe(1)
  })

  test('pays for the sheets of its options, and for no other ones', () => {
    const page = (width: number, height: number) => ({ width, height })
    const cards = [page(90, 50), page(90, 50)]
    const pages = [page(430, 210), page(420, 210), page(420, 210), ...cards]
    const paid = (list: typeof pages, ...options: string[]) => unpaidPages(brochure, { options, units: 1 }, list)
    expect(paid(pages)).toBeNull()
    expect(paid([...pages, page(420, 210)])).toBe(
      'Its pages don’t match what you pay for. It has 1 × 430 × 210 mm, 3 × 420 × 210 mm, 2 × 90 × 50 mm. ' +
        'Paid: 1 × 430 × 210 mm, 2 × 420 × 210 mm, 2 × 90 × 50 mm.',
    )
    expect(paid(pages.slice(0, 4))).not.toBeNull()
    expect(paid(pages, 'sheets-5')).not.toBeNull()
    expect(paid([...pages, page(420, 210), page(420, 210), page(420, 210)], 'sheets-5')).toBeNull()
    expect(paid(pages.slice(0, 3), 'no-card')).toBeNull()
  })

  test('may be bought when something is on each sheet, and says which one is empty', () => {
    expect(problem(start())).toBe('Put a photo on your design first.')
    const whole = filled(start())
    expect(problem(whole)).toBeNull()
    const without = (id: string) => applyPatch(whole, { remove: [`text:${id}`] }).document
    expect(problem(without('surface:inner:2'))).toBe('Nothing is on Sheet 2 yet. Put a photo on it first.')
    expect(problem(without('surface:card'))).toBe('Nothing is on Card yet. Put a photo on it first.')
    expect(nextPlace(brochure, without('surface:inner:2'))?.id).toBe('surface:inner:2')
    expect(nextPlace(brochure, whole)).toBeNull()
  })

  test('may be bought with a title alone on its cover, but not with the example of one', () => {
    const book = newBook()
    const pages = surfacesOf(book).filter(({ part }) => part !== 'cover')
    const written = applyPatch(book, { put: pages.map(({ id }) => textOn(id)) }).document
    const said = (design: DesignDocument) => [
      nextPlace(bookDefinition, design)?.id ?? null,
      arrangementOf(bookDefinition).problem(bookDefinition, design, { options: ['soft', 'pages-8'], quantity: 1 }),
    ]
    expect(said(written)).toEqual(['surface:cover', 'Nothing is on Cover yet. Put a photo on it first.'])
    const title = written.records['start:cover:0']
    if (title?.kind !== 'item' || title.type !== 'text') throw new Error('No title')
    const titled = applyPatch(written, { put: [{ ...title, data: { ...title.data, words: 'Nana at 90' } }] }).document
    expect(said(titled)).toEqual([null, null])
  })

  test('is not bought with other options than its own, nor without a sheet', () => {
    const whole = filled(start())
    expect(problem(whole, ['sheets-5'])).toBe('The size or options of this design have changed. Please open it again.')
    const torn = applyPatch(whole, { remove: ['text:surface:inner:2', 'surface:inner:2'] }).document
    expect(problem(torn)).toBe('This design does not fit its product. Open it and add it to the cart again.')
    const swollen = applyPatch(whole, {
      put: [{ kind: 'surface', id: 'more', part: 'cover', order: 'z', orientation: 'portrait' }, textOn('more')],
    }).document
    expect(ids(allPrinted(swollen, brochure).map(({ surface }) => surface))).not.toContain('more')
  })

  test('turns as a whole, and sells no copies or options of a single sheet', () => {
    const turning = { ...brochure, parts: brochure.parts.map((part) => ({ ...part, canRotate: true })) }
    const design = newDocument(turning, { sku: 's', tool: 't', options: [] })
    const [cover, inner] = surfacesOf(design)
    if (!cover || !inner) throw new Error('No surfaces')
    const orientations = (document: DesignDocument) => surfacesOf(document).map(({ orientation }) => orientation)
    const turned = applyPatch(design, turnPiece(turning, design, inner)).document
    expect(orientations(turned)).toEqual(['portrait', 'portrait', 'portrait', 'portrait'])
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 200, heightPx: 300 } as const
    const first = applyPatch(design, placePhoto(turning, design, cover, photo)).document
    expect(orientations(first)).toEqual(['portrait', 'portrait', 'portrait', 'portrait'])
    const wide = { ...photo, id: 'q', widthPx: 900 }
    const [, next] = surfacesOf(first)
    const second = next && applyPatch(first, placePhoto(turning, first, next, wide)).document
    expect(second && orientations(second)).toEqual(['portrait', 'portrait', 'portrait', 'portrait'])
    const { isSoldOn } = arrangementOf(brochure)
    expect([isSoldOn(cover), isSoldOn({ ...cover, copies: 2 }), isSoldOn({ ...cover, options: ['a'] })]).toEqual([
      true,
      false,
      false,
    ])
  })
})
