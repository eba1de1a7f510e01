import { expect, it } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { byMonth } from './photos-of-month'

const photo = (id: string, takenAt?: string): DesignPhoto => ({
  kind: 'photo',
  id,
  upload: null,
  name: `${id}.jpg`,
  widthPx: 3,
  heightPx: 2,
  ...(takenAt && { takenAt }),
})

it('March is offered the photos that were taken in March of any year, by the clock of the camera', () => {
  const photos = [
    photo('none'),
    photo('march', '2026-03-01T00:10:00+13:00'),
    photo('may', '2026-05-03T10:00:00'),
    photo('old march', '2019-03-31T23:59:00'),
  ]
  const ids = (found: readonly DesignPhoto[]) => found.map(({ id }) => id)
  const { taken, others } = byMonth(photos, 3)
  expect([ids(taken), ids(others)]).toEqual([
    ['march', 'old march'],
    ['none', 'may'],
  ])
})
