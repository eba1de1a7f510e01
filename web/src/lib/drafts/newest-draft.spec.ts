import { describe, expect, it } from 'vitest'
import type { DraftDesign, FlushedDraft } from './draft-design'
import { newestOf } from './newest-draft'

const EIGHT = '2026-01-05T08:00:00.000Z'
const NINE = '2026-01-05T09:00:00.000Z'
const TEN = '2026-01-05T10:00:00.000Z'

const draft = (savedAt: string, name: string): DraftDesign => ({
  design: {},
  designUid: null,
  revision: null,
  asked: [],
  savedAt,
  name,
})
const flushed = (savedAt: string, follows?: FlushedDraft['follows']): FlushedDraft => ({
  ...draft(savedAt, 'flushed'),
  ...(follows && { follows }),
})
const nameOf = (stored: DraftDesign | null, last: FlushedDraft | null) => newestOf(stored, last)?.name

describe('the newest draft', () => {
  it('is the only one there is', () => {
    expect(newestOf(null, null)).toBeNull()
    expect(nameOf(draft(EIGHT, 'stored'), null)).toBe('stored')
    expect(nameOf(null, flushed(EIGHT, [null]))).toBe('flushed')
  })

  it('is the one written when its page closed, if it follows the stored one', () => {
    expect(nameOf(draft(EIGHT, 'stored'), flushed(TEN, [EIGHT, NINE]))).toBe('flushed')
    expect(nameOf(draft(NINE, 'stored'), flushed(TEN, [EIGHT, NINE]))).toBe('flushed')
    expect(nameOf(draft(TEN, 'stored'), flushed(NINE, [EIGHT]))).toBe('stored')
    expect(nameOf(draft(EIGHT, 'stored'), flushed(TEN, [null]))).toBe('stored')
  })

  it('is the later one of two, if the one that was written when its page closed is of older code', () => {
    expect(nameOf(draft(EIGHT, 'stored'), flushed(NINE))).toBe('flushed')
    expect(nameOf(draft(TEN, 'stored'), flushed(NINE))).toBe('stored')
  })

  it('keeps the picture of the stored one', () => {
    const picture = new Blob(['picture'])
    const newest = newestOf({ ...draft(EIGHT, 'stored'), picture }, flushed(TEN, [EIGHT]))
    expect(newest).toEqual({ ...draft(TEN, 'flushed'), picture })
  })
})
