import { expect, test } from 'vitest'
import { createNumbersService } from './service'

test.each([
  // On 27 September 2026 the clock went forward: the day had 23 hours. It is 0:30 of the next day.
  ['2026-09-27T11:30:00Z', 2, '2026-09-27'],
  // On 5 April 2026 it went back: the day had 25 hours. It is 23:30 of that day.
  ['2026-04-05T11:30:00Z', 2, '2026-04-04'],
  ['2026-03-01T00:00:00Z', 2, '2026-02-28'],
  ['2026-11-02T09:00:00Z', 1, '2026-11-02'],
])('at %s the last %i days are from %s on', async (now, days, from) => {
  const asked: string[] = []
  const repo = {
    add: async () => {},
    since: async (day: string) => {
      asked.push(day)
      return []
    },
  }
  const numbers = createNumbersService({ repo, clock: () => new Date(now) })
  expect((await numbers.ofDays(days)).from).toBe(from)
  expect(asked).toEqual([from])
})
