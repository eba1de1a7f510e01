import type { DesignSurface } from '../document/document'
import type { Box } from '../geometry/display-list'
import { HALVES, type Half, halvesOf } from '../geometry/folds'
import { boxInFace, boxOf, growBox } from '../geometry/outline'
import type { Size, SurfaceGeometry } from '../geometry/surfaces'
import { readableWords, shareWithWords, type WordsBox } from './caption-places'
import type { SurfaceLayout } from './layout-data'
import { type LayoutForm, layoutOf } from './layouts'
import { treeSlots } from './slicing-tree'

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
  if ('tree' in form) return treeSlots(form.tree, box, gap)
  return 'rows' in form ? rowSlots(form.rows, box, gap) : gridSlots(form.grid, box, gap)
}

/** The largest number of places beside each other, across and down. */
function mostOf(form: LayoutForm): { across: number; down: number } {
  if ('isBothWays' in form) return { across: 1, down: 2 }
  // Its gaps give way at each cut.
  if ('tree' in form) return { across: 1, down: 1 }
  if ('rows' in form) return { across: Math.max(...form.rows), down: form.rows.length }
  const lines = form.grid.split('/')
  return { across: lines[0]?.length ?? 1, down: lines.length }
}

interface Reach {
  left: number
  right: number
  down: number
}

/** A place at the edge of the face reaches as far as a photo that fills it: into the bleed, or around the sides. */
function toBleed(slot: Box, face: Box, reach: Reach): Box {
  const [right, bottom] = [slot.x + slot.width, slot.y + slot.height]
  const isAt = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
  const left = isAt(slot.x, 0) ? reach.left : 0
  const top = isAt(slot.y, 0) ? reach.down : 0
  return {
    x: slot.x - left,
    y: slot.y - top,
    width: slot.width + left + (isAt(right, face.width) ? reach.right : 0),
    height: slot.height + top + (isAt(bottom, face.height) ? reach.down : 0),
  }
}

/** The box that a layout divides: the area of the part that takes photos, or all of the face inside an unprinted border. */
function areaOf({ part, face }: Pick<SurfaceGeometry, 'part' | 'face'>, border: number): Box {
  const { layoutArea } = part
  return layoutArea ? boxInFace(layoutArea, face) : growBox(boxOf(face), -border)
}

type Printed = Pick<SurfaceGeometry, 'part' | 'face' | 'photo'>
type Spaces = Pick<SurfaceLayout, 'gapMm' | 'marginMm'>

/** The unprinted border of the product, which is around the margin. */
const borderOf = ({ face, photo }: Printed): number => Math.max((face.width - photo.width) / 2, 0)

/** The box that the places of a layout divide, in mm from the top left of the face. A wide margin gives way. */
export function layoutBox({ marginMm }: Pick<Spaces, 'marginMm'>, geometry: Printed): Box {
  const inside = areaOf(geometry, borderOf(geometry))
  return growBox(inside, -Math.min(marginMm, Math.min(inside.width, inside.height) * MARGIN_SHARE))
}

/** A place of a layout: of its photo, and of words for it. */
export interface Cell {
  box: Box
  words: WordsBox | null
}

/**
 * The places of a form on a face, in mm from its top left. Gap and margin give way where photos need the room.
 *
 * @param bound the side at which the face is bound, where a photo does not reach further
 */
function formCells(
  form: LayoutForm,
  { gapMm, marginMm, captions }: Omit<SurfaceLayout, 'id'>,
  geometry: Printed,
  bound: Half | null,
): Cell[] {
  const { face, photo } = geometry
  const bleed = Math.max((photo.width - face.width) / 2, 0)
  const reach = {
    left: bound === 'left' ? 0 : bleed,
    right: bound === 'right' ? 0 : bleed,
    down: Math.max((photo.height - face.height) / 2, 0),
  }
  const box = layoutBox({ marginMm }, geometry)
  const isMirrored = box.width > box.height && !('tree' in form)
  const flip = isMirrored ? flipBox : keepBox
  const upright = flip({ x: 0, y: 0, width: box.width, height: box.height })
  const { across, down } = mostOf(form)
  const gap = Math.min(gapMm, Math.min(upright.width / across, upright.height / down) * GAP_SHARE)
  const reachesBleed = marginMm === 0 && borderOf(geometry) === 0
  return slotsOfForm(form, upright, gap).map((slot) => {
    const { x, y, width, height } = flip(slot)
    const place = { x: x + box.x, y: y + box.y, width, height }
    const shared = captions && shareWithWords(place, captions, { page: face, part: geometry.part, bound })
    const { photo: placed, words } = shared ?? { photo: place, words: null }
    return { box: reachesBleed ? toBleed(placed, boxOf(face), reach) : placed, words }
  })
}

const photosIn = (cells: readonly Cell[]): Box[] => cells.map(({ box }) => box)

/** The places for photos of a form. */
export const formSlots = (form: LayoutForm, spaces: Spaces, geometry: Printed, bound: Half | null): Box[] =>
  photosIn(formCells(form, spaces, geometry, bound))

/** The places of a layout on a face, as those of its form. */
export function layoutCells(layout: SurfaceLayout, geometry: Printed, bound: Half | null = null): Cell[] {
  const form = layoutOf(layout.id)?.form
  return form ? formCells(form, layout, geometry, bound) : []
}

/** The places for photos of a layout. */
export const layoutSlots = (layout: SurfaceLayout, geometry: Printed, bound: Half | null = null): Box[] =>
  photosIn(layoutCells(layout, geometry, bound))

/** A page of a spread by itself, and where it is on the face; null on a face in one. */
export function halfGeometry(geometry: SurfaceGeometry, half: Half): (Printed & { x: number; bound: Half }) | null {
  const box = halvesOf(geometry)?.[half]
  if (!box) return null
  const { part, face, photo } = geometry
  const around = { width: photo.width - face.width + box.width, height: photo.height }
  return { part, face: box, photo: around, x: box.x, bound: half === 'left' ? 'right' : 'left' }
}

/** The places of a layout on one half of a face, in mm from the top left of the face; none on a face in one. */
function halfCells(layout: SurfaceLayout, geometry: SurfaceGeometry, half: Half): Cell[] {
  const page = halfGeometry(geometry, half)
  if (!page) return []
  const onFace = (box: Box): Box => ({ ...box, x: box.x + page.x })
  return layoutCells(layout, page, page.bound).map(({ box, words }) => ({
    box: onFace(box),
    words: words && { ...words, box: onFace(words.box) },
  }))
}

/** The number of the first place on a half. */
export const FIRST_SLOT: Readonly<Record<Half, number>> = { left: 0, right: 15 }

/** The half to which the number of a place belongs. */
export const halfOfSlot = (slot: number): Half => (slot < FIRST_SLOT.right ? 'left' : 'right')

/** A place for a photo, in mm from the top left of the face. */
export interface Place {
  slot: number
  box: Box
}

type WithLayout = Pick<DesignSurface, 'layout' | 'halves'>

/** The places on a surface, each with its number: of its layout, or of the layouts of its halves; none without a layout. */
function cellsOf({ layout, halves }: WithLayout, geometry: SurfaceGeometry): (Cell & { slot: number })[] {
  const numbered = (cells: readonly Cell[], first: number) => cells.map((cell, at) => ({ slot: first + at, ...cell }))
  if (layout) return numbered(layoutCells(layout, geometry), 0)
  return HALVES.flatMap((half) => {
    const own = halves?.[half]
    return own ? numbered(halfCells(own, geometry, half), FIRST_SLOT[half]) : []
  })
}

/** The places for photos on a surface. */
export const placesOf = (surface: WithLayout, geometry: SurfaceGeometry): Place[] =>
  cellsOf(surface, geometry).map(({ slot, box }) => ({ slot, box }))

/** A place for the words of a photo. */
export interface CaptionPlace extends WordsBox {
  /** The number of the photo's place. */
  slot: number
}

/** The places for words on a surface, where its layouts have some. */
export const captionPlaces = (surface: WithLayout, geometry: SurfaceGeometry): CaptionPlace[] =>
  cellsOf(surface, geometry).flatMap(({ slot, words }) => {
    const readable = words && readableWords(words, geometry)
    return readable ? [{ slot, ...readable }] : []
  })

/** The place with this number; null for none. */
export const placeAt = <P extends { slot: number }>(places: readonly P[], slot: number): P | null =>
  places.find((place) => place.slot === slot) ?? null

/** True for a surface with places for photos. */
export const hasPlaces = ({ layout, halves }: WithLayout): boolean =>
  layout !== undefined || halves?.left !== undefined || halves?.right !== undefined
