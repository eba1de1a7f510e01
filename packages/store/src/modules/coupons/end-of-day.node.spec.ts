import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day'

test.each([
  ['2026-12-31', '2026-12-31T11:00:00.000Z'],
  ['2026-07-01', '2026-07-01T12:00:00.000Z'],
  // The change to and from daylight saving time.
  ['2026-04-05', '2026-04-05T12:00:00.000Z'],
  ['2026-09-27', '2026-09-27T11:00:00.000Z'],
  ['2026-02-31', undefined],
  ['tomorrow', undefined],
])('the day %s ends at %s', (day, end) => {
  expect(endOfDay(day)?.toISOString()).toBe(end)
})
