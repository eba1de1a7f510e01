import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread'

/** The least distance between an entry that is new and an equal one; the length of the row where none are equal. */
function leastDistance(before: readonly (string | null)[], after: readonly string[]): number {
  let least = after.length
  for (const [at, one] of after.entries()) {
    for (const [from, other] of after.slice(0, at).entries()) {
      const isNew = before[at] === null || before[from] === null
      if (one === other && isNew) least = Math.min(least, at - from)
    }
  }
  return least
}

/** The best of all fillings, each of which is tried. */
function best(row: readonly (string | null)[], choices: readonly string[]): number {
  const at = row.indexOf(null)
  if (at < 0) return row.length
  let found = 0
  const fill = (filled: readonly (string | null)[]): void => {
    const next = filled.indexOf(null)
    if (next < 0) {
      found = Math.max(found, leastDistance(row, filled as string[]))
      return
    }
    for (const choice of choices) fill(filled.with(next, choice))
  }
  fill(row)
  return found
}

const LETTERS = ['a', 'b', 'c', 'd']
const rows = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const choices = LETTERS.slice(0, count)
  const entry = fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 2, arbitrary: fc.constantFrom(...choices) },
    { weight: 1, arbitrary: fc.constant('other') },
  )
  return fc.tuple(fc.array(entry, { minLength: 1, maxLength: 7 }), fc.constant(choices))
})

describe('photos that are repeated', () => {
  it('of an empty row come again in turn', () => {
    const row = Array.from({ length: 7 }, () => null)
    expect(spread(row, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a'])
  })

  it('go on after those that are there', () => {
    expect(spread(['c', 'a', 'b', null, null, null, null], ['a', 'b', 'c'])).toEqual([
      'c',
      'a',
      'b',
      'c',
      'a',
      'b',
      'c',
    ])
  })

  it('keep away from those behind them too', () => {
    expect(spread(['a', null, null, 'b'], ['a', 'b'])).toEqual(['a', 'b', 'a', 'b'])
    expect(spread([null, null, 'a', null, null], ['a', 'b', 'c'])).toHaveLength(5)
    expect(leastDistance([null, null, 'a', null, null], spread([null, null, 'a', null, null], ['a', 'b', 'c']))).toBe(3)
  })

  it('are as far apart as they can be, and leave what is there', () => {
    fc.assert(
      fc.property(rows, ([row, choices]) => {
        const after = spread(row, choices)
        expect(after).toHaveLength(row.length)
        expect(after.map((entry, at) => (row[at] === null ? null : entry))).toEqual(row)
        expect(after.every((entry, at) => row[at] !== null || choices.includes(entry))).toBe(true)
        expect(leastDistance(row, after)).toBe(best(row, choices))
      }),
      { numRuns: 300 },
    )
  })

  it.each([1, 2, 7, 20, 53])('%i of them on 54 cards are that far apart, and each is used about as often', (count) => {
    const choices = Array.from({ length: count }, (_, at) => `photo-${at}`)
    const row = [...choices, ...Array.from({ length: 54 - count }, () => null)]
    const after = spread(row, choices)
    expect(leastDistance(row, after)).toBe(count)
    const uses = choices.map((choice) => after.filter((entry) => entry === choice).length)
    expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1)
  })

  it('on 54 cards, of which some were filled by hand, are far apart', () => {
    const choices = Array.from({ length: 10 }, (_, at) => `photo-${at}`)
    const row: (string | null)[] = Array.from({ length: 54 }, () => null)
    for (const [at, place] of [3, 11, 12, 29, 30, 31, 47, 53].entries()) row[place] = choices[(at * 3) % 10] ?? null
    expect(leastDistance(row, spread(row, choices))).toBeGreaterThanOrEqual(8)
  })
})
