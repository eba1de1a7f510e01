import { describe, expect, test } from 'vitest'
import type { DesignPhoto } from '../document/document'
import { photoSet } from '../testing/photo-set'
import { photoAt } from '../testing/photos'
import { byTime } from './by-time'
import { photoEvents } from './events'

const taken = (at: number, takenAt?: string): DesignPhoto => ({ ...photoAt(at), ...(takenAt && { takenAt }) })

/** Photos with some minutes between them, from a time on. */
const row = (first: number, count: number, day: string, hour: number, minutes = 4): DesignPhoto[] =>
  Array.from({ length: count }, (_, at) => {
    const minute = at * minutes
    const time = `${String(hour + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
    return taken(first + at, `${day}T${time}`)
  })

const idsOf = (events: readonly { photos: readonly string[] }[]) => events.map(({ photos }) => photos)

describe('photos', () => {
  test('are in the order in which they were taken, and those without a time stay behind their neighbour', () => {
    const photos = [
      taken(1),
      taken(2, '2026-03-14T12:00:00'),
      taken(3),
      taken(4, '2026-03-14T09:00:00+13:00'),
      taken(5),
      taken(6),
      taken(7, '2026-03-14T10:30:00'),
    ]
    expect(byTime(photos).map(({ id }) => id)).toEqual(['p4', 'p5', 'p6', 'p7', 'p1', 'p2', 'p3'])
    expect(byTime([taken(1), taken(2)]).map(({ id }) => id)).toEqual(['p1', 'p2'])
  })
})

describe('events', () => {
  test('end where a pause is long beside those around it, with the times of their first and last photo', () => {
    const photos = [...row(1, 8, '2026-03-14', 9), ...row(9, 8, '2026-03-14', 15)]
    expect(photoEvents(photos)).toEqual([
      {
        photos: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'],
        from: '2026-03-14T09:00:00',
        to: '2026-03-14T09:28:00',
      },
      {
        photos: ['p9', 'p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16'],
        from: '2026-03-14T15:00:00',
        to: '2026-03-14T15:28:00',
      },
    ])
  })

  test('do not end in a pause that is as long as the others', () => {
    expect(photoEvents(row(1, 12, '2026-03-14', 8, 40))).toHaveLength(1)
  })

  test('do not end in ten minutes between photos of a few seconds', () => {
    const quick = ['10:00:00', '10:00:02', '10:00:04', '10:09:00', '10:09:02', '10:09:04']
    expect(photoEvents(quick.map((time, at) => taken(at, `2026-03-14T${time}`)))).toHaveLength(1)
  })

  test('end with the night, and not at midnight in a party', () => {
    const party = ['2026-03-14T23:50:00', '2026-03-14T23:58:00', '2026-03-15T00:04:00', '2026-03-15T00:11:00']
    const night = ['2026-03-14T18:00:00', '2026-03-14T20:00:00', '2026-03-14T22:00:00', '2026-03-15T07:00:00']
    const morning = ['2026-03-15T09:00:00', '2026-03-15T11:00:00']
    expect(photoEvents(party.map((time, at) => taken(at, time)))).toHaveLength(1)
    expect(idsOf(photoEvents([...night, ...morning].map((time, at) => taken(at, time))))).toEqual([
      ['p0', 'p1', 'p2'],
      ['p3', 'p4', 'p5'],
    ])
  })

  test('end in a night of more than four hours', () => {
    const hours = (...times: string[]) => photoEvents(times.map((time, at) => taken(at, time))).length
    const evening = ['2026-03-14T16:00:00', '2026-03-14T18:30:00', '2026-03-14T21:00:00']
    expect(hours(...evening, '2026-03-15T01:00:00', '2026-03-15T03:30:00', '2026-03-15T06:00:00')).toBe(1)
    expect(hours(...evening, '2026-03-15T01:00:01', '2026-03-15T03:30:00', '2026-03-15T06:00:00')).toBe(2)
  })

  test('end in ten minutes at least, of seventeen times the pauses around', () => {
    // Three photos, a pause, and three photos: the mean of the logarithms is that of four short pauses and the long one.
    const rest = (seconds: number, pause: number) => {
      const at = [0, seconds, 2 * seconds]
      const times = [...at, ...at.map((time) => time + 2 * seconds + pause)]
      const start = Date.UTC(2026, 2, 14, 9)
      return photoEvents(
        times.map((time, number) => taken(number, new Date(start + time * 1000).toISOString().slice(0, 19))),
      ).length
    }
    expect(rest(1, 599)).toBe(1)
    expect(rest(1, 600)).toBe(2)
    // 17 to the power of 5/4 is 34.5 times.
    expect(rest(60, 34 * 60)).toBe(1)
    expect(rest(60, 35 * 60)).toBe(2)
  })

  test('of few photos go no further than three days', () => {
    const alone = (day: string) =>
      idsOf(photoEvents([...row(1, 5, '2026-03-14', 9), taken(6, `2026-03-${day}`)])).length
    // The fifth photo is of 09:16.
    expect(alone('17T09:16:00')).toBe(1)
    expect(alone('17T09:16:01')).toBe(2)
  })

  test('of one or two photos go with the nearer one beside them, unless it is days away', () => {
    const few = [
      ...row(1, 5, '2026-03-14', 9),
      taken(6, '2026-03-15T10:00:00'),
      ...row(7, 5, '2026-03-17', 9),
      taken(12, '2026-03-29T10:00:00'),
    ]
    expect(idsOf(photoEvents(few))).toEqual([
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
      ['p7', 'p8', 'p9', 'p10', 'p11'],
      ['p12'],
    ])
  })

  test('of photos without any time are one, and of no photos none', () => {
    expect(photoEvents([taken(1), taken(2)])).toEqual([{ photos: ['p1', 'p2'] }])
    expect(photoEvents([])).toEqual([])
  })

  test('of a set with known events are these, for nine of ten photos without a time too', () => {
    for (const seed of [1, 2, 3]) {
      const { photos, events } = photoSet(seed, 120)
      const found = photoEvents(photos)
      expect(found.flatMap((event) => event.photos).toSorted()).toEqual(photos.map(({ id }) => id).toSorted())
      const timed = new Set(photos.flatMap(({ id, takenAt }) => (takenAt ? id : [])))
      const mixed = found.filter(
        (event) => new Set(event.photos.filter((id) => timed.has(id)).map((id) => events.get(id))).size > 1,
      )
      expect(mixed, `${seed}`).toEqual([])
    }
  })
})
