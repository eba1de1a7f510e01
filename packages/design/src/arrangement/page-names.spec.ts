import { describe, expect, it } from 'vitest'
import { surfacesOf } from '../document/records'
import type { ProductDefinition } from '../product/definition'
import { calendarDefinition } from '../testing/calendar'
import { canvasDefinition, cushionDefinition } from '../testing/definitions'
import { cardsDefinition } from '../testing/games'
import { bookDefinition, memoryDefinition } from '../testing/pages-definition'
import { newDocument } from './new-document'
import { hasSeveralNames, pageName } from './page-names'

function namesOf(definition: ProductDefinition, ...options: string[]): string[] {
  const design = newDocument(definition, { sku: 's', tool: 't', options })
  return surfacesOf(design).map((surface) => pageName(definition, design, surface))
}

describe('the name of a surface', () => {
  it('is the label of a part that is there once, and has a number where there are several', () => {
    expect(namesOf(cushionDefinition)).toEqual(['Front', 'Back'])
    expect(namesOf(memoryDefinition)).toEqual(['Pair 1', 'Pair 2', 'Pair 3', 'Pair 4', 'Back'])
  })

  it('is that of the pages of a book, of which a spread is two', () => {
    const spreads = ['Pages 2–3', 'Pages 4–5', 'Pages 6–7']
    expect(namesOf(bookDefinition)).toEqual(['Cover', 'First page', ...spreads, 'Last page'])
    expect(namesOf(bookDefinition, 'pages-12').at(-2)).toBe('Pages 10–11')
  })

  it('is that of a playing card, by its place', () => {
    const names = namesOf(cardsDefinition)
    expect([names[0], names[13], names[48], names[52], names[53], names[54]]).toEqual([
      'Ace of spades',
      'Ace of hearts',
      '10 of clubs',
      'Joker 1',
      'Joker 2',
      'Back',
    ])
  })

  it('has its number always where the product says so', () => {
    const numbered: ProductDefinition = {
      ...memoryDefinition,
      arrangement: {
        kind: 'pages',
        sequence: [
          { part: 'face', count: 2 },
          { part: 'back', count: 1, names: 'numbers' },
        ],
        move: 'photos',
      },
    }
    expect(namesOf(numbered)).toEqual(['Pair 1', 'Pair 2', 'Back 1'])
  })

  it('goes on behind the last page for what is set aside', () => {
    const design = newDocument(memoryDefinition, { sku: 's', tool: 't', options: ['pairs-6'] })
    const aside = surfacesOf(design)[5]
    expect(aside && pageName(memoryDefinition, { ...design, options: [] }, aside)).toBe('Pair 6')
  })

  it('is said in messages of products with several surfaces only', () => {
    expect(hasSeveralNames(canvasDefinition, [])).toBe(false)
    expect(hasSeveralNames(cushionDefinition, [])).toBe(true)
    expect(hasSeveralNames(cushionDefinition, ['back-plain'])).toBe(false)
    expect(hasSeveralNames(memoryDefinition, [])).toBe(true)
  })
})

it('the pages of a calendar are called by their months, from its first one', () => {
  const settings = {
    kind: 'calendar' as const,
    firstMonth: '2027-11',
    holidays: true,
    region: null,
    language: 'mi' as const,
    dates: [],
  }
  const design = newDocument(calendarDefinition, { sku: 's', tool: 't', options: ['size-a4'], settings })
  const names = surfacesOf(design).map((surface) => pageName(calendarDefinition, design, surface))
  expect(names.slice(0, 4)).toEqual(['Cover', 'November 2027', 'December 2027', 'January 2028'])
  const { settings: _, ...without } = design
  expect(surfacesOf(without).map((surface) => pageName(calendarDefinition, without, surface))[12]).toBe('Month 12')
})
