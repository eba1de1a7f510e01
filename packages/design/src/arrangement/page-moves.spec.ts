import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignDocument, type DesignRecord, designDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { itemsOn, surfaceOf, surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { calendarDefinition } from '../testing/calendar'
import { newGame, memoryDefinition as pairsDefinition, surfaceAt } from '../testing/games'
import { bookDefinition, memoryDefinition } from '../testing/pages-definition'
import { textOn } from '../testing/text-on'
import { newDocument } from './new-document'
import { movePage } from './page-moves'
import { pageName } from './page-names'
import { pairOf, splitPair } from './pairs'
import { shownSurfaces } from './shown-surfaces'

const start = (definition: ProductDefinition, ...options: string[]) =>
  newDocument(definition, { sku: 's', tool: 't', options })

/** Each surface has words of its own. */
const written = (design: DesignDocument): DesignDocument =>
  applyPatch(design, { put: surfacesOf(design).map(({ id }) => textOn(id)) }).document

const after = (design: DesignDocument, patch: Parameters<typeof applyPatch>[1] | null) =>
  patch ? applyPatch(design, patch).document : design

const shown = (definition: ProductDefinition, design: DesignDocument) =>
  shownSurfaces(definition, design).map(({ id }) => id)

/** Where each text is, by the surface on which it was written. */
const texts = (definition: ProductDefinition, design: DesignDocument) =>
  shownSurfaces(definition, design).map((surface) =>
    itemsOn(design, surface).map(({ id }) => id.slice('text:surface:'.length)),
  )

describe('a page of a book', () => {
  it('moves with what is on it to another place among its kind', () => {
    const book = written(start(bookDefinition))
    const moved = after(book, movePage(bookDefinition, book, 'surface:spread:3', 0))
    expect(shown(bookDefinition, moved)).toEqual([
      'surface:cover',
      'surface:first',
      'surface:spread:3',
      'surface:spread',
      'surface:spread:2',
      'surface:last',
    ])
    expect(texts(bookDefinition, moved).flat()).toEqual(['cover', 'first', 'spread:3', 'spread', 'spread:2', 'last'])
    expect(shown(bookDefinition, after(moved, movePage(bookDefinition, moved, 'surface:spread:3', 1)))[2]).toBe(
      'surface:spread',
    )
  })

  it('does not move where it is, beyond its row, nor among another kind', () => {
    const book = start(bookDefinition)
    expect(movePage(bookDefinition, book, 'surface:spread:2', 1)).toBeNull()
    expect(movePage(bookDefinition, book, 'surface:spread', 3)).toBeNull()
    expect(movePage(bookDefinition, book, 'surface:cover', 1)).toBeNull()
    expect(movePage(bookDefinition, book, 'gone', 0)).toBeNull()
  })

  it('stays before those that an option has set aside', () => {
    const less = { ...written(start(bookDefinition, 'pages-12')), options: ['pages-8'] }
    const moved = after(less, movePage(bookDefinition, less, 'surface:spread', 2))
    expect(shown(bookDefinition, moved).slice(2, 5)).toEqual(['surface:spread:2', 'surface:spread:3', 'surface:spread'])
    expect(shown(bookDefinition, { ...moved, options: ['pages-12'] }).slice(5, 7)).toEqual([
      'surface:spread:4',
      'surface:spread:5',
    ])
  })

  it('finds its place between two that have the same one', () => {
    const book = start(bookDefinition)
    const same = surfacesOf(book).map((surface) =>
      surface.id === 'surface:spread:2'
        ? { ...surface, order: surfaceOf(book, 'surface:spread')?.order ?? '' }
        : surface,
    )
    const tied = after(book, { put: same })
    const moved = after(tied, movePage(bookDefinition, tied, 'surface:spread:3', 1))
    expect(shown(bookDefinition, moved).slice(2, 5)).toEqual(['surface:spread', 'surface:spread:3', 'surface:spread:2'])
  })
})

describe('what is on a card', () => {
  const RED = { kind: 'colour', colour: '#ff0000' } as const

  it('changes places with what is on another one, with layout and background', () => {
    const game = written(start(memoryDefinition))
    const [first] = surfacesOf(game)
    const dressed = after(game, {
      put: first ? [{ ...first, background: RED, layout: { id: 'rows-2', gapMm: 2, marginMm: 0 } }] : [],
    })
    const swapped = after(dressed, movePage(memoryDefinition, dressed, 'surface:face', 2))
    expect(shown(memoryDefinition, swapped)).toEqual(shown(memoryDefinition, game))
    expect(texts(memoryDefinition, swapped)).toEqual([['face:3'], ['face:2'], ['face'], ['face:4'], ['back']])
    const [now, , third] = surfacesOf(swapped)
    expect([now?.background, now?.layout]).toEqual([undefined, undefined])
    expect([third?.background, third?.layout?.id]).toEqual([RED, 'rows-2'])
    expect(designDocument.safeParse(swapped).success).toBe(true)
  })

  it('leaves what the surface has of itself, and takes the words that it started with', () => {
    const frame = { x: 0, y: 0, width: 10, height: 10, angle: 0 }
    const item = (id: string, surface: string, type: 'month' | 'text'): DesignRecord =>
      type === 'text'
        ? { ...(textOn(surface) as Extract<DesignRecord, { type: 'text' }>), id }
        : ({
            kind: 'item',
            ...{ id, surface, order: 'a0', frame, type: 'month' },
            data: { shows: 'days', style: 'bold' },
          } as DesignRecord)
    const game = after(start(memoryDefinition), {
      put: [
        item('start:face:month', 'surface:face', 'month'),
        item('start:face:0', 'surface:face', 'text'),
        item('own', 'surface:face', 'text'),
      ],
    })
    const swapped = after(game, movePage(memoryDefinition, game, 'surface:face', 1))
    expect(
      Object.values(swapped.records).flatMap((entry) => (entry.kind === 'item' ? [[entry.id, entry.surface]] : [])),
    ).toEqual(
      expect.arrayContaining([
        ['start:face:month', 'surface:face'],
        ['start:face:0', 'surface:face:2'],
        ['own', 'surface:face:2'],
      ]),
    )
  })
})

describe('the days of a month', () => {
  it('stay on their page, also where they were removed and put back', () => {
    const year = start(calendarDefinition, 'size-a4', 'week-monday')
    const days = year.records['start:month:month']
    if (days?.kind !== 'item') throw new Error('No days')
    const back = after(year, { remove: [days.id], put: [{ ...days, id: 'item:1' }, textOn('surface:month')] })
    const swapped = after(back, movePage(calendarDefinition, back, 'surface:month', 1))
    expect(swapped.records['item:1']).toMatchObject({ surface: 'surface:month', type: 'month' })
    expect(swapped.records['start:month:2:month']).toMatchObject({ surface: 'surface:month:2', type: 'month' })
    expect(swapped.records['text:surface:month']).toMatchObject({ surface: 'surface:month:2' })
    const twice = after(back, { put: [{ ...days, id: 'item:2' }] })
    expect(designDocument.safeParse(back).success).toBe(true)
    expect(designDocument.safeParse(twice).error?.message).toContain('A surface has one month')
  })
})

describe('a pair of a game', () => {
  it('changes places with both of its cards, and its second one does not move alone', () => {
    const game = newGame(pairsDefinition)
    const pair = pairOf(pairsDefinition, game, surfaceAt(game, 'face', 0))
    const added = pair && splitPair(pairsDefinition, game, pair)
    const split = written(after(game, added?.patch ?? null))
    const moved = after(split, movePage(pairsDefinition, split, 'surface:face', 2))
    expect(texts(pairsDefinition, moved)).toEqual([['face:3'], ['face:2'], ['face'], ['face:second'], ['back']])
    expect(movePage(pairsDefinition, moved, 'surface:face:second', 0)).toBeNull()
    expect(shownSurfaces(pairsDefinition, moved).map((surface) => pageName(pairsDefinition, moved, surface))).toEqual([
      'Pair 1',
      'Pair 2',
      'Pair 3',
      'Pair 3, second card',
      'Back',
    ])
  })
})

describe('any move', () => {
  const products = [bookDefinition, memoryDefinition]
  const moves = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 12 })

  it('keeps all surfaces and items, the kinds in their order, and is taken back exactly', () => {
    fc.assert(
      fc.property(fc.constantFrom(...products), moves, (definition, list) => {
        let design = written(start(definition, 'pages-12', 'pairs-6'))
        const kinds = shownSurfaces(definition, design).map(({ part }) => part)
        const ids = Object.keys(design.records).sort()
        for (const [from, to] of list) {
          const surface = shownSurfaces(definition, design)[from]
          const patch = surface && movePage(definition, design, surface.id, to)
          if (!patch) continue
          const { document, inverse } = applyPatch(design, patch)
          expect(applyPatch(document, inverse).document).toEqual(design)
          expect(shownSurfaces(definition, document).map(({ part }) => part)).toEqual(kinds)
          expect(Object.keys(document.records).sort()).toEqual(ids)
          design = document
        }
        expect(designDocument.safeParse(design).success).toBe(true)
      }),
    )
  })
})
