import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { photoAt } from '../testing/photos'
import { photoScores } from './photo-scores'

const photo = (at: number, changes: Partial<DesignPhoto>): DesignPhoto => ({ ...photoAt(at), ...changes })
const subject = (side: number) => ({ x: 0, y: 0, width: side, height: side })
const near = (value: number) => expect.closeTo(value, 9)
const scores = (photos: DesignPhoto[], ...events: string[][]) =>
  Object.fromEntries(
    photoScores(
      photos,
      events.map((ids) => ({ photos: ids })),
    ),
  )

describe('the score of a photo', () => {
  test('is half of its sharpness, three tenths of its subject and a fifth of its pixels, each by its place in the event', () => {
    const photos = [
      photo(1, { sharpness: 10, subject: subject(0.6), widthPx: 3000, heightPx: 2000 }),
      photo(2, { sharpness: 20, subject: subject(0.5), widthPx: 2000, heightPx: 2000 }),
      photo(3, { sharpness: 90, subject: subject(0.1), widthPx: 1000, heightPx: 4500 }),
    ]
    expect(scores(photos, ['p1', 'p2', 'p3'])).toEqual({ p1: near(0.5), p2: near(0.4), p3: near(0.6) })
  })

  test('of equal photos is the same', () => {
    const photos = [photo(1, { sharpness: 5 }), photo(2, { sharpness: 5 }), photo(3, { sharpness: 9 })]
    // A quarter and the whole of the sharpness; nobody knows the subjects, and the pixels are equal.
    expect(scores(photos, ['p1', 'p2', 'p3'])).toEqual({ p1: near(0.375), p2: near(0.375), p3: near(0.75) })
  })

  test('of a photo alone, or without values, is in the middle', () => {
    expect(scores([photo(1, { sharpness: 90, subject: subject(0.9) })], ['p1'])).toEqual({ p1: near(0.5) })
    expect(scores([photo(1, { sharpness: 90 }), photo(2, {})], ['p1', 'p2'])).toEqual({ p1: near(0.5), p2: near(0.5) })
  })

  test('is that beside its own event', () => {
    const photos = [
      photo(1, { sharpness: 1 }),
      photo(2, { sharpness: 2 }),
      photo(3, { sharpness: 50 }),
      photo(4, { sharpness: 60 }),
    ]
    expect(scores(photos, ['p1', 'p2'], ['p3', 'p4'])).toEqual({
      p1: near(0.25),
      p2: near(0.75),
      p3: near(0.25),
      p4: near(0.75),
    })
  })

  test('of a favourite is one more, and an unknown photo has none', () => {
    expect(scores([photo(1, { pick: 'star' }), photo(2, { pick: 'out' })], ['p1', 'p2', 'p9'])).toEqual({
      p1: near(1.5),
      p2: near(0.5),
    })
  })
})
