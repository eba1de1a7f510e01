import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { bookDefinition } from '../testing/definitions'
import { surfaceAt } from '../testing/games'
import { newBook } from '../testing/new-designs'
import { withPhotos } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { ACROSS, ACROSS_SPACES, acrossShots, suitsAcross } from './across'
import type { Shot } from './fit'
import { measured } from './shots'

/** A photo of the proportions of a spread of 240 × 160 mm, whose subject is at the left. */
const photo = (changes: Partial<DesignPhoto> = {}): DesignPhoto => ({
  ...photoAt(1),
  id: 'p',
  widthPx: 3000,
  heightPx: 2000,
  subject: { x: 0.1, y: 0.3, width: 0.2, height: 0.4 },
  ...changes,
})

function suits(changes: Partial<DesignPhoto> = {}): boolean {
  const own = photo(changes)
  const design = withPhotos(newBook(), own.id === 'p' ? [own] : [])
  return suitsAcross(bookDefinition, design, surfaceAt(design, 'spread'), {
    ...measured(own),
    score: 1,
    event: 0,
    isHero: true,
  })
}

describe('a photo across a spread', () => {
  test('is one over all of it', () => {
    expect(ACROSS).toEqual({ layout: 'rows-1', shape: 'across', order: [0], cost: 0 })
    expect(ACROSS_SPACES).toEqual({ gapMm: 0, marginMm: 0 })
  })

  test('has its subject on one page', () => {
    expect(suits()).toBe(true)
    expect(suits({ subject: { x: 0.65, y: 0.3, width: 0.25, height: 0.4 } })).toBe(true)
    expect(suits({ subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 } })).toBe(false)
    expect(suits({ id: 'gone' })).toBe(false)
  })

  test('has a subject that is known', () => {
    const { subject: _, ...unknown } = photo()
    const design = withPhotos(newBook(), [unknown])
    const shot = { ...measured(unknown), score: 1, event: 0, isHero: true }
    expect(suitsAcross(bookDefinition, design, surfaceAt(design, 'spread'), shot)).toBe(false)
  })

  test('is wider than high, by three tenths', () => {
    expect(suits({ widthPx: 2600, heightPx: 2000 })).toBe(true)
    expect(suits({ widthPx: 2590, heightPx: 2000 })).toBe(false)
  })

  test('is sharp enough', () => {
    // 246 mm with the bleed, at no less than the product asks for.
    expect(suits({ widthPx: 1200, heightPx: 800 })).toBe(true)
    expect(suits({ widthPx: 480, heightPx: 320 })).toBe(false)
  })

  test('loses no more than four tenths of itself', () => {
    // A third and a half of a panorama are not seen.
    expect(suits({ widthPx: 6750, heightPx: 3000, subject: { x: 0.3, y: 0.3, width: 0.1, height: 0.4 } })).toBe(true)
    expect(suits({ widthPx: 9000, heightPx: 3000, subject: { x: 0.3, y: 0.3, width: 0.1, height: 0.4 } })).toBe(false)
  })
})

const shots = (...scores: [score: number, isHero: boolean][]): Shot[] =>
  scores.map(([score, isHero], at) => ({
    id: `p${at}`,
    ratio: 1.5,
    widthPx: 3000,
    subject: null,
    score,
    event: at,
    isHero,
  }))
const chosen = (all: Shot[], apart: number, suit = (_: Shot) => true) =>
  [...acrossShots(all, apart, suit)].sort((a, b) => a - b)

describe('the photos that lie across', () => {
  test('are the best of events, so far apart', () => {
    const all = shots([0.9, true], [0.95, true], [0.5, true], [0.99, false], [0.4, true])
    expect(chosen(all, 1)).toEqual([0, 1, 2, 4])
    // The second is the best, and the ones beside it are too near.
    expect(chosen(all, 2)).toEqual([1, 4])
    expect(chosen(all, 3)).toEqual([1, 4])
    expect(chosen(all, 4)).toEqual([1])
  })

  test('are those that suit, and one that does not keeps none away', () => {
    const all = shots([0.9, true], [0.95, true])
    expect(chosen(all, 2, ({ id }) => id !== 'p1')).toEqual([0])
  })

  test('are the first by name of equal ones', () => {
    expect(chosen(shots([0.9, true], [0.9, true]), 2)).toEqual([0])
    expect(chosen(shots([0.9, true], [0.9, true]).reverse(), 2)).toEqual([1])
  })
})
