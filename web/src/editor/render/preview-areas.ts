import type { Rect } from '../geometry/layout'

/** 4:3, the shape in cart and order. */
export const SIZE = { width: 1200, height: 900 }
const MARGIN = 70
const GAP = 50

/** Where the sides stand in a preview, in its pixels: in rows from left to right. */
export function sideAreas(sides: number): Rect[] {
  const columns = Math.ceil(Math.sqrt(sides))
  const rows = Math.ceil(sides / columns)
  const width = (SIZE.width - 2 * MARGIN - (columns - 1) * GAP) / columns
  const height = (SIZE.height - 2 * MARGIN - (rows - 1) * GAP) / rows
  return Array.from({ length: sides }, (_, at) => ({
    x: MARGIN + (at % columns) * (width + GAP),
    y: MARGIN + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  }))
}
