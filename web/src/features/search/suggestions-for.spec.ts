import { describe, expect, it } from 'vitest'
import { searchPath, searchTextOf } from './search-path'
import { searchOf } from './search-request'
import { suggestionsFor } from './suggestions-for'

const keywords = ['canvas prints', 'photo mugs']
const hits = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    objectID: `/p${at}`,
    sku: null,
    name: `Product ${at}`,
    url: `/p${at}`,
    image_url: '',
    final_price: 10,
  }))
const shown = (text: string, found: { hits: ReturnType<typeof hits>; total: number } | null) =>
  suggestionsFor({ text, found, keywords }).items.map(({ kind, href }) => [kind, href])

describe('the list below the search field', () => {
  const KEYWORDS = [
    ['keyword', '/catalogsearch/result?q=canvas+prints'],
    ['keyword', '/catalogsearch/result?q=photo+mugs'],
  ]

  it('has the trending keywords for an empty text and for a text without hits', () => {
    expect(shown('', null)).toEqual(KEYWORDS)
    expect(shown('xyz', { hits: [], total: 0 })).toEqual(KEYWORDS)
  })

  it('is empty while the first request runs', () => {
    expect(shown('mug', null)).toEqual([])
  })

  it('has up to six products', () => {
    expect(shown('mug', { hits: hits(6), total: 6 })).toEqual(hits(6).map(({ url }) => ['product', url]))
  })

  it('has a link to all results when there are more than six', () => {
    const list = shown('mug', { hits: hits(6), total: 7 })
    expect(list).toHaveLength(7)
    expect(list[6]).toEqual(['more', '/catalogsearch/result?q=mug'])
    expect(shown('mug', { hits: hits(20), total: 20 })).toHaveLength(7)
  })
})

describe('the address of the results', () => {
  it.each([
    ['a b', 1, '/catalogsearch/result?q=a+b'],
    ['a&p=9', 2, '/catalogsearch/result?q=a%26p%3D9&p=2'],
    ['whānau', 1, '/catalogsearch/result?q=wh%C4%81nau'],
  ])('for %s, page %i, is %s', (text, page, path) => {
    expect(searchPath(text, page)).toBe(path)
    const { pathname, search } = new URL(path, 'https://shop.example')
    expect(searchTextOf({ pathname, search })).toBe(text)
  })

  it('says that what sold most comes first', () => {
    expect(searchPath('mug', 1, true)).toBe('/catalogsearch/result?q=mug&sort=best')
    expect(searchPath('mug', 3, true)).toBe('/catalogsearch/result?q=mug&sort=best&p=3')
    expect(searchOf('?q=mug&sort=best&p=3')).toEqual({ text: 'mug', page: 3, perPage: 24, isBySales: true })
    expect(searchOf('?q=mug&sort=low')).toEqual({ text: 'mug', page: 1, perPage: 24, isBySales: false })
  })

  it('can also be /search/go, and no other path', () => {
    expect(searchTextOf({ pathname: '/search/go', search: '?q=mug' })).toBe('mug')
    expect(searchTextOf({ pathname: '/photo-mugs', search: '?q=mug' })).toBe('')
  })
})
