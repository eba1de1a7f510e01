import type { Box } from '@kea/design/geometry/display-list'
import type { Size } from '@kea/design/geometry/surfaces'
import type { ProductLook } from '@kea/design/product/definition'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'

/** The print of a part, flat, as all that is seen of it: the face with the sides that are folded round a frame. */
export type PrintOf = (part: string, longSidePx: number) => Promise<MemoryCanvas>

/** The measures of the designed piece in mm. */
export interface Piece {
  /** The parts in print order, with the visible face of each. */
  parts: readonly { id: string; face: Size }[]
  /** Depth of the frame's sides; 0 for flat pieces. */
  depthMm: number
  /** The pieces into which the first part is cut, in mm from its top left. */
  pieces: readonly Box[]
  look: ProductLook | null
}
