import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { photoSet } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { likePhotos } from './bursts'

const photo = (at: number, changes: Partial<DesignPhoto>): DesignPhoto => ({ ...photoAt(at), ...changes })
const ALIKE = ['00000000000000ff', '00000000000003ff', '0000000000000fff']
const [one, nearly, other] = [ALIKE[0] ?? '', ALIKE[1] ?? '', 'ffff000000000000']

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

  test('of a set are its bursts', () => {
    const { photos, bursts } = photoSet(4, 150)
    const sorted = (groups: readonly (readonly string[])[]) => groups.map((group) => group.toSorted()).toSorted()
    expect(bursts.length).toBeGreaterThan(5)
    expect(sorted(likePhotos(photos))).toEqual(sorted(bursts))
  })
})
