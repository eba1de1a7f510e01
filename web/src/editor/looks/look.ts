import type { ProductDefinition, ProductLook } from '@kea/design/definition'
import type { Size } from '@kea/design/surfaces'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'
import type { Solid } from './solid/solid'
import { SOLIDS } from './solids'

/** The print of a part, flat, as all that is seen of it: the face with the sides that are folded round a frame. */
export type PrintOf = (part: string, longSidePx: number) => Promise<MemoryCanvas>

/** The measures of the designed piece in mm. */
export interface Piece {
  /** The parts in print order, with the visible face of each. */
  parts: readonly { id: string; face: Size }[]
  /** Depth of the frame's sides; 0 for flat pieces. */
  depthMm: number
  look: ProductLook | null
}

export type View = ProductDefinition['views'][number]

/** One way to see the finished piece. */
export interface Look {
  /** What a shopper calls the thing: "your mug". */
  noun: string
  solid: Solid
}

/** The look of a view; null for a piece without the parts that it needs. */
export function lookOf({ solid, heat }: View, piece: Piece): Look | null {
  const made = SOLIDS[solid](piece, heat)
  return made && { noun: NOUNS[solid] ?? piece.look?.noun ?? 'print', solid: made }
}

const NOUNS: Partial<Record<View['solid'], string>> = {
  block: 'photo block',
  cylinder: 'mug',
  cushion: 'cushion',
  cube: 'cube',
  lamp: 'lamp',
}
