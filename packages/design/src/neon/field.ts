import type { Point } from '../geometry/crop'
import type { Box } from '../geometry/display-list'

/** Where the corners of a grid of squares are. */
interface Grid {
  /** The first corner, in mm. */
  x: number
  y: number
  columns: number
  rows: number
  /** Between two corners, in mm. */
  step: number
}

/** Distances on a grid. A value is that at the corner of a square. */
export interface Field extends Grid {
  values: Float32Array
}

/** Further than a corner is from its neighbours, in steps. */
const NEIGHBOUR = 1.05

/**
 * The distance to the nearest of some points, in mm, as far as it tells on which side of `level` a corner is, and where
 * between two corners the level is: 0 where it is much nearer, and at most a step more than the level.
 *
 * @param box of the points; the field is larger by the level
 */
export function distanceField(points: readonly Point[], box: Box, level: number, step: number): Field {
  const reach = level + step
  const edge = reach + 2 * step
  const columns = Math.ceil((box.width + 2 * edge) / step) + 1
  const rows = Math.ceil((box.height + 2 * edge) / step) + 1
  const grid = { x: box.x - edge, y: box.y - edge, columns, rows, step }
  const next = nextAsked(grid, points, Math.max(level / step - NEIGHBOUR, 0))
  const squares = nearestSquares(grid, points, reach / step, next)
  const values = new Float32Array(squares.length)
  for (let at = next[0] ?? values.length; at < values.length; at = next[at + 1] ?? values.length)
    values[at] = Math.min(Math.sqrt(squares[at] ?? 0) * step, reach)
  return { ...grid, values }
}

/** For each corner the first one from it on that no point is nearer to than `least` steps: all others have no value. */
function nextAsked({ x, y, columns, rows, step }: Grid, points: readonly Point[], least: number): Int32Array {
  const count = columns * rows
  // How many more points are so near to a corner than to the one before it.
  const nearer = new Int32Array(count + 1)
  for (const point of points) {
    const [atColumn, atRow] = [(point.x - x) / step, (point.y - y) / step]
    const lastRow = Math.min(rows - 1, Math.floor(atRow + least))
    for (let row = Math.max(0, Math.ceil(atRow - least)); row <= lastRow; row++) {
      const across = Math.sqrt(Math.max(least * least - (row - atRow) * (row - atRow), 0))
      const first = row * columns + Math.max(0, Math.ceil(atColumn - across))
      const after = row * columns + Math.min(columns, Math.floor(atColumn + across) + 1)
      nearer[first] = (nearer[first] ?? 0) + 1
      nearer[after] = (nearer[after] ?? 0) - 1
    }
  }
  let near = 0
  for (let at = 0; at < count; at++) {
    near += nearer[at] ?? 0
    nearer[at] = near
  }
  const next = new Int32Array(count + 1).fill(count)
  for (let at = count - 1; at >= 0; at--) next[at] = nearer[at] === 0 ? at : (next[at + 1] ?? count)
  return next
}

/** The square of the distance to the nearest point of each corner that is asked for, in steps: most time goes into roots. */
function nearestSquares(
  { x, y, columns, rows, step }: Grid,
  points: readonly Point[],
  most: number,
  next: Int32Array,
): Float64Array {
  const squares = new Float64Array(columns * rows).fill(most * most)
  for (const point of points) {
    const [atColumn, atRow] = [(point.x - x) / step, (point.y - y) / step]
    const lastRow = Math.min(rows - 1, Math.floor(atRow + most))
    for (let row = Math.max(0, Math.ceil(atRow - most)); row <= lastRow; row++) {
      const down = (row - atRow) * (row - atRow)
      const across = Math.sqrt(Math.max(most * most - down, 0))
      const start = row * columns
      const last = start + Math.min(columns - 1, Math.floor(atColumn + across))
      let at = next[start + Math.max(0, Math.ceil(atColumn - across))] ?? last + 1
      for (; at <= last; at = next[at + 1] ?? last + 1) {
        const far = down + (at - start - atColumn) * (at - start - atColumn)
        if (far < (squares[at] ?? 0)) squares[at] = far
      }
    }
  }
  return squares
}
