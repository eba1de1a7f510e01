import type { BodyView, Piece } from './piece'
import type { Solid } from './solid/solid'
import { SOLIDS } from './solids'

/** One way to see the finished piece. */
export interface Look {
  /** What a shopper calls the thing: "your mug". */
  noun: string
  solid: Solid
}

/** The look of a view; null for a piece without the parts that it needs. */
export function lookOf({ solid, heat }: BodyView, piece: Piece): Look | null {
  const made = SOLIDS[solid](piece, heat)
  return made && { noun: NOUNS[solid] ?? piece.look?.noun ?? 'print', solid: made }
}

const NOUNS: Partial<Record<BodyView['solid'], string>> = {
  block: 'photo block',
  cylinder: 'mug',
  cushion: 'cushion',
  cube: 'cube',
  lamp: 'lamp',
}
