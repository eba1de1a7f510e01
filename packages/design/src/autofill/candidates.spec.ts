import { describe, expect, test } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { applyPatch } from '../document/patch'
import { photoOf as recordOf } from '../document/records'
import { calendarDefinition } from '../testing/calendar'
import { bookDefinition } from '../testing/definitions'
import { surfaceAt, withPhoto } from '../testing/games'
import { newBook, newCalendar } from '../testing/new-designs'
import { withPhotos } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { photosToPlace } from './candidates'

const LIKENESS = [
  '',
  '00000000000000ff',
  '00000000000000ff',
  '00000000000001ff',
  'ffff000000000000',
  'ffffffffffff0000',
]

/** Photos of one second each, of which p1, p2 and p3 look alike; p3 is the sharpest of them. */
const photos = (picks: Readonly<Record<string, DesignPhoto['pick']>> = {}): DesignPhoto[] =>
  [1, 2, 3, 4, 5].map((at) => {
    const photo = photoAt(at)
    const pick = picks[photo.id]
    return {
      ...photo,
      takenAt: `2026-03-14T10:00:0${at}`,
      likeness: LIKENESS[at] ?? '',
      sharpness: at,
      ...(pick && { pick }),
    }
  })

const book = (own: readonly DesignPhoto[]): DesignDocument => withPhotos(newBook(), own)
function photoOf(design: DesignDocument, id: string): DesignPhoto {
  const photo = recordOf(design, id)
  if (!photo) throw new Error(`There is no ${id}`)
  return photo
}
const ids = (design: DesignDocument, definition = bookDefinition) =>
  photosToPlace(definition, design).map(({ id }) => id)

describe('the photos to place', () => {
  test('are those of each moment that are sharpest', () => {
    expect(ids(book(photos()))).toEqual(['p3', 'p4', 'p5'])
  })

  test('are all favourites of a moment, and then no other of it', () => {
    expect(ids(book(photos({ p1: 'star', p2: 'star' })))).toEqual(['p1', 'p2', 'p4', 'p5'])
  })

  test('are none that is left out', () => {
    expect(ids(book(photos({ p3: 'out', p4: 'out' })))).toEqual(['p2', 'p5'])
  })

  test('are none of a page that was made by hand, and none of its moment', () => {
    const design = book(photos())
    const first = surfaceAt(design, 'first')
    const byHand = withPhoto(bookDefinition, design, first, photoOf(design, 'p2'))
    expect(ids(byHand)).toEqual(['p4', 'p5'])
    const star = applyPatch(byHand, { put: photos({ p1: 'star' }) }).document
    expect(ids(star)).toEqual(['p1', 'p4', 'p5'])
  })

  test('are those of a page that auto-fill has made', () => {
    const design = book(photos())
    const first = surfaceAt(design, 'first')
    const placed = withPhoto(bookDefinition, design, first, photoOf(design, 'p4'))
    const made = applyPatch(placed, { put: [{ ...surfaceAt(placed, 'first'), auto: true }] }).document
    expect(ids(made)).toEqual(['p3', 'p4', 'p5'])
  })

  test('are none of a day of a calendar', () => {
    const design = withPhotos(newCalendar({ dates: [{ month: 3, day: 9, words: 'Aroha', photo: 'p4' }] }), photos())
    expect(ids(design, calendarDefinition)).toEqual(['p3', 'p5'])
  })
})
