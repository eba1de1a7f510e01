import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from './use-draft'

const EMPTY = { email: '', stars: 0, photos: [] as string[] }
let stored: string | null

beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => stored }))
afterEach(() => vi.unstubAllGlobals())

describe('the draft of a form', () => {
  it('has the stored fields, which need not be all', () => {
    stored = '{"email":"aroha@example.co.nz","photos":["a"]}'
    expect(readDraft('form', EMPTY)).toEqual({ email: 'aroha@example.co.nz', photos: ['a'] })
  })

  it.each([
    null,
    'null',
    '7',
    '{',
    '{"email":7}',
    '{"photos":[7]}',
    '{"photos":"a"}',
    '{"stars":null}',
    '{"name":"a"}',
  ])('is empty for %j', (json) => {
    stored = json
    expect(readDraft('form', EMPTY)).toEqual({})
  })
})
