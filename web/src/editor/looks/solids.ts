import type { Piece, View } from './piece'
import { canvas } from './solid/canvas'
import { mug } from './solid/mug'
import type { Solid } from './solid/solid'

type MakeSolid = (piece: Piece, heat: boolean) => Solid | null

const box: MakeSolid = ({ parts: [part], depthMm }) =>
  part ? canvas({ face: part.face, depthMm, part: part.id }) : null
const cylinder: MakeSolid = ({ parts: [part] }, heat) => (part ? mug({ print: part.face, part: part.id, heat }) : null)
const none: MakeSolid = () => null

/** The body of each kind of view. */
export const SOLIDS: Record<View['solid'], MakeSolid> = {
  box,
  cylinder,
  frame: none,
  block: none,
  cushion: none,
  cube: none,
  lamp: none,
}
