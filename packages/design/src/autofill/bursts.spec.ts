import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { photoSet } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { likePhotos } from './bursts'

const photo = (at: number, changes: Partial<DesignPhoto>): DesignPhoto => ({ ...photoAt(at), ...changes })
const ALIKE = ['00000000000000ff', '00000000000003ff', '0000000000000fff']
const [one, nearly, other] = [ALIKE[0] ?? '', ALIKE[1] ?? '', 'ffff000000000000']

/** Each differs from all others in 16 points at least. */
const UNLIKE = [
  'ffff000000000000',
  '0000ffff00000000',
  '00000000ffff0000',
  '000000000000ffff',
  'ffffffff00000000',
  '00000000ffffffff',
  'ffff0000ffff0000',
  '0000ffff0000ffff',
]

describe('similar photos', () => {
  test('were taken within a minute and look alike, the sharpest first', () => {
    const photos = [
      photo(1, { takenAt: '2026-03-14T10:00:00', likeness: one, sharpness: 40 }),
      photo(2, { takenAt: '2026-03-14T10:00:20', likeness: other, sharpness: 90 }),
      photo(3, { takenAt: '2026-03-14T10:00:40', likeness: nearly, sharpness: 70 }),
      photo(4, { takenAt: '2026-03-14T10:02:00', likeness: one, sharpness: 80 }),
    ]
    expect(likePhotos(photos)).toEqual([['p3', 'p1']])
  })

  test('begin with a favourite, and end with what is left out', () => {
    const at = (second: number) => `2026-03-14T10:00:0${second}`
    const photos = [
      photo(1, { takenAt: at(1), likeness: one, sharpness: 90, pick: 'out' }),
      photo(2, { takenAt: at(2), likeness: one, sharpness: 30 }),
      photo(3, { takenAt: at(3), likeness: one, sharpness: 10, pick: 'star' }),
      photo(4, { takenAt: at(4), likeness: one, sharpness: 30, widthPx: 3000 }),
    ]
    expect(likePhotos(photos)).toEqual([['p3', 'p4', 'p2', 'p1']])
  })

  test('without a time were added one after another', () => {
    expect(likePhotos([photo(1, { likeness: one }), photo(2, { likeness: nearly }), photo(3, {})])).toEqual([
      ['p1', 'p2'],
    ])
    expect(
      likePhotos([photo(1, { likeness: one }), photo(2, { likeness: other }), photo(3, { likeness: one })]),
    ).toEqual([])
  })

  test('are together for exactly a minute', () => {
    const two = (second: string) => [
      photo(1, { takenAt: '2026-03-14T10:00:00', likeness: one }),
      photo(2, { takenAt: `2026-03-14T10:01:${second}`, likeness: one }),
    ]
    expect(likePhotos(two('00'))).toEqual([['p1', 'p2']])
    expect(likePhotos(two('01'))).toEqual([])
  })

  test('differ in ten points at most, and each is like one of the others', () => {
    const like = (likeness: string) => [
      photo(1, { takenAt: '2026-03-14T10:00:00', likeness: '0000000000000000' }),
      photo(2, { takenAt: '2026-03-14T10:00:01', likeness }),
    ]
    expect(likePhotos(like('00000000000003ff'))).toEqual([['p1', 'p2']])
    expect(likePhotos(like('00000000000007ff'))).toEqual([])
    // The third is like the second alone.
    const chain = [
      ...like('00000000000003ff'),
      photo(3, { takenAt: '2026-03-14T10:00:02', likeness: '00000000000fffff' }),
    ]
    expect(likePhotos(chain)).toEqual([['p1', 'p2', 'p3']])
  })

  test('have seven other moments between them at most', () => {
    const others = (count: number) => [
      photo(1, { takenAt: '2026-03-14T10:00:00', likeness: '0000000000000000' }),
      ...UNLIKE.slice(0, count).map((likeness, at) =>
        photo(at + 2, { takenAt: `2026-03-14T10:00:0${at + 1}`, likeness }),
      ),
      photo(99, { takenAt: '2026-03-14T10:00:30', likeness: '0000000000000000' }),
    ]
    expect(likePhotos(others(7))).toEqual([['p1', 'p99']])
    expect(likePhotos(others(8))).toEqual([])
  })

  test('without a time are like the photo before them, with or without a time', () => {
    const photos = [photo(1, { takenAt: '2026-03-14T10:00:00', likeness: one }), photo(2, { likeness: nearly })]
    expect(likePhotos(photos)).toEqual([['p1', 'p2']])
    const between = [photos[0], photo(3, { takenAt: '2026-03-14T10:00:05', likeness: other }), photos[1]]
    expect(likePhotos(between.flatMap((each) => each ?? []))).toEqual([])
  })

  test('that are alike in all are in the order of their names', () => {
    const two = ['p8', 'p7'].map((id, at) => photo(at, { id, takenAt: '2026-03-14T10:00:00', likeness: one }))
    expect(likePhotos(two)).toEqual([['p7', 'p8']])
    expect(likePhotos(two.toReversed())).toEqual([['p7', 'p8']])
  })

  test('of a set are its bursts', () => {
    const { photos, bursts } = photoSet(4, 150)
    const sorted = (groups: readonly (readonly string[])[]) => groups.map((group) => group.toSorted()).toSorted()
    expect(bursts.length).toBeGreaterThan(5)
    expect(sorted(likePhotos(photos))).toEqual(sorted(bursts))
  })
})
