import type { Point } from '@kea/design/crop'
import { grow, type Size, type SurfaceGeometry } from '@kea/design/surfaces'

export interface Rect extends Point, Size {}

/** Where a surface stands on the screen, in CSS pixels. */
export interface Layout {
  /** Pixels per millimetre. */
  scale: number
  face: Rect
  /** Face and the sides that fold round the frame. */
  shown: Rect
  /** What the crop of the photo fills; reaches past `shown` by the bleed. */
  photo: Rect
}

/** A box of `size` mm in the middle of `around`. */
const centred = (size: Size, scale: number, centre: Point): Rect => ({
  x: centre.x - (size.width * scale) / 2,
  y: centre.y - (size.height * scale) / 2,
  width: size.width * scale,
  height: size.height * scale,
})

/** The surface as large as the room allows, in its middle. */
export function layoutSurface(surface: SurfaceGeometry, room: Rect): Layout {
  const shownMm = grow(surface.face, surface.depthMm)
  const scale = Math.max(Math.min(room.width / shownMm.width, room.height / shownMm.height), 0.001)
  const centre = { x: room.x + room.width / 2, y: room.y + room.height / 2 }
  return {
    scale,
    face: centred(surface.face, scale, centre),
    shown: centred(shownMm, scale, centre),
    photo: centred(surface.photo, scale, centre),
  }
}

/** A point of the screen as 0..1 of the box that the crop fills. */
export const pointInPhoto = (layout: Layout, at: Point): Point => ({
  x: (at.x - layout.photo.x) / layout.photo.width,
  y: (at.y - layout.photo.y) / layout.photo.height,
})

/** How far the crop goes, in parts of itself, when the photo is dragged by this many pixels. */
export const cropShift = (layout: Layout, from: Point, to: Point): Point => ({
  x: (from.x - to.x) / layout.photo.width,
  y: (from.y - to.y) / layout.photo.height,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
