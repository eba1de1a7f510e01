import type { PlacedNeon } from '@kea/design/document/document'
import type { Point } from '@kea/design/geometry/crop'
import type { SurfaceGeometry } from '@kea/design/geometry/surfaces'
import type { LitSign } from '@kea/design/items/neon/lit-sign'
import type { Neons } from '@kea/design/items/neon/neons'
import type { Context2D } from '../draw-list'

/** Where a sign is on a canvas, in CSS pixels. */
export interface SignView extends Point {
  /** Pixels per mm. */
  scale: number
  /** Of the wall that is seen, from the top left of the canvas. */
  width: number
  height: number
}

export interface SignLight {
  isDay: boolean
  /** How far the dimmer is up, 0..1. */
  power: number
  /** True where a room is seen, which has more light of its own than a wall close up. */
  isRoom?: boolean
}

/** Paints what a sign hangs on, over all that is seen of it. */
export type PaintWall = (ctx: Context2D, view: SignView) => void

/** What shows signs on walls. Only signs load it. */
export interface SignPainter {
  /** The sign of a surface with its light; null where nothing is bent yet. */
  of: (geometry: SurfaceGeometry, item: PlacedNeon, neons: Neons | null) => LitSign | null
  /** Paints wall, light and sign. Without a sign it is the wall. */
  paint: (ctx: Context2D, sign: LitSign | null, view: SignView, light: SignLight, wall?: PaintWall) => void
}
