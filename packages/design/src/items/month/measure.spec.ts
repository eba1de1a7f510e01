import { describe, expect, it } from 'vitest'
import { monthGrid } from '../../calendar/month-grid'
import { measureMonth } from './measure'

const FEBRUARY = monthGrid({ year: 2027, month: 2 }, 'monday')
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const near = (value: number) => expect.closeTo(value, 9)
const box = (x: number, y: number, width: number, height: number) => ({
  x: near(x),
  y: near(y),
  width: near(width),
  height: near(height),
})

describe('the parts of a month', () => {
  it('of a narrow box are its name, seven heads and rows of seven cells', () => {
    // Seven columns of 20 mm. The name takes 0.11 of the width, less than 0.17 of the height.
    const month = measureMonth({ x: 10, y: 30, width: 140, height: 119.4 }, FEBRUARY, WEEKDAYS, 1)
    expect(month.title).toEqual(box(10, 30, 140, 15.4))
    expect(month.weekdays).toHaveLength(7)
    expect(month.weekdays[0]).toEqual(box(10, 45.4, 20, 4))
    expect(month.weekdays[3]).toEqual(box(70, 45.4, 20, 4))
    expect(month.cells).toHaveLength(35)
    expect(month.cells[0]).toEqual({
      day: { year: 2027, month: 2, day: 1, isInMonth: true },
      weekday: 0,
      box: box(10, 49.4, 20, 20),
    })
    expect(month.cells[16]).toEqual({
      day: { year: 2027, month: 2, day: 17, isInMonth: true },
      weekday: 2,
      box: box(50, 89.4, 20, 20),
    })
    expect(month.sizes).toEqual({ title: near(9.24), weekday: near(2), day: near(5), note: near(2) })
    expect(month.padding).toBeCloseTo(1, 9)
  })

  it('of a wide box have the height to look to', () => {
    // Columns of 50 mm and rows of 10.6 mm: the name takes 0.17 of the height, and letters follow the rows.
    const month = measureMonth({ x: 0, y: 0, width: 350, height: 75.904 }, FEBRUARY, WEEKDAYS, 1)
    expect(month.title).toEqual(box(0, 0, 350, 12.90368))
    expect(month.weekdays[6]).toEqual(box(300, 12.90368, 50, 10))
    expect(month.cells[34]?.box).toEqual(box(300, 65.303936, 50, 10.600064))
    expect(month.sizes).toEqual({
      title: near(7.742208),
      weekday: near(5),
      day: near(3.1800192),
      note: near(1.69601024),
    })
    expect(month.padding).toBeCloseTo(2.5, 9)
  })

  it('of a tall box have words as high as the column allows', () => {
    const { sizes } = measureMonth({ x: 0, y: 0, width: 350, height: 500 }, FEBRUARY, WEEKDAYS, 1)
    expect(sizes).toEqual({ title: near(23.1), weekday: near(5), day: near(12.5), note: near(4.25) })
  })

  it('of a tiny box have letters no wider than a quarter of a column', () => {
    const { sizes } = measureMonth({ x: 0, y: 0, width: 49, height: 60 }, FEBRUARY, WEEKDAYS, 1)
    expect(sizes.weekday).toBeCloseTo(1.75, 9)
  })

  it('have larger weekdays and words in a running hand, and the same name and numbers', () => {
    const { sizes } = measureMonth({ x: 10, y: 30, width: 140, height: 119.4 }, FEBRUARY, WEEKDAYS, 1.5)
    expect(sizes).toEqual({ title: near(9.24), weekday: near(3), day: near(5), note: near(3) })
  })

  it('follow the weekdays of the columns', () => {
    const rows = monthGrid({ year: 2027, month: 2 }, 'sunday')
    const month = measureMonth({ x: 0, y: 0, width: 70, height: 70 }, rows, [6, 0, 1, 2, 3, 4, 5], 1)
    expect(month.cells.slice(0, 3).map(({ weekday, day }) => [weekday, day.day])).toEqual([
      [6, 31],
      [0, 1],
      [1, 2],
    ])
  })
})
