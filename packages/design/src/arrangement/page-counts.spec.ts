import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignDocument, designDocument } from '../document/document'
import { applyPatch, type Patch } from '../document/patch'
import { itemsOn, surfaceOf, surfacesOf } from '../document/records'
import { chooseOptions } from '../edits/edits'
import type { ProductDefinition } from '../product/definition'
import { bookDefinition, memoryDefinition } from '../testing/pages-definition'
import { textOn } from '../testing/text-on'
import { newDocument, withNewSurfaces } from './new-document'
import { addPage, duplicatePage, freePages, gatherPages, pageCount, removePage } from './page-counts'
import { shownSurfaces } from './shown-surfaces'

/** A design of which these surfaces have a text. */
function written(definition: ProductDefinition, on: readonly string[], ...options: string[]): DesignDocument {
  const design = newDocument(definition, { sku: 's', tool: 't', options })
  return applyPatch(design, { put: on.map((id) => textOn(`surface:${id}`)) }).document
}

const after = (design: DesignDocument, patch: Patch | null): DesignDocument =>
  patch ? applyPatch(design, patch).document : design

const on = (design: DesignDocument, id: string) => {
  const surface = surfaceOf(design, `surface:${id}`)
  if (!surface) throw new Error(`No ${id}`)
  return surface
}

/** The shown surfaces of a part, with a star where something is on them. */
const row = (definition: ProductDefinition, design: DesignDocument, part: string) =>
  shownSurfaces(definition, design)
    .filter((surface) => surface.part === part)
    .map(
      (surface) =>
        `${surface.id.replace(`surface:${part}`, '').replace(':', '') || '1'}${itemsOn(design, surface).length > 0 ? '*' : ''}`,
    )
    .join(' ')

const book = (...filled: string[]) => written(bookDefinition, filled, 'pages-12')
const spreads = (design: DesignDocument) => row(bookDefinition, design, 'spread')

describe('a page is added', () => {
  it('where an empty one is left, which comes behind the page', () => {
    const design = book('spread', 'spread:2', 'spread:3')
    const added = addPage(bookDefinition, design, on(design, 'spread'))
    expect(added?.id).toBe('surface:spread:4')
    expect(spreads(after(design, added?.patch ?? null))).toBe('1* 4 2* 3* 5')
  })

  it('from before the page, where none is empty behind it', () => {
    const design = book('spread', 'spread:3', 'spread:4', 'spread:5')
    const added = addPage(bookDefinition, design, on(design, 'spread:5'))
    expect(spreads(after(design, added?.patch ?? null))).toBe('1* 3* 4* 5* 2')
  })

  it('without a change where the next page is empty, and not at all where all are taken', () => {
    const design = book('spread')
    expect(addPage(bookDefinition, design, on(design, 'spread'))).toEqual({ id: 'surface:spread:2', patch: null })
    const full = book('spread', 'spread:2', 'spread:3', 'spread:4', 'spread:5')
    expect(addPage(bookDefinition, full, on(full, 'spread'))).toBeNull()
  })
})

describe('a page is duplicated', () => {
  it('behind itself, with copies of its items', () => {
    const design = book('spread', 'spread:2')
    const copy = duplicatePage(bookDefinition, design, on(design, 'spread'))
    const doubled = after(design, copy?.patch ?? null)
    expect(copy?.id).toBe('surface:spread:3')
    expect(spreads(doubled)).toBe('1* 3* 2* 4 5')
    const [one, other] = ['spread', 'spread:3'].map((id) => itemsOn(doubled, on(doubled, id))[0])
    expect(one?.id).toBe('text:surface:spread')
    expect({ ...other, id: one?.id, surface: one?.surface }).toEqual(one)
    expect(other?.id).not.toBe(one?.id)
    expect(designDocument.safeParse(doubled).success).toBe(true)
  })

  it('onto the next empty card of a game, and not where none is empty', () => {
    const game = written(memoryDefinition, ['face', 'face:2', 'face:4'])
    const copy = duplicatePage(memoryDefinition, game, on(game, 'face'))
    const doubled = after(game, copy?.patch ?? null)
    expect(row(memoryDefinition, doubled, 'face')).toBe('1* 2* 3* 4*')
    expect(duplicatePage(memoryDefinition, doubled, on(doubled, 'face'))).toBeNull()
  })
})

describe('a page is removed', () => {
  it('from a book: what is on it goes, and the empty page is the last of its kind', () => {
    const design = book('spread', 'spread:2', 'spread:3')
    const removed = after(design, removePage(bookDefinition, design, on(design, 'spread:2')))
    expect(spreads(removed)).toBe('1* 3* 4 5 2')
    expect(surfacesOf(removed)).toHaveLength(8)
    expect(removePage(bookDefinition, removed, on(removed, 'spread:2'))).toBeNull()
  })

  it('from a game: the card is empty, and all others stay where they are', () => {
    const game = written(memoryDefinition, ['face', 'face:2', 'face:3'])
    const dressed = after(game, {
      put: [{ ...on(game, 'face:2'), background: { kind: 'colour', colour: '#112233' } }],
    })
    const removed = after(dressed, removePage(memoryDefinition, dressed, on(dressed, 'face:2')))
    expect(row(memoryDefinition, removed, 'face')).toBe('1* 2 3* 4')
    expect(on(removed, 'face:2').background).toBeUndefined()
    expect(removePage(memoryDefinition, removed, on(removed, 'face:2'))).toBeNull()
  })
})

describe('the number of pages', () => {
  it('is that of the options', () => {
    expect(pageCount(bookDefinition, [], 'spread')).toBe(3)
    expect(pageCount(bookDefinition, ['pages-18'], 'spread')).toBe(8)
    expect(pageCount(bookDefinition, [], 'gone')).toBe(0)
    expect(freePages(bookDefinition, book('spread'), { part: 'spread' }).map(({ id }) => id)).toEqual(
      ['2', '3', '4', '5'].map((at) => `surface:spread:${at}`),
    )
  })

  it('grows with an option, whose new pages are empty and behind the others', () => {
    const design = written(bookDefinition, ['spread', 'spread:3'])
    const options = ['pages-12']
    const more = after(design, withNewSurfaces(bookDefinition, design, chooseOptions(bookDefinition, design, options)))
    expect(spreads(more)).toBe('1* 2 3* 4 5')
    const same = { options: ['pages-8'] }
    expect(withNewSurfaces(bookDefinition, more, same)).toBe(same)
  })

  it('is lowered without loss, where what is on the pages has room on those that are left', () => {
    const design = book('spread', 'spread:3', 'spread:5')
    const gathered = after(design, gatherPages(bookDefinition, design, { part: 'spread', count: 3 }))
    expect(spreads({ ...gathered, options: ['pages-8'] })).toBe('1* 3* 5*')
    const game = written(memoryDefinition, ['face', 'face:5', 'face:6'], 'pairs-6')
    const cards = after(game, gatherPages(memoryDefinition, game, { part: 'face', count: 4 }))
    expect(row(memoryDefinition, cards, 'face')).toBe('1* 2* 3* 4 5 6')
    expect(itemsOn(cards, on(cards, 'face:2')).map(({ id }) => id)).toEqual(['text:surface:face:5'])
  })

  it('is not lowered so where too much is on the pages, and needs nothing where the last are empty', () => {
    const full = book('spread', 'spread:2', 'spread:3', 'spread:4')
    expect(gatherPages(bookDefinition, full, { part: 'spread', count: 3 })).toBeNull()
    const tidy = book('spread', 'spread:2')
    expect(gatherPages(bookDefinition, tidy, { part: 'spread', count: 3 })).toBeNull()
  })
})

describe('any row of edits', () => {
  const edits = { addPage, duplicatePage, removePage }
  const steps = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])), fc.nat(9)), {
    maxLength: 10,
  })
  const filled = fc.subarray(['spread', 'spread:2', 'spread:3', 'spread:4', 'spread:5'])

  it('keeps the number of pages and what is on the others, and is taken back exactly', () => {
    fc.assert(
      fc.property(filled, steps, (texts, list) => {
        let design = book(...texts)
        for (const [name, at] of list) {
          const surface = shownSurfaces(bookDefinition, design)[at]
          if (!surface) continue
          const edit = edits[name](bookDefinition, design, surface)
          const patch = edit && ('id' in edit ? edit.patch : edit)
          if (!patch) continue
          const { document, inverse } = applyPatch(design, patch)
          expect(applyPatch(document, inverse).document).toEqual(design)
          expect(shownSurfaces(bookDefinition, document)).toHaveLength(8)
          const others = shownSurfaces(bookDefinition, design).filter(({ id }) => id !== surface.id)
          for (const other of others) {
            const before = itemsOn(design, other)
            if (before.length > 0) expect(itemsOn(document, other)).toEqual(before)
          }
          design = document
        }
        expect(designDocument.safeParse(design).success).toBe(true)
      }),
    )
  })
})
