import type { DesignSurface } from '../document/document'
import type { Box } from '../geometry/display-list'
import { boxOf } from '../geometry/outline'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import type { SurfaceLayout } from './layout-data'
import { type LayoutForm, layoutOf } from './layouts'

/** Of the shorter side of a place, the most that the gap beside it takes. */
const GAP_SHARE = 0.6
/** Of the shorter side of the face, the most that the margin takes on each side. */
const MARGIN_SHARE = 0.3

/** The first gap of a layout, as a part of the face's shorter side. */
const FIRST_GAP_SHARE = 0.015

/** The spaces of a new layout. It has no margin: a narrow one would show uneven at a cut, and run round a canvas's sides. */
export const firstSpaces = ({ width, height }: Size): Pick<SurfaceLayout, 'gapMm' | 'marginMm'> => ({
  gapMm: Math.max(Math.round(Math.min(width, height) * FIRST_GAP_SHARE), 1),
  marginMm: 0,
})

type Flip = (box: Box) => Box

const flipBox: Flip = ({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width })
const keepBox: Flip = (box) => box

/** The places of rows with different numbers of photos. */
function rowSlots(counts: readonly number[], { width, height }: Box, gap: number): Box[] {
  const rowHeight = (height - gap * (counts.length - 1)) / counts.length
  return counts.flatMap((count, row) => {
    const slotWidth = (width - gap * (count - 1)) / count
    return Array.from({ length: count }, (_, at) => ({
      x: at * (slotWidth + gap),
      y: row * (rowHeight + gap),
      width: slotWidth,
      height: rowHeight,
    }))
  })
}

/** The places of a drawn grid: from the first to the last cell of each letter. */
function gridSlots(drawn: string, { width, height }: Box, gap: number): Box[] {
  const lines = drawn.split('/')
  const [columns, rows] = [lines[0]?.length ?? 1, lines.length]
  const [cellWidth, cellHeight] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows]
  return [...new Set(lines.join(''))].map((letter) => {
    const top = lines.findIndex((line) => line.includes(letter))
    const bottom = lines.findLastIndex((line) => line.includes(letter))
    const left = lines[top]?.indexOf(letter) ?? 0
    const right = lines[top]?.lastIndexOf(letter) ?? 0
    return {
      x: left * (cellWidth + gap),
      y: top * (cellHeight + gap),
      width: (right - left + 1) * (cellWidth + gap) - gap,
      height: (bottom - top + 1) * (cellHeight + gap) - gap,
    }
  })
}

function slotsOfForm(form: LayoutForm, box: Box, gap: number): Box[] {
  if ('isBothWays' in form) return rowSlots([1, 1], box, gap).slice(0, 1)
  return 'rows' in form ? rowSlots(form.rows, box, gap) : gridSlots(form.grid, box, gap)
}

/** The largest number of places beside each other, across and down. */
function mostOf(form: LayoutForm): { across: number; down: number } {
  if ('isBothWays' in form) return { across: 1, down: 2 }
  if ('rows' in form) return { across: Math.max(...form.rows), down: form.rows.length }
  const lines = form.grid.split('/')
  return { across: lines[0]?.length ?? 1, down: lines.length }
}

/** A place at the edge of the face reaches as far as a photo that fills it: into the bleed, or around the sides. */
function toBleed(slot: Box, face: Box, reach: { x: number; y: number }): Box {
  const [right, bottom] = [slot.x + slot.width, slot.y + slot.height]
  const isAt = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
  const left = isAt(slot.x, 0) ? reach.x : 0
  const top = isAt(slot.y, 0) ? reach.y : 0
  return {
    x: slot.x - left,
    y: slot.y - top,
    width: slot.width + left + (isAt(right, face.width) ? reach.x : 0),
    height: slot.height + top + (isAt(bottom, face.height) ? reach.y : 0),
  }
}

/** The places of a layout on a face, in mm from its top left. Gap and margin give way where photos need the room. */
export function layoutSlots({ id, gapMm, marginMm }: SurfaceLayout, { face, photo }: SurfaceGeometry): Box[] {
  const layout = layoutOf(id)
  if (!layout) return []
  const { form } = layout
  // An unprinted border of the product is around the margin.
  const [border, bleed] = [Math.max((face.width - photo.width) / 2, 0), Math.max((photo.width - face.width) / 2, 0)]
  const bleedDown = Math.max((photo.height - face.height) / 2, 0)
  const inside = { width: face.width - 2 * border, height: face.height - 2 * border }
  const margin = Math.min(marginMm, Math.min(inside.width, inside.height) * MARGIN_SHARE)
  const area = { x: 0, y: 0, width: inside.width - 2 * margin, height: inside.height - 2 * margin }
  const flip = face.width > face.height ? flipBox : keepBox
  const upright = flip(area)
  const { across, down } = mostOf(form)
  const gap = Math.min(gapMm, Math.min(upright.width / across, upright.height / down) * GAP_SHARE)
  const slots = slotsOfForm(form, upright, gap)
  return slots.map((slot) => {
    const { x, y, width, height } = flip(slot)
    const placed = { x: x + margin + border, y: y + margin + border, width, height }
    return margin === 0 && border === 0 ? toBleed(placed, boxOf(face), { x: bleed, y: bleedDown }) : placed
  })
}

/** The places on a surface; none without a layout. */
export const slotsOf = (surface: DesignSurface, geometry: SurfaceGeometry): Box[] =>
  surface.layout ? layoutSlots(surface.layout, geometry) : []
