import type { Point } from '@kea/design/crop'
import { grow, type Size, type SurfaceGeometry } from '@kea/design/surfaces'

export interface Rect extends Point, Size {}

/** The position of a surface on the screen, in CSS pixels. */
export interface Layout {
  /** Pixels per millimetre. */
  scale: number
  face: Rect
  /** The face with the sides that fold around the frame. */
  outer: Rect
}

/** A box of `size` mm around `centre`. */
const centred = (size: Size, scale: number, centre: Point): Rect => ({
  x: centre.x - (size.width * scale) / 2,
  y: centre.y - (size.height * scale) / 2,
  width: size.width * scale,
  height: size.height * scale,
})

/** The surface at the largest scale that fits the area, centred. */
export function layoutSurface(surface: SurfaceGeometry, area: Rect): Layout {
  const outerMm = grow(surface.face, surface.depthMm)
  const scale = Math.max(Math.min(area.width / outerMm.width, area.height / outerMm.height), 0.001)
  const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  return {
    scale,
    face: centred(surface.face, scale, centre),
    outer: centred(outerMm, scale, centre),
  }
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
