import { calendarDefinition } from '@kea/design/testing/calendar'
import { bookDefinition } from '@kea/design/testing/definitions'
import { cardsDefinition, memoryDefinition, newGame } from '@kea/design/testing/games'
import { newBook, newCalendar } from '@kea/design/testing/new-designs'
import { describe, expect, it } from 'vitest'
import { pages as bookPages } from './book/pages'
import { pages as calendarPages } from './calendar/pages'
import { pages as cardPages } from './cards/pages'
import { type DesignedPages, designedPages, type PagePicture } from './pages'
import { pages as tilePages } from './tiles/pages'

const made = (pages: DesignedPages | null): DesignedPages => {
  if (!pages) throw new Error('There are no pages')
  return pages
}

/** "part x,y width×height worked" of a picture. */
function told(picture: unknown): string {
  const { printed, box, worked } = picture as PagePicture
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 100) / 100)
  return `${printed.part.id} ${x},${y} ${width}×${height}${worked ? ` ${worked}` : ''}`
}
const picturesOf = ({ pictures }: DesignedPages): Record<string, string> =>
  Object.fromEntries([...pictures].map(([key, picture]) => [key, told(picture)]))

describe('the pages of a book', () => {
  const book = (...options: string[]) => made(designedPages(bookDefinition, newBook(options), bookPages))

  it('are those of its cover, then each half of a spread is one', () => {
    const soft = book('soft', 'pages-8')
    expect(picturesOf(soft)).toEqual({
      front: 'cover 121.8,0 120×160',
      back: 'cover 0,0 120×160',
      spine: 'cover 120,0 1.8×160',
      'page-1': 'first 0,0 120×160',
      'page-2': 'spread 0,0 120×160',
      'page-3': 'spread 120,0 120×160',
      'page-4': 'spread 0,0 120×160',
      'page-5': 'spread 120,0 120×160',
      'page-6': 'spread 0,0 120×160',
      'page-7': 'spread 120,0 120×160',
      'page-8': 'last 0,0 120×160',
    })
    expect(soft.model.stops).toEqual([
      'Front cover',
      'First page',
      'Pages 2–3',
      'Pages 4–5',
      'Pages 6–7',
      'Last page',
      'Back cover',
    ])
  })

  it('of a hard cover go round its boards, and have a groove beside the spine', () => {
    const { front, back, spine } = picturesOf(book('hard', 'pages-8'))
    // A half of 126 mm with its overhang and joint, and 2 mm of board all round.
    expect([front, back, spine]).toEqual([
      'cover 128.8,-2 130×170 groove-left',
      'cover -2,-2 130×170 groove-right',
      'cover 126,0 4.8×166',
    ])
  })

  it('are none without a cover', () => {
    expect(designedPages(memoryDefinition, newGame(memoryDefinition), bookPages)).toBeNull()
  })
})

describe('the pages of a calendar', () => {
  /** With this width of the place that the binding takes. */
  const calendar = (width: number) => {
    const quiet = [{ label: 'Wire', x: 0, y: 0, width, height: 0.05 }]
    const parts = calendarDefinition.parts.map((part) => ({ ...part, quiet }))
    const effects = calendarDefinition.effects.filter(({ option }) => option === 'week-monday')
    const definition = { ...calendarDefinition, parts, effects }
    return made(designedPages(definition, newCalendar({}, ['week-monday']), calendarPages))
  }

  it('hang from a notch on the wall', () => {
    const wall = calendar(0.4)
    const sheets = picturesOf(wall)
    expect(Object.keys(sheets)).toHaveLength(13)
    expect([sheets['sheet-0'], sheets['sheet-12']]).toEqual(['cover 0,0 210×297 notched', 'month 0,0 210×297 notched'])
    expect([wall.model.surrounding, wall.model.stops.length]).toEqual(['wall', 13])
  })

  it('stand on a desk where the binding goes from side to side', () => {
    const desk = calendar(1)
    expect(picturesOf(desk)['sheet-3']).toBe('month 0,0 210×297 punched')
    expect(desk.model.surrounding).toBe('desk')
  })
})

describe('the pages of a deck', () => {
  const deck = (...options: string[]) =>
    made(designedPages(cardsDefinition, newGame(cardsDefinition, ...options), cardPages))

  it('are its faces and one back', () => {
    const { model, pictures } = deck()
    expect([...pictures.keys()].slice(0, 3)).toEqual(['back', 'face-0', 'face-1'])
    expect(pictures.size).toBe(55)
    expect([told(pictures.get('back')), told(pictures.get('face-53'))]).toEqual(['back 0,0 63×88', 'face 0,0 63×88'])
    expect([model.stops.length, model.stops[0], model.stops[53]]).toEqual([54, 'Ace of spades', 'Joker 2'])
    expect(model.flat(model.start)[0]).toMatch(/^face-/)
  })

  it('are the back alone where the workshop has the faces', () => {
    const { model, pictures } = deck('backs')
    expect(pictures.size).toBe(55)
    expect(told(pictures.get('back'))).toBe('back 0,0 63×88')
    expect(pictures.get('face-7')).toMatchObject({ part: { id: 'face' }, place: 7 })
    expect(model.flat(model.start)).toEqual(['back'])
  })
})

describe('the pages of a memory game', () => {
  it('are tiles that lie twice each, and one back', () => {
    const { model, pictures } = made(designedPages(memoryDefinition, newGame(memoryDefinition), tilePages))
    expect(pictures.size).toBe(4)
    expect(told(pictures.get('back'))).toBe('back 0,0 60×60')
    expect(model.stops).toHaveLength(6)
    const seen = Array.from({ length: 6 }, (_, place) => model.overName?.(place, true).split(': ')[1])
    expect(seen.toSorted()).toEqual(['Pair 1', 'Pair 1', 'Pair 2', 'Pair 2', 'Pair 3', 'Pair 3'])
  })
})
