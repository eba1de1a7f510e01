import { describe, expect, it } from 'vitest'
import { NO_ANSWERS, queryOf, readAnswers, readShown } from './finder-address'

const NONE = { recipient: null, occasion: null, budget: null, by: null, zone: null }
const read = (query: string) => readAnswers(new URLSearchParams(query))

describe('the address of the gift finder', () => {
  it.each([
    ['', null],
    ['?utm_source=mail', null],
    ['?for=mum', { ...NONE, recipient: 'mum' }],
    ['?occasion=christmas&budget=50', { ...NONE, occasion: 'christmas', budget: 50 }],
    ['?by=2026-12-24&to=rural', { ...NONE, by: '2026-12-24', zone: 'rural' }],
    ['?budget=lots', NONE],
  ])('%j is read as its answers', (query, answers) => {
    expect(read(query)).toEqual(answers)
  })

  it.each([
    [{}, '?for=anyone'],
    [{ recipient: 'mum', budget: '50' }, '?for=mum&budget=50'],
    [{ occasion: 'new-baby', by: '2026-12-24' }, '?occasion=new-baby&by=2026-12-24'],
    [{ by: '2026-12-24', zone: 'chathams' }, '?by=2026-12-24&to=chathams'],
  ])('has the answers %j', (answers, query) => {
    expect(queryOf({ ...NO_ANSWERS, ...answers })).toBe(query)
  })

  it('has the number of presents, which ends at sixty', () => {
    expect(queryOf(NO_ANSWERS, 36)).toBe('?for=anyone&page=3')
    const shown = (query: string) => readShown(new URLSearchParams(query))
    expect(['', '?page=3', '?page=9', '?page=x'].map(shown)).toEqual([12, 36, 60, 12])
  })
})
