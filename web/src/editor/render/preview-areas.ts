import type { Size } from '@kea/design/geometry/surfaces'
import type { Rect } from '../geometry/layout'

/** 4:3, the shape in cart and order. */
export const SIZE = { width: 1200, height: 900 }
const MARGIN = 70
const GAP = 50
/** The most of the width that the sides beside a cover take. */
const BESIDE = 0.46

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

/** A size as large as it fits. */
function fitted({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: width * scale, height: height * scale }
}

/**
 * Where a cover and some of the pages behind it stand in a preview: the cover large, the pages below each other beside it.
 *
 * @param sizes of the cover first, in mm
 */
export function coverAreas([cover, ...pages]: readonly Size[]): Rect[] {
  if (!cover) return []
  const room = { width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN }
  const gaps = (pages.length - 1) * GAP
  const column = { width: room.width * BESIDE - GAP, height: (room.height - gaps) / Math.max(pages.length, 1) }
  const shown = pages.map((page) => fitted(page, column))
  const beside = shown.length > 0 ? Math.max(...shown.map(({ width }) => width)) + GAP : 0
  const front = fitted(cover, { width: room.width - beside, height: room.height })
  const left = (SIZE.width - front.width - beside) / 2
  const height = shown.reduce((sum, size) => sum + size.height, gaps)
  let top = (SIZE.height - height) / 2
  const areas = shown.map((size): Rect => {
    const area = { x: left + front.width + GAP, y: top, ...size }
    top += size.height + GAP
    return area
  })
  return [{ x: left, y: (SIZE.height - front.height) / 2, ...front }, ...areas]
}
