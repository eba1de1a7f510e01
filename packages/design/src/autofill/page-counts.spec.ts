import { describe, expect, test } from 'vitest'
import { newDocument } from '../arrangement/new-document'
import { calendarDefinition, calendarSettings } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { memoryDefinition } from '../testing/pages-definition'
import { photoSet, withPhotos } from '../testing/photo-set'
import type { Density } from './density'
import { countOffers } from './page-counts'

/** So many photos that do not look alike. */
const photos = (count: number) => photoSet(count, count).photos.map(({ likeness: _, ...photo }) => photo)
const book = (count: number) => withPhotos(newBook(), photos(count))
const suiting = (count: number, density: Density) =>
  countOffers(bookDefinition, book(count), density).filter(({ suits }) => suits)

describe('the numbers of pages that are offered', () => {
  test('are those of the options, with the photos on each page', () => {
    expect(countOffers(bookDefinition, book(30), 'normal')).toEqual([
      { value: 'pages-8', pages: 8, photosPerPage: 3.8, suits: false },
      { value: 'pages-40', pages: 40, photosPerPage: 0.8, suits: true },
    ])
  })

  test('suit by density: the smallest that is not too full, else the largest', () => {
    expect(suiting(20, 'normal').map(({ value }) => value)).toEqual(['pages-8'])
    expect(suiting(21, 'normal').map(({ value }) => value)).toEqual(['pages-40'])
    expect(suiting(12, 'airy').map(({ value }) => value)).toEqual(['pages-8'])
    expect(suiting(13, 'airy').map(({ value }) => value)).toEqual(['pages-40'])
    expect(suiting(32, 'full').map(({ value }) => value)).toEqual(['pages-8'])
    expect(suiting(200, 'full').map(({ value }) => value)).toEqual(['pages-40'])
  })

  test('count photos that will be placed', () => {
    const design = book(10)
    const out = photos(10).map((photo, at) => (at < 4 ? { ...photo, pick: 'out' as const } : photo))
    expect(countOffers(bookDefinition, withPhotos(design, out), 'normal')[0]?.photosPerPage).toBe(0.8)
  })

  test('are none where no option counts pages', () => {
    const calendar = newDocument(calendarDefinition, {
      ...{ sku: 'calendar', tool: 'calendar-tool' },
      options: ['size-a4', 'week-monday'],
      settings: calendarSettings(),
    })
    expect(countOffers(calendarDefinition, calendar, 'normal')).toEqual([])
  })

  test('of a game are its pairs, where an option counts them', () => {
    const game = newDocument(memoryDefinition, { sku: 'game', tool: 'didacticgame-tool', options: ['pairs-6'] })
    expect(countOffers(memoryDefinition, game, 'normal')).toEqual([
      { value: 'pairs-6', pages: 6, photosPerPage: 0, suits: true },
    ])
  })
})
