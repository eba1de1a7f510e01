import { newDocument } from '@kea/design/arrangement/new-document'
import { type PrintedSide, seenSides } from '@kea/design/arrangement/printed-sides'
import type { ProductDefinition } from '@kea/design/product/definition'
import { calendarDefinition } from '@kea/design/testing/calendar'
import { bookDefinition } from '@kea/design/testing/definitions'
import { cardsDefinition, memoryDefinition } from '@kea/design/testing/games'
import { expect, it } from 'vitest'
import { wordsOfPages } from './preview-words'

/** The words where a preview shows these of all sides. */
function words(definition: ProductDefinition, options: string[], ...shown: number[]): string {
  const all = seenSides(definition, newDocument(definition, { sku: 's', tool: 't', options }))
  const sides = shown.map((at) => all.at(at)).filter((side): side is PrintedSide => side !== undefined)
  return wordsOfPages(definition, sides, all)
}

it.each([
  ['cover and three of its 19 spreads', bookDefinition, ['soft', 'pages-40'], [0, 3, 9, 15]],
  ['cover and three of its pages', bookDefinition, ['soft', 'pages-8'], [0, 1, 3, 5]],
  ['cover and last page', bookDefinition, ['soft', 'pages-8'], [0, 5]],
  ['cover', bookDefinition, ['soft', 'pages-8'], [0]],
  ['cover and three of its 12 months', calendarDefinition, ['size-a4'], [0, 3, 7, 11]],
  ['four of its 54 cards', cardsDefinition, [], [0, 9, 27, 45]],
  ['one of its 54 cards', cardsDefinition, [], [0]],
  ['four of its 5 pairs', memoryDefinition, ['pairs-5'], [0, 1, 2, 3]],
  ['pair and back', memoryDefinition, [], [0, -1]],
  ['back', cardsDefinition, ['backs'], [0]],
])('a preview is called %s', (said, definition, options, shown) => {
  expect(words(definition, options, ...shown)).toBe(said)
})
