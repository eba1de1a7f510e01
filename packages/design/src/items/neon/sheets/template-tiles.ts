import type { Box } from '../../../geometry/display-list'
import type { Size } from '../../../geometry/surfaces'

const A4: Size = { width: 210, height: 297 }
/** What home printers leave white. */
export const TILE_MARGIN_MM = 10
/** Below the drawing of each sheet: the mark, and which sheet it is. */
export const TILE_FOOT_MM = 20
/** Two sheets beside each other both show so much. */
export const TILE_OVERLAP_MM = 10

/** A sheet of a template. */
export interface TemplateTile {
  /** From 1. */
  row: number
  column: number
  /** What it shows. */
  shown: Box
  /** The part of that which no sheet before it shows: those of all sheets are the whole area, each place once. */
  own: Box
}

export interface TemplateTiles {
  sheet: Size
  rows: number
  columns: number
  /** Row by row. */
  tiles: readonly TemplateTile[]
}

interface Span {
  start: number
  end: number
}

interface Step {
  shown: Span
  own: Span
}

/** Divides a length into parts that show at most `room`, and of which neighbours overlap. */
function stepsOf(start: number, length: number, room: number): Step[] {
  const step = room - TILE_OVERLAP_MM
  const count = Math.max(1, Math.ceil((length - TILE_OVERLAP_MM) / step))
  const end = start + length
  return Array.from({ length: count }, (_, at) => {
    const from = start + at * step
    const shownEnd = at === count - 1 ? end : from + room
    return {
      shown: { start: from, end: shownEnd },
      own: { start: at === 0 ? start : from + TILE_OVERLAP_MM, end: shownEnd },
    }
  })
}

const boxOf = (across: Span, down: Span): Box => ({
  x: across.start,
  y: down.start,
  width: across.end - across.start,
  height: down.end - down.start,
})

function tilesOn(sheet: Size, { x, y, width, height }: Box): TemplateTiles {
  const columns = stepsOf(x, width, sheet.width - 2 * TILE_MARGIN_MM)
  const rows = stepsOf(y, height, sheet.height - 2 * TILE_MARGIN_MM - TILE_FOOT_MM)
  return {
    sheet,
    rows: rows.length,
    columns: columns.length,
    tiles: rows.flatMap((down, row) =>
      columns.map((across, column) => ({
        row: row + 1,
        column: column + 1,
        shown: boxOf(across.shown, down.shown),
        own: boxOf(across.own, down.own),
      })),
    ),
  }
}

/** An area on sheets of A4 at its true size: upright or lying, whichever needs fewer. */
export function templateTiles(area: Box): TemplateTiles {
  const upright = tilesOn(A4, area)
  const lying = tilesOn({ width: A4.height, height: A4.width }, area)
  return lying.tiles.length < upright.tiles.length ? lying : upright
}
