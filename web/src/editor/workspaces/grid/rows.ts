/** The height of a row of prints in CSS pixels, with the gap below it. */
export const ROW_PX = 284
/** The least width of a print, so that its quantity fits. */
const CELL_PX = 165
/** Rows that are drawn above and below the visible ones. */
const BEYOND = 2

export interface Rows {
  columns: number
  /** The height of all rows. */
  height: number
  /** The height of the rows above the first drawn one. */
  above: number
  /** The drawn prints: from the first, to before the last. */
  from: number
  to: number
}

/** The rows that are drawn in a box of this size, scrolled by `top`. */
export function rowsInView(
  count: number,
  { width, height, top }: { width: number; height: number; top: number },
): Rows {
  const columns = Math.max(1, Math.floor(width / CELL_PX))
  const rows = Math.ceil(count / columns)
  const first = Math.min(Math.max(Math.floor(top / ROW_PX) - BEYOND, 0), Math.max(rows - 1, 0))
  const last = Math.min(Math.ceil((top + height) / ROW_PX) + BEYOND, rows)
  return {
    columns,
    height: rows * ROW_PX,
    above: first * ROW_PX,
    from: first * columns,
    to: Math.min(last * columns, count),
  }
}
