import { describe, expect, it } from 'vitest'
import { matchOf } from './match'

describe('a match', () => {
  it('quotes every word, and the last one may be unfinished', () => {
    const terms = [
      { spellings: ['photo'], isUnfinished: false },
      { spellings: ['mug', 'or"x'], isUnfinished: true },
    ]
    expect(matchOf(terms, 'every')).toBe('("photo") AND ("mug" OR "mug" * OR "orx" OR "orx" *)')
    expect(matchOf(terms, 'any')).toBe('("photo") OR ("mug" OR "mug" * OR "orx" OR "orx" *)')
  })
})
