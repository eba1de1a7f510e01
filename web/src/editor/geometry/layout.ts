import type { Point } from '@kea/design/geometry/crop'
import { grow, type Size, type SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { clampFocus, FIT, type View } from './view'

export interface Rect extends Point, Size {}

/** The position of a surface on the screen, in CSS pixels. */
export interface Layout {
  /** Pixels per millimetre. */
  scale: number
  face: Rect
  /** The face with the sides that fold around the frame. */
  outer: Rect
  /** The part of the stage in which the whole print fits. */
  area: Rect
  view: View
}

/** A box of `size` mm around `centre`. */
const centred = (size: Size, scale: number, centre: Point): Rect => ({
  x: centre.x - (size.width * scale) / 2,
  y: centre.y - (size.height * scale) / 2,
  width: size.width * scale,
  height: size.height * scale,
})

function layoutPrint(face: Size, outer: Size, area: Rect, view: View): Layout {
  const { zoom, focus } = view
  const scale = Math.max(Math.min(area.width / outer.width, area.height / outer.height), 0.001) * zoom
  const size = { width: outer.width * scale, height: outer.height * scale }
  const { x, y } = clampFocus(focus, size, area)
  const centre = {
    x: area.x + area.width / 2 + (0.5 - x) * size.width,
    y: area.y + area.height / 2 + (0.5 - y) * size.height,
  }
  return { scale, face: centred(face, scale, centre), outer: centred(outer, scale, centre), area, view }
}

/** The surface at the largest scale that fits the area, centred; or closer. */
export const layoutSurface = ({ face, depthMm }: SurfaceGeometry, area: Rect, view: View = FIT): Layout =>
  layoutPrint(face, grow(face, depthMm), area, view)

/** The same print in another view. */
export function inView({ scale, face, outer, area }: Layout, view: View): Layout {
  const mm = ({ width, height }: Size): Size => ({ width: width / scale, height: height / scale })
  return layoutPrint(mm(face), mm(outer), area, view)
}

/** Converts a point of the stage to mm from the top left of the face. */
export const pointOnFace = ({ face, scale }: Layout, at: Point): Point => ({
  x: (at.x - face.x) / scale,
  y: (at.y - face.y) / scale,
})

/** Converts a point of the face to pixels of the stage. */
export const pointOnStage = ({ face, scale }: Layout, { x, y }: Point): Point => ({
  x: face.x + x * scale,
  y: face.y + y * scale,
})

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
