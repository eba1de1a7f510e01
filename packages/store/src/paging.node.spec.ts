import { describe, expect, it } from 'vitest'
import { pageCount, toPageInfo, toSlice, within } from './paging'

describe('a page of a list', () => {
  it.each([
    [1, 1, { limit: 1, offset: 0 }],
    [20, 1, { limit: 20, offset: 0 }],
    [20, 3, { limit: 20, offset: 40 }],
  ])('of %i, number %i is %j', (pageSize, currentPage, slice) => {
    expect(toSlice({ pageSize, currentPage })).toEqual(slice)
  })

  it('has a size and a number of at least 1', () => {
    expect(() => toSlice({ pageSize: 0, currentPage: 1 })).toThrow('pageSize value must be greater than 0.')
    expect(() => toSlice({ pageSize: 1, currentPage: 0 })).toThrow('currentPage value must be greater than 0.')
  })

  it('is refused beyond the last', () => {
    expect(pageCount({ pageSize: 10, currentPage: 2 }, 20)).toBe(2)
    expect(pageCount({ pageSize: 10, currentPage: 2 }, 11)).toBe(2)
    expect(() => pageCount({ pageSize: 10, currentPage: 2 }, 10)).toThrow(
      'currentPage value 2 specified is greater than the 1 page(s) available.',
    )
  })

  it('is the first of an empty list', () => {
    expect(pageCount({ pageSize: 10, currentPage: 1 }, 0)).toBe(0)
    expect(toPageInfo({ pageSize: 10, currentPage: 1 }, 0)).toEqual({ page_size: 10, current_page: 1, total_pages: 0 })
  })

  it('holds 100 rows at most, unless its field says otherwise', () => {
    expect(within({ pageSize: 101, currentPage: 2 })).toEqual({ pageSize: 100, currentPage: 2 })
    expect(within({ pageSize: 30, currentPage: 2 })).toEqual({ pageSize: 30, currentPage: 2 })
    expect(within({ pageSize: 2_000, currentPage: 1 }, 1_000)).toEqual({ pageSize: 1_000, currentPage: 1 })
  })
})
