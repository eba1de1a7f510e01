import { expect, it } from 'vitest'
import { createBestSellers } from './service'

/** A shop in which the last count was on `countedOn`; null: there were too few orders. */
function shopAt(now: string, countedOn: string | null) {
  const counts: unknown[] = []
  let reads = 0
  const bestSellers = createBestSellers({
    clock: () => new Date(now),
    repo: {
      countedOn: async () => countedOn,
      count: async (asked) => void counts.push(asked),
      places: async () => {
        reads += 1
        return new Map([[3, 1]])
      },
      list: async () => [],
    },
  })
  return { bestSellers, counts, reads: () => reads }
}

it.each([
  // Ten at night in New Zealand, and ten minutes past midnight.
  ['2026-11-02T09:00:00Z', '2026-11-02', []],
  ['2026-11-02T11:10:00Z', '2026-11-02', [{ since: '2026-08-04T11:10:00.000Z', least: 10, day: '2026-11-03' }]],
  ['2026-11-02T09:00:00Z', null, [{ since: '2026-08-04T09:00:00.000Z', least: 10, day: '2026-11-02' }]],
])('at %s, counted last on %s, it counts %j', async (now, countedOn, expected) => {
  const { bestSellers, counts } = shopAt(now, countedOn)
  await bestSellers.refresh()
  expect(counts).toEqual(expected)
})

it('the places are read once for an answer', async () => {
  const { bestSellers, reads } = shopAt('2026-11-02T09:00:00Z', '2026-11-02')
  expect(await bestSellers.places()).toEqual(new Map([[3, 1]]))
  await bestSellers.places()
  expect(reads()).toBe(1)
})
