import type { Mesh } from './mesh/mesh'

/** What a part is made of. `three/materials.ts` has a material for each. */
export type Finish =
  | 'canvas'
  | 'ceramic'
  | 'glaze'
  | 'fabric'
  | 'linen'
  | 'paper'
  | 'plastic'
  | 'oak'
  | 'black'
  | 'white'
  | 'walnut'
  | 'gloss'
  | 'acrylic'
  | 'polished'
  | 'shade'

export interface BodyPart {
  mesh: Mesh
  finish: Finish
  /** The print on it, by the id of the product's part. */
  print?: string
  /** A coat turns clear with heat; a light shines at night. */
  does?: 'clear-with-heat' | 'shine-at-night'
}

/** What the shopper changes beside turning. */
export type Slider = 'heat' | 'night'

/** A thing in mm that stands on y = 0, in the middle of x and z. */
export interface Body {
  parts: readonly BodyPart[]
  /** The turn to start with, in degrees: positive shows more of the right side. */
  turn: number
  /** How far the viewer looks down on it, in degrees. */
  lift: number
  /** The largest turn to each side; null where it turns all round. */
  most: number | null
  slider: Slider | null
  /**
   * The light of the room and of the window by day, for things whose round form shows only in their shade. Others have
   * the even light of a studio.
   */
  light?: { room: number; window: number }
}
