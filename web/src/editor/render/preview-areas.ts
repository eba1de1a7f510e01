import type { Rect } from '../geometry/layout'

/** 4:3, the shape in cart and order. */
export const SIZE = { width: 1200, height: 900 }
const MARGIN = 70
const GAP = 50

/** The size of each area in so many columns. */
function cellOf(sides: number, columns: number) {
  const rows = Math.ceil(sides / columns)
  const width = (SIZE.width - 2 * MARGIN - (columns - 1) * GAP) / columns
  const height = (SIZE.height - 2 * MARGIN - (rows - 1) * GAP) / rows
  return { columns, width, height }
}

/**
 * Where the sides stand in a preview, in its pixels: in rows from left to right, as large as they can be.
 *
 * @param aspect width by height of a side
 */
export function sideAreas(sides: number, aspect: number): Rect[] {
  const cells = Array.from({ length: sides }, (_, at) => cellOf(sides, at + 1))
  const drawnWidth = ({ width, height }: { width: number; height: number }) => Math.min(width, height * aspect)
  const { columns, width, height } = cells.reduce((best, cell) => (drawnWidth(cell) > drawnWidth(best) ? cell : best))
  return Array.from({ length: sides }, (_, at) => ({
    x: MARGIN + (at % columns) * (width + GAP),
    y: MARGIN + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  }))
}
