import type { Colour, PathData } from '../../geometry/display-list'

/** An area or line of a drawing. */
export interface DrawnPath {
  path: PathData
  /** The number of its colour. */
  colour: number
  /** The width of a line; an area has none. */
  line?: number
}

/** A drawing of the shop, in units of its own. */
export interface Drawing {
  width: number
  height: number
  /** The colours of its areas until the shopper chooses others. */
  colours: readonly Colour[]
  paths: readonly DrawnPath[]
}

/** The port of drawings; null while they are not loaded. */
export type DrawingOf = (id: string) => Drawing | null
