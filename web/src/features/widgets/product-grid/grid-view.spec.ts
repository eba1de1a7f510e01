import { describe, expect, it } from 'vitest'
import { percentOff } from '~/features/products/cards'
import type { WidgetItem } from '../parse-content'
import { arrange, kindsOf, readView, unevenSpans, withView } from './grid-view'

const item = (title: string, kind: string, price: string): WidgetItem => ({
  data: { title, kind, price },
  href: `/${title}`,
  html: '',
})
const items = [
  item('mug', 'Table', 'From N$19.95'),
  item('rug', 'Floor', 'From N$1,050.00'),
  item('canvas', 'Wall', 'From N$29.95'),
  item('card', 'Table', ''),
]
const titles = (list: readonly WidgetItem[]) => list.map(({ data }) => data.title)

describe('a grid of products', () => {
  it.each([
    ['', ['mug', 'rug', 'canvas', 'card']],
    ['kind=Table', ['mug', 'card']],
    ['sort=low', ['mug', 'canvas', 'rug', 'card']],
    ['sort=high&kind=Table', ['card', 'mug']],
    ['sort=name', ['canvas', 'card', 'mug', 'rug']],
    ['kind=Nothing&sort=toString', ['mug', 'rug', 'canvas', 'card']],
  ])('filters and sorts by ?%s', (search, expected) => {
    expect(titles(arrange(items, readView(new URLSearchParams(search), kindsOf(items))))).toEqual(expected)
  })

  it('sorts by live prices before written ones', () => {
    const live = ({ data }: WidgetItem) => (data.title === 'rug' ? 100 : null)
    expect(titles(arrange(items, { kind: null, sort: 'low' }, live))[0]).toBe('rug')
  })

  it('does not change other search parameters', () => {
    const search = new URLSearchParams('gclid=1&kind=Table')
    expect(withView(search, { kind: null, sort: 'low' }).toString()).toBe('gclid=1&sort=low')
    expect(withView(search, { kind: 'Wall', sort: 'shown' }).toString()).toBe('gclid=1&kind=Wall')
  })

  it('has uneven rows that are all full', () => {
    for (let count = 1; count <= 30; count += 1) {
      const spans = unevenSpans(count)
      expect(spans).toHaveLength(count)
      let width = 0
      for (const span of spans) {
        width += span
        expect(width, `${count}: ${spans}`).toBeLessThanOrEqual(12)
        if (width === 12) width = 0
      }
      expect(width, `${count}: ${spans}`).toBe(0)
    }
  })
})

describe('a discount label', () => {
  it.each([
    [1696, 1995, 15],
    [1995, null, null],
    [1995, 1995, null],
    [null, 1995, null],
  ])('of %s instead of %s is %s', (cents, regularCents, expected) => {
    expect(percentOff({ cents, regularCents })).toBe(expected)
  })
})
