import { type Day, dayNumber, dayOf, weekdayOf } from '@kea/shared/day-numbers'
import type { ProductPart } from '../product/definition'
import { daysIn, type Month } from './days'

export type WeekStart = NonNullable<ProductPart['weekStart']>

export interface GridDay extends Day {
  /** False for a day of the month before or after. */
  isInMonth: boolean
}

/** The fewest rows, so that a short February is as high as other months. */
const ROWS_MIN = 5

/** The weekday of a column, 0 for Monday. */
export const weekdayAt = (column: number, weekStart: WeekStart): number =>
  weekStart === 'monday' ? column : (column + 6) % 7

/** The weeks of a month, 5 or 6 rows of 7 days, with the days of the months beside it. */
export function monthGrid(month: Month, weekStart: WeekStart): GridDay[][] {
  const first = dayNumber({ ...month, day: 1 })
  const before = (weekdayOf(first) - weekdayAt(0, weekStart) + 7) % 7
  const rows = Math.max(Math.ceil((before + daysIn(month)) / 7), ROWS_MIN)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column): GridDay => {
      const day = dayOf(first - before + row * 7 + column)
      return { ...day, isInMonth: day.year === month.year && day.month === month.month }
    }),
  )
}
