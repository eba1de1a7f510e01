import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

test('rows are lines with aligned columns', () => {
  const rows = [
    { number: '000000012', state: 'paid', note: null },
    { number: '000000011', state: 'waiting', note: 'two\nlines' },
  ]
  expect(tableOf(rows)).toBe(
    ['number     state    note', '000000012  paid', '000000011  waiting  two lines'].join('\n'),
  )
})

test('without rows there is no table', () => {
  expect(tableOf([])).toBe('')
})
