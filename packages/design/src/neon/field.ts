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
  const values = new Float32Array(columns * rows).fill(reach)
  const field = { x: box.x - edge, y: box.y - edge, columns, rows, step, values }
  for (const point of points) stamp(field, point, reach)
  return field
}

function stamp({ x, y, columns, rows, step, values }: Field, point: Point, reach: number): void {
  const [atColumn, atRow] = [(point.x - x) / step, (point.y - y) / step]
  const most = reach / step
  const lastRow = Math.min(rows - 1, Math.floor(atRow + most))
  const lastColumn = Math.min(columns - 1, Math.floor(atColumn + most))
  for (let row = Math.max(0, Math.ceil(atRow - most)); row <= lastRow; row++) {
    const down = (row - atRow) ** 2
    for (let column = Math.max(0, Math.ceil(atColumn - most)); column <= lastColumn; column++) {
      const far = Math.sqrt(down + (column - atColumn) ** 2) * step
      const at = row * columns + column
      if (far < (values[at] ?? 0)) values[at] = far
    }
  }
}
