import { expect, it } from 'vitest'
import { eventTitles } from './event-titles'

const span = (from: string, to = from) => ({ from, to })

it('an event is called by its day, or by its first and last day', () => {
  expect(
    eventTitles([
      span('2026-03-14T09:05:00', '2026-03-14T23:10:00'),
      span('2026-03-20T09:05:00+13:00', '2026-03-22T08:00:00+13:00'),
      span('2026-03-30T09:05:00', '2026-04-02T08:00:00'),
    ]),
  ).toEqual(['Sat 14 March', '20–22 March', '30 March – 2 April'])
})

it('photos of several years have it in each title', () => {
  expect(
    eventTitles([
      span('2024-12-30T20:00:00', '2025-01-02T08:00:00'),
      span('2025-02-28T10:00:00'),
      span('2025-03-01T10:00:00', '2025-03-03T10:00:00'),
    ]),
  ).toEqual(['30 December 2024 – 2 January 2025', 'Fri 28 February 2025', '1–3 March 2025'])
})

it('two events of one day have their times, as the camera had them', () => {
  expect(
    eventTitles([span('2026-03-14T00:05:00'), span('2026-03-14T12:30:00+13:00'), span('2026-03-15T18:00:00')]),
  ).toEqual(['Sat 14 March, 12:05 am', 'Sat 14 March, 12:30 pm', 'Sun 15 March'])
})

it('photos without a time have no date', () => {
  expect(eventTitles([{}])).toEqual(['Without a date'])
  expect(eventTitles([span('2026-03-14T09:05:00'), {}])).toEqual(['Sat 14 March', 'Without a date'])
})
