import type { PathData } from '../../../geometry/display-list'
import { type TemplateTile, TILE_OVERLAP_MM } from './template-tiles'

const DASH_MM = 3
const CROSS_MM = 3.5

/** A broken line. */
function dashes(x: number, y: number, toX: number, toY: number): PathData {
  const length = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [(toX - x) / length, (toY - y) / length]
  const at = (far: number) => `${(x + dx * far).toFixed(2)} ${(y + dy * far).toFixed(2)}`
  return Array.from({ length: Math.ceil(length / (2 * DASH_MM)) }, (_, dash) => {
    const from = 2 * DASH_MM * dash
    return `M${at(from)}L${at(Math.min(from + DASH_MM, length))}`
  }).join('')
}

const cross = (x: number, y: number): PathData =>
  `M${x - CROSS_MM} ${y}L${x + CROSS_MM} ${y}M${x} ${y - CROSS_MM}L${x} ${y + CROSS_MM}`

/**
 * The marks of a sheet by which it meets the one before it at its left and above: both edges of what they share, and two
 * crosses that both sheets have. They are in the same place of the sign on both, so each sheet draws those of all.
 */
export function joinMarks(tiles: readonly TemplateTile[]): PathData[] {
  return tiles.flatMap(({ row, column, shown: { x, y, width, height } }) => {
    const [right, bottom, middle] = [x + width, y + height, TILE_OVERLAP_MM / 2]
    const left =
      column > 1
        ? [
            dashes(x, y, x, bottom),
            dashes(x + TILE_OVERLAP_MM, y, x + TILE_OVERLAP_MM, bottom),
            cross(x + middle, y + height * 0.25),
            cross(x + middle, y + height * 0.75),
          ]
        : []
    const above =
      row > 1
        ? [
            dashes(x, y, right, y),
            dashes(x, y + TILE_OVERLAP_MM, right, y + TILE_OVERLAP_MM),
            cross(x + width * 0.25, y + middle),
            cross(x + width * 0.75, y + middle),
          ]
        : []
    return [...left, ...above]
  })
}
