import { expect, it } from 'vitest'
import type { DesignDocument } from '../document/document'
import { applyPatch } from '../document/patch'
import { surfaceOf } from '../document/records'
import { calendarDefinition } from '../testing/calendar'
import { canvasDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { bookDefinition, memoryDefinition, pagesDefinition, sheet } from '../testing/pages-definition'
import { photoAt } from '../testing/photos'
import { byFilling, canBeFilled, handBack, isFilled } from './filled-pages'
import { newDocument } from './new-document'
import { placePhoto } from './place-photo'

const pairs = pagesDefinition(
  { sequence: [{ part: 'face', count: 4, timesPrinted: 2, isPair: true }], move: 'photos' },
  { parts: [sheet('face', 'Pair', 60, 60)] },
)

const book = (): DesignDocument => newBook(['size-200', 'pages-8'])

function page(design: DesignDocument, id: string) {
  const surface = surfaceOf(design, id)
  if (!surface) throw new Error('No page')
  return surface
}

it('books, calendars and decks are filled by themselves, but no pairs and no single pieces', () => {
  expect([bookDefinition, calendarDefinition, memoryDefinition, pairs, canvasDefinition].map(canBeFilled)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it('an empty page that gets a photo by itself counts as filled, and no other', () => {
  const empty = book()
  const place = (design: DesignDocument, id: string, at: number) =>
    placePhoto(bookDefinition, design, page(design, id), photoAt(at))
  const own = applyPatch(empty, place(empty, 'surface:first', 1)).document
  const filled = applyPatch(own, byFilling(bookDefinition, own, place(own, 'surface:spread', 2))).document
  expect([isFilled(own), isFilled(filled)]).toEqual([false, true])
  const again = applyPatch(filled, byFilling(bookDefinition, filled, place(filled, 'surface:first', 3))).document
  const marks = ['surface:cover', 'surface:first', 'surface:spread'].map((id) => page(again, id).auto)
  expect(marks).toEqual([undefined, undefined, true])
  const back = applyPatch(again, handBack(page(again, 'surface:first'))).document
  expect(page(back, 'surface:first').auto).toBe(true)
})

it('a product that is not filled by itself gets no marks', () => {
  const design = newDocument(pairs, { sku: 's', tool: 't', options: [] })
  const patch = placePhoto(pairs, design, page(design, 'surface:face'), photoAt(1))
  expect(byFilling(pairs, design, patch)).toBe(patch)
})
