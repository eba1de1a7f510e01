import { describe, expect, test } from 'vitest'
import type { DesignDocument, DesignPhoto } from '../document/document'
import { bookDefinition } from '../testing/definitions'
import { newBook } from '../testing/new-designs'
import { withPhotos } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import type { Shot } from './fit'
import { bestShots, measured, photosOfShots, shotsToPlace } from './shots'

const photo = (at: number, changes: Partial<DesignPhoto> = {}): DesignPhoto => ({ ...photoAt(at), ...changes })
const book = (photos: DesignPhoto[]): DesignDocument => withPhotos(newBook(), photos)

/** Three photos of a morning and three of another week. */
const days = (changes: Readonly<Record<number, Partial<DesignPhoto>>> = {}) =>
  book(
    [1, 2, 3, 4, 5, 6].map((at) =>
      photo(at, { takenAt: `2026-03-1${at <= 3 ? 0 : 9}T10:0${at}:00`, sharpness: at * 10, ...changes[at] }),
    ),
  )
const toPlace = (design: DesignDocument, heroEvent: number) => shotsToPlace(bookDefinition, design, heroEvent)

describe('the photos to place', () => {
  test('have the number of their event, and the best of each is known', () => {
    expect(toPlace(days(), 3).map(({ id, event, isHero }) => [id, event, isHero])).toEqual([
      ['p1', 0, false],
      ['p2', 0, false],
      ['p3', 0, true],
      ['p4', 1, false],
      ['p5', 1, false],
      ['p6', 1, true],
    ])
    expect(toPlace(days(), 4).filter(({ isHero }) => isHero)).toEqual([])
  })

  test('that are left out count neither as photos nor as the best', () => {
    const shots = toPlace(days({ 3: { pick: 'out' } }), 2)
    expect(shots.map(({ id }) => id)).toEqual(['p1', 'p2', 'p4', 'p5', 'p6'])
    expect(shots.filter(({ isHero }) => isHero).map(({ id }) => id)).toEqual(['p2', 'p6'])
    expect(
      toPlace(days({ 3: { pick: 'out' } }), 3)
        .filter(({ isHero }) => isHero)
        .map(({ id }) => id),
    ).toEqual(['p6'])
  })

  test('have what their place depends on', () => {
    const subject = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
    expect(measured(photo(1, { widthPx: 3000, heightPx: 2000, subject }))).toEqual({
      id: 'p1',
      ratio: 1.5,
      widthPx: 3000,
      subject,
    })
    expect(measured(photo(1)).subject).toBe(null)
  })
})

const shot = (id: string, score: number): Shot => ({
  ...measured(photo(1, { id })),
  id,
  score,
  event: 0,
  isHero: false,
})

describe('the best photos', () => {
  test('keep their order, and equal ones go by their names', () => {
    const all = [shot('c', 0.5), shot('a', 0.9), shot('b', 0.5), shot('d', 1.2)]
    expect(bestShots(all, 4)).toBe(all)
    expect(bestShots(all, 3).map(({ id }) => id)).toEqual(['a', 'b', 'd'])
    expect(bestShots(all, 1).map(({ id }) => id)).toEqual(['d'])
    expect(bestShots(all, 0)).toEqual([])
  })

  test('have their records', () => {
    expect(photosOfShots(book([photo(1)]), [shot('p1', 1), shot('gone', 1)]).map(({ id }) => id)).toEqual(['p1'])
  })
})
