import type { Listing, Tile } from '@kea/shared/page/listing'
import { describe, expect, it } from 'vitest'
import { countOptions, facetsOf, filterTiles, toggle } from './facets'
import { readView, sortsOf, sortTiles, withView } from './listing-view'

const tile = (name: string, change: Partial<Tile>): Tile => ({
  sku: name,
  name,
  path: `/${name}`,
  picture: '',
  alt: '',
  cents: 1995,
  regularCents: null,
  inStock: true,
  arrivesBy: '',
  rating: null,
  readyWithin: 3,
  bestSellerPlace: null,
  values: {},
  ...change,
})

const listing: Listing = {
  tiles: [
    tile('mug', { bestSellerPlace: 7, values: { room: ['kitchen', 'office'], occasion: ['christmas'] } }),
    tile('rug', { cents: 12_000, readyWithin: 5, values: { room: ['bedroom'], occasion: ['christmas'] } }),
    tile('canvas', {
      cents: 2500,
      bestSellerPlace: 2,
      values: { room: ['bedroom', 'office'], occasion: ['christmas'] },
    }),
    tile('sign', { cents: null, readyWithin: null, values: { occasion: ['christmas'] } }),
  ],
  attributes: [
    {
      code: 'room',
      label: 'Room',
      options: [
        { value: 'bedroom', label: 'Bedroom' },
        { value: 'kitchen', label: 'Kitchen' },
        { value: 'office', label: 'Office' },
        { value: 'garage', label: 'Garage' },
      ],
    },
    { code: 'occasion', label: 'Occasion', options: [{ value: 'christmas', label: 'Christmas' }] },
  ],
  hasBestSellers: true,
}
const { tiles } = listing
const facets = facetsOf(listing)
const names = (found: readonly Tile[]) => found.map(({ name }) => name)
const at = (query: string) => {
  const view = readView(new URLSearchParams(query), facets, listing)
  return names(sortTiles(filterTiles(tiles, facets, view.chosen), view.sort))
}

describe('the filters of a listing', () => {
  it('are the options that some products have and others do not', () => {
    expect(facets.map(({ code, options }) => [code, options.map(({ value }) => value)])).toEqual([
      ['room', ['bedroom', 'kitchen', 'office']],
      ['price', ['0-25', '25-50', '100-200']],
      ['ready', ['3', '5']],
    ])
  })

  it.each([
    ['', ['mug', 'rug', 'canvas', 'sign']],
    ['room=office', ['mug', 'canvas']],
    ['room=kitchen,bedroom', ['mug', 'rug', 'canvas']],
    ['room=office&price=25-50', ['canvas']],
    ['room=kitchen&price=100-200', []],
    ['ready=3', ['mug', 'canvas']],
    ['ready=5', ['mug', 'rug', 'canvas']],
    ['sort=low', ['mug', 'canvas', 'rug', 'sign']],
    ['sort=high', ['rug', 'canvas', 'mug', 'sign']],
    ['sort=name&room=office', ['canvas', 'mug']],
    ['sort=best', ['canvas', 'mug', 'rug', 'sign']],
    ['sort=best&room=bedroom', ['canvas', 'rug']],
    [
      'room=garage,%3Cscript%3E&price=1-2&ready=99&sort=toString&page=-1&constructor=x',
      ['mug', 'rug', 'canvas', 'sign'],
    ],
  ])('at ?%s show their products', (query, expected) => {
    expect(at(query)).toEqual(expected)
  })

  it('leave products that are out of stock to the end of the shop’s order', () => {
    const [first, ...rest] = tiles
    if (!first) throw new Error('no products')
    expect(names(sortTiles([{ ...first, inStock: false }, ...rest], 'featured'))).toEqual([
      'rug',
      'canvas',
      'sign',
      'mug',
    ])
  })

  it('count what each option would show with the other filters', () => {
    const { chosen } = readView(new URLSearchParams('room=office'), facets, listing)
    const counts = (code: string) => {
      const facet = facets.find((one) => one.code === code)
      if (!facet) throw new Error(`no filter ${code}`)
      return countOptions(facet, { tiles, facets, chosen }).map(({ value, count, isChosen }) => [
        value,
        count,
        isChosen,
      ])
    }
    expect(counts('room')).toEqual([
      ['bedroom', 2, false],
      ['kitchen', 1, false],
      ['office', 2, true],
    ])
    expect(counts('price')).toEqual([
      ['0-25', 1, false],
      ['25-50', 1, false],
    ])
  })

  it('are switched on and off, and of days only one', () => {
    const [room, , ready] = facets
    if (!room || !ready) throw new Error('filters are missing')
    const first = toggle(toggle({}, room, 'office'), room, 'bedroom')
    expect(first).toEqual({ room: ['office', 'bedroom'] })
    expect(toggle(first, room, 'office')).toEqual({ room: ['bedroom'] })
    expect(toggle(toggle({}, ready, '3'), ready, '5')).toEqual({ ready: ['5'] })
  })
})

describe('the order of a listing', () => {
  it('by what sold most is offered and read only where the shop knows it', () => {
    const values = (hasBestSellers: boolean) => sortsOf({ hasBestSellers }).map(([value]) => value)
    expect(values(true)).toEqual(['featured', 'best', 'low', 'high', 'name'])
    expect(values(false)).toEqual(['featured', 'low', 'high', 'name'])
    const asked = new URLSearchParams('sort=best')
    expect(readView(asked, facets, { hasBestSellers: true }).sort).toBe('best')
    expect(readView(asked, facets, { hasBestSellers: false }).sort).toBe('featured')
  })

  it('by what sold most leaves products that did not sell in the shop’s order, those out of stock last', () => {
    const unsold = tiles.map((one) => ({ ...one, bestSellerPlace: null, inStock: one.name !== 'mug' }))
    expect(names(sortTiles(unsold, 'best'))).toEqual(['rug', 'canvas', 'sign', 'mug'])
  })
})

describe('the address of a listing', () => {
  it('keeps filters, order and number of products, and the parameters of others', () => {
    const search = new URLSearchParams('gclid=1&room=office,kitchen&ready=3&sort=low&page=2')
    const view = readView(search, facets, listing)
    expect(view.shown).toBe(48)
    expect(withView(search, facets, view).toString()).toBe('gclid=1&room=kitchen%2Coffice&ready=3&sort=low&page=2')
    expect(withView(search, facets, { chosen: {}, sort: 'featured', shown: 24 }).toString()).toBe('gclid=1')
  })
})
