import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RunArranger } from './arrange-run'
import type { Shot } from './fit'
import { type PartitionPage, partition } from './partition'

const shotsOf = (events: readonly number[], heroes: readonly number[] = []): Shot[] =>
  events.map((event, at) => ({
    id: `p${at}`,
    ratio: 1.5,
    widthPx: 3000,
    subject: null,
    score: 0.5,
    event,
    isHero: heroes.includes(at),
  }))

/** Pages that cost nothing, whatever is on them, in two layouts for each number of photos. */
const arranger: RunArranger = {
  roughCost: () => 0,
  arrange: (_, count) =>
    ['a', 'b'].map((name) => ({
      layout: `${name}${count}`,
      shape: `${name}${count}`,
      order: Array.from({ length: count }, (__, at) => at),
      cost: 0,
    })),
}

const singles = (count: number): PartitionPage[] => Array.from({ length: count }, () => ({ arranger, side: null }))
const spreads = (count: number): PartitionPage[] =>
  Array.from({ length: count }, () => [
    { arranger, side: 'left' as const },
    { arranger, side: 'right' as const },
  ]).flat()

const countsOf = (pages: ReturnType<typeof partition>) => pages?.map(({ count }) => count)

describe('photos divided among pages', () => {
  test('are as many on each, in their order', () => {
    expect(countsOf(partition(singles(4), shotsOf(Array(12).fill(0))))).toEqual([3, 3, 3, 3])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 }), (photos, pages) => {
        fc.pre(photos >= pages && photos <= 15 * pages)
        const found = partition(singles(pages), shotsOf(Array(photos).fill(0))) ?? []
        let next = 0
        for (const { from, count } of found) {
          expect(from).toBe(next)
          next += count
        }
        expect(next).toBe(photos)
      }),
      { numRuns: 30 },
    )
  })

  test('keep an event together on its pages, also where they are less even', () => {
    expect(countsOf(partition(singles(4), shotsOf([0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 3])))).toEqual([4, 2, 5, 1])
  })

  test('begin an event on a left page rather than on a right one', () => {
    const found = partition(spreads(3), shotsOf([...Array(6).fill(0), ...Array(9).fill(1), ...Array(3).fill(2)])) ?? []
    const starts = found.filter(({ from }) => from === 6 || from === 15).map(({ page }) => page % 2)
    expect(starts[0]).toBe(0)
  })

  test('have another layout than the page before', () => {
    const found = partition(singles(6), shotsOf(Array(12).fill(0))) ?? []
    const shapes = found.map(({ arrangement }) => arrangement?.shape)
    for (const [at, shape] of shapes.slice(1).entries()) expect(shape).not.toBe(shapes[at])
  })

  test('show the best one of an event on a page of its own', () => {
    const found = partition(singles(4), shotsOf(Array(16).fill(0), [6])) ?? []
    expect(found.find(({ from }) => from === 6)?.count).toBe(1)
  })

  test('show one across a spread where it suits, and go on behind it', () => {
    const across = { layout: 'rows-1', shape: 'across', order: [0], cost: 0 }
    const pages = spreads(4).map((page) =>
      page.side === 'left' ? { ...page, across: (at: number) => (at === 5 ? across : undefined) } : page,
    )
    const found = partition(pages, shotsOf(Array(20).fill(0), [5])) ?? []
    const at = found.findIndex(({ isAcross }) => isAcross)
    expect(found[at]).toMatchObject({ from: 5, count: 1 })
    expect(found[at + 1]).toMatchObject({ from: 6, page: (found[at]?.page ?? 0) + 2 })
  })

  test('leave one page of a spread free at most where they are few', () => {
    const found = partition(spreads(5), shotsOf(Array(7).fill(0))) ?? []
    for (let at = 0; at < 10; at += 2) expect((found[at]?.count ?? 0) + (found[at + 1]?.count ?? 0)).toBeGreaterThan(0)
    expect(found.filter(({ count }) => count === 0).length).toBeGreaterThanOrEqual(3)
  })

  test('are not divided where the pages have no room', () => {
    expect(partition(singles(2), shotsOf(Array(31).fill(0)))).toBeNull()
    expect(countsOf(partition(singles(2), shotsOf(Array(30).fill(0))))).toEqual([15, 15])
  })
})
