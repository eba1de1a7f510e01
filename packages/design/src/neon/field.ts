import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'

/** Distances on a grid of squares. A value is that at the corner of a square. */
export interface Field {
  /** The first corner, in mm. */
  x: number
  y: number
  columns: number
  rows: number
  /** Between two corners, in mm. */
  step: number
  values: Float32Array
}

export const valueAt = ({ columns, values }: Field, column: number, row: number): number =>
  values[row * columns + column] ?? 0

/**
 * The distance to the nearest of some points, in mm, at most `reach`.
 *
 * @param box of the points; the field is larger by the reach
 */
export function distanceField(points: Iterable<Point>, box: Box, reach: number, step: number): Field {
  const edge = reach + 2 * step
  const columns = Math.ceil((box.width + 2 * edge) / step) + 1
  const rows = Math.ceil((box.height + 2 * edge) / step) + 1
  const most = reach / step
  // Squares of distances in steps, since most of the time goes into roots.
  const squares = new Float64Array(columns * rows).fill(most * most)
  const grid = { x: box.x - edge, y: box.y - edge, columns, rows, step }
  for (const point of points) stamp(grid, squares, point, most)
  const values = new Float32Array(squares.length)
  for (let at = 0; at < values.length; at++) values[at] = Math.min(Math.sqrt(squares[at] ?? 0) * step, reach)
  return { ...grid, values }
}

function stamp(
  { x, y, columns, rows, step }: Omit<Field, 'values'>,
  squares: Float64Array,
  point: Point,
  most: number,
) {
  const [atColumn, atRow] = [(point.x - x) / step, (point.y - y) / step]
  const lastRow = Math.min(rows - 1, Math.floor(atRow + most))
  for (let row = Math.max(0, Math.ceil(atRow - most)); row <= lastRow; row++) {
    const down = (row - atRow) ** 2
    const across = Math.sqrt(Math.max(most * most - down, 0))
    const lastColumn = Math.min(columns - 1, Math.floor(atColumn + across))
    for (let column = Math.max(0, Math.ceil(atColumn - across)); column <= lastColumn; column++) {
      const far = down + (column - atColumn) ** 2
      const at = row * columns + column
      if (far < (squares[at] ?? 0)) squares[at] = far
    }
  }
}
