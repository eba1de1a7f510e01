import { describe, expect, it } from 'vitest'
import type { SavedDesignsQuery } from '~/api/__generated__/types'
import { designsPath, readDesignSearch, savedOf } from './saved-designs'

describe('the address of the saved designs', () => {
  it.each([
    ['', { page: 1, isUnfinished: false }],
    ['show=unfinished&page=2', { page: 2, isUnfinished: true }],
    ['show=all&page=0.5', { page: 1, isUnfinished: false }],
  ])('%s', (search, read) => {
    expect(readDesignSearch(new URLSearchParams(search))).toEqual(read)
  })

  it('has only what differs from the whole list', () => {
    expect(designsPath({ page: 1, isUnfinished: false })).toBe('/customer/account/my-saved-design')
    expect(designsPath({ page: 2, isUnfinished: true })).toBe(
      '/customer/account/my-saved-design?show=unfinished&page=2',
    )
  })
})

describe('the saved designs', () => {
  it('have their last change and the end of their time', () => {
    const item = {
      uid: 'a',
      sku: 'photo-mug',
      product_type: 'photomug-tool',
      name: null,
      preview_image: null,
      preview_words: 'four of its 54 cards',
      edit_link: '/photomug-tool?design=a',
      updated_at: '2026-11-02 09:00:00',
      expires_at: '2027-01-31T09:00:00.000Z',
    }
    expect(savedOf({ savedDesigns: { total_count: 13, page_info: { total_pages: 2 }, items: [item] } })).toEqual({
      total: 13,
      pages: 2,
      designs: [
        {
          uid: 'a',
          sku: 'photo-mug',
          name: '',
          preview: null,
          previewWords: 'four of its 54 cards',
          path: '/photomug-tool?design=a',
          changedAt: Date.parse('2026-11-02T09:00:00Z'),
          keptUntil: Date.parse('2027-01-31T09:00:00Z'),
          isCalendar: false,
          isOfPages: false,
        },
      ],
    })
  })

  it.each([
    ['calendar-tool', true],
    ['photobook-tool', false],
    [null, false],
  ])('of %s have a next year: %s', (product_type, isCalendar) => {
    const none = { sku: null, name: null, preview_image: null, edit_link: null, updated_at: null, expires_at: null }
    const { designs } = savedOf({ savedDesigns: { items: [{ ...none, uid: 'a', product_type }] } } as SavedDesignsQuery)
    expect(designs[0]?.isCalendar).toBe(isCalendar)
  })

  it.each([
    ['photobook-tool', true],
    ['calendar-tool', true],
    ['playingcards-tool', true],
    ['didacticgame-tool', true],
    ['photomug-tool', false],
    ['prints-tool', false],
    [null, false],
  ])('of %s are shared with their pages by the tool: %s', (product_type, isOfPages) => {
    const none = { sku: null, name: null, preview_image: null, edit_link: null, updated_at: null, expires_at: null }
    const { designs } = savedOf({ savedDesigns: { items: [{ ...none, uid: 'a', product_type }] } } as SavedDesignsQuery)
    expect(designs[0]?.isOfPages).toBe(isOfPages)
  })
})
