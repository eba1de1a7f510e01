import { expect, it } from 'vitest'
import { columnsOf, dropPlace, pageAfter } from './page-walk'

it('the arrow keys lead to the pages beside, above and below, and no further', () => {
  const deck = { count: 11, columns: 4 }
  const from = (at: number) =>
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab'].map((key) => pageAfter(key, at, deck))
  expect(from(5)).toEqual([4, 6, 1, 9, 0, 10, null])
  expect(from(0)).toEqual([null, 1, null, 4, 0, 10, null])
  expect(from(8)).toEqual([7, 9, 4, null, 0, 10, null])
})

it('the columns are those of the first row', () => {
  expect(columnsOf([12, 12, 12, 140, 140])).toBe(3)
  expect(columnsOf([12, 12])).toBe(2)
  expect(columnsOf([])).toBe(1)
})

it('a page that is dropped beside another one stands there afterwards', () => {
  const row = ['a', 'b', 'c', 'd']
  const dropped = (from: number, over: number, side: 'before' | 'after' | 'on') => {
    const others = row.filter((_, at) => at !== from)
    others.splice(dropPlace(from, over, side), 0, row[from] as string)
    return others.join('')
  }
  expect(dropped(0, 2, 'after')).toBe('bcad')
  expect(dropped(0, 2, 'before')).toBe('bacd')
  expect(dropped(3, 1, 'before')).toBe('adbc')
  expect(dropped(3, 1, 'after')).toBe('abdc')
  expect(dropped(1, 1, 'after')).toBe('abcd')
  expect(dropPlace(3, 1, 'on')).toBe(1)
})
