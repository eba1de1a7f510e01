import type { GridDay } from '../../calendar/month-grid'
import type { Box } from '../../geometry/display-list'

/** Of the height of the month, and of its width, the most that its name takes. */
const TITLE_SHARES = { height: 0.17, width: 0.11 }
/** Height of letters, as a part of what they stand in. */
const TITLE_SHARE = 0.6
/** The smallest letters that are read on a wall or a desk, in mm: 5.7 points. */
const LEAST_MM = 2

/** A day and its cell. */
export interface Cell {
  day: GridDay
  /** 0 for Monday. */
  weekday: number
  box: Box
}

/** The parts of a month in mm. */
export interface MonthBoxes {
  title: Box
  weekdays: readonly Box[]
  cells: readonly Cell[]
  /** The heights of the letters. */
  sizes: { title: number; weekday: number; day: number; note: number }
  /** Between a cell and what is in it. */
  padding: number
}

/**
 * Divides the box of a month: its name, the weekdays, and a cell for each day.
 *
 * @param letters how much larger weekdays and words are set
 */
export function measureMonth(
  { x, y, width, height }: Box,
  rows: readonly (readonly GridDay[])[],
  weekdays: readonly number[],
  letters: number,
): MonthBoxes {
  const column = width / 7
  const titleHeight = Math.min(height * TITLE_SHARES.height, width * TITLE_SHARES.width)
  const weekday = Math.min(Math.max(column * 0.1, LEAST_MM), column * 0.25)
  const headHeight = weekday * 2
  const top = y + titleHeight + headHeight
  const row = (height - titleHeight - headHeight) / rows.length
  return {
    title: { x, y, width, height: titleHeight },
    weekdays: weekdays.map((_, at) => ({ x: x + at * column, y: y + titleHeight, width: column, height: headHeight })),
    cells: rows.flatMap((days, down) =>
      days.map((day, at) => ({
        day,
        weekday: weekdays[at] ?? 0,
        box: { x: x + at * column, y: top + down * row, width: column, height: row },
      })),
    ),
    sizes: {
      title: titleHeight * TITLE_SHARE,
      weekday: weekday * letters,
      day: Math.min(row * 0.3, column * 0.25),
      note: Math.min(Math.max(column * 0.085, LEAST_MM), row * 0.16) * letters,
    },
    padding: column * 0.05,
  }
}
