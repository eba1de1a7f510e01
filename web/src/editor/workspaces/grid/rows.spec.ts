import { expect, it } from 'vitest'
import { ROW_PX, rowsInView } from './rows'

const phone = { width: 390, height: 560 }

it('of three hundred prints a phone draws those near the visible rows', () => {
  expect(rowsInView(300, { ...phone, top: 0 })).toEqual({ columns: 2, height: 150 * ROW_PX, above: 0, from: 0, to: 8 })
  const { from, to, above } = rowsInView(300, { ...phone, top: 50 * ROW_PX })
  expect([from, to, above]).toEqual([96, 108, 48 * ROW_PX])
})

it('the end of the list is drawn in full', () => {
  const { from, to } = rowsInView(299, { ...phone, top: 150 * ROW_PX - 560 })
  expect(to).toBe(299)
  expect(from).toBeLessThan(296)
})

it('a list that became shorter than the scrolled place still draws its last row', () => {
  const { from, to } = rowsInView(5, { ...phone, top: 40 * ROW_PX })
  expect([from, to]).toEqual([4, 5])
})

it('a wide screen has more columns, and a narrow phone one', () => {
  expect(rowsInView(60, { width: 1200, height: 700, top: 0 }).columns).toBe(7)
  expect(rowsInView(60, { width: 320, height: 500, top: 0 })).toMatchObject({ columns: 1, from: 0, to: 4 })
  expect(rowsInView(0, { ...phone, top: 0 })).toMatchObject({ height: 0, from: 0, to: 0 })
})
