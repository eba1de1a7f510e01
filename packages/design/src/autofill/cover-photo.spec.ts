import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { bookDefinition } from '../testing/definitions'
import { surfaceAt } from '../testing/games'
import { newBook } from '../testing/new-designs'
import { withPhotos } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { fillCover } from './cover-photo'
import { measured } from './shots'

/** What a photo shows: under the title of the cover, half under it, and above it. */
const UNDER = { x: 0.3, y: 0.5, width: 0.4, height: 0.05 }
const HALF = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 }
const ABOVE = { x: 0.1, y: 0.1, width: 0.8, height: 0.1 }

interface Entry {
  id: string
  score: number
  subject?: DesignPhoto['subject']
  /** Of the front, 120 × 160 mm, unless it is told. */
  size?: [widthPx: number, heightPx: number]
}

/** The photo that the cover of a book gets, and its place. */
function chosen(...entries: Entry[]): [id: string | undefined, slot: number | undefined] {
  const photos = entries.map(
    ({ id, subject, size: [widthPx, heightPx] = [2400, 3200] }): DesignPhoto => ({
      ...{ ...photoAt(1), id, widthPx, heightPx },
      ...(subject && { subject }),
    }),
  )
  const design = withPhotos(newBook(), photos)
  const shots = photos.map((photo, at) => ({
    ...measured(photo),
    score: entries[at]?.score ?? 0,
    event: 0,
    isHero: false,
  }))
  const fill = fillCover(bookDefinition, design, surfaceAt(design, 'cover'), shots)
  const [first] = fill?.photos ?? []
  return [first?.photo.id, first?.slot]
}

describe('the photo of a cover', () => {
  test('is the best one', () => {
    expect(chosen({ id: 'a', score: 0.4, subject: ABOVE }, { id: 'b', score: 0.41, subject: ABOVE })[0]).toBe('b')
  })

  test('is a favourite before a better one', () => {
    expect(chosen({ id: 'a', score: 1, subject: ABOVE }, { id: 'b', score: 1.01, subject: UNDER })[0]).toBe('b')
  })

  test('of equal ones is the first by its name', () => {
    expect(chosen({ id: 'b', score: 0.5 }, { id: 'a', score: 0.5 })[0]).toBe('a')
    expect(chosen({ id: 'a', score: 0.5 }, { id: 'b', score: 0.5 })[0]).toBe('a')
  })

  test('leaves room for the title, which costs half of a score', () => {
    expect(chosen({ id: 'a', score: 0.99, subject: UNDER }, { id: 'b', score: 0.5, subject: ABOVE })[0]).toBe('b')
    expect(chosen({ id: 'a', score: 0.99, subject: UNDER }, { id: 'b', score: 0.48, subject: ABOVE })[0]).toBe('a')
  })

  test('that is half under the title loses half as much', () => {
    expect(chosen({ id: 'a', score: 0.8, subject: HALF }, { id: 'b', score: 0.56, subject: ABOVE })[0]).toBe('b')
    expect(chosen({ id: 'a', score: 0.8, subject: HALF }, { id: 'b', score: 0.54, subject: ABOVE })[0]).toBe('a')
  })

  test('of which nobody knows the subject loses nothing by the title', () => {
    expect(chosen({ id: 'a', score: 0.8 }, { id: 'b', score: 0.79, subject: ABOVE })[0]).toBe('a')
  })

  test('fits the cover', () => {
    // Three fifths of the wide one would be lost, which costs more than a tenth.
    expect(chosen({ id: 'a', score: 0.9, size: [4500, 2400] }, { id: 'b', score: 0.8 })[0]).toBe('b')
  })

  test('is none where there is no photo', () => {
    expect(chosen()).toEqual([undefined, undefined])
  })

  test('is the best of the twelve that score best without a look at the title', () => {
    // The thirteenth is above the title, and is not looked at.
    const under = Array.from({ length: 12 }, (_, at) => ({ id: `p${at + 10}`, score: 0.9, subject: UNDER }))
    expect(chosen(...under, { id: 'z', score: 0.89, subject: ABOVE })[0]).toBe('p10')
    expect(chosen(...under.slice(1), { id: 'z', score: 0.89, subject: ABOVE })[0]).toBe('z')
  })
})
