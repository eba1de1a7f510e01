import type { BodyView, Piece } from './piece'
import { block as photoBlock } from './solid/block'
import { canvas } from './solid/canvas'
import { cube as puzzleCube } from './solid/cube'
import { cushion as filledCushion } from './solid/cushion'
import { framedPrint } from './solid/frame'
import { lamp as photoLamp } from './solid/lamp'
import { mug } from './solid/mug'
import type { Solid } from './solid/solid'

type MakeSolid = (piece: Piece, heat: boolean) => Solid | null

const box: MakeSolid = ({ parts: [part], depthMm, pieces }) =>
  part ? canvas({ face: part.face, depthMm, part: part.id, pieces }) : null
const cylinder: MakeSolid = ({ parts: [part] }, heat) => (part ? mug({ print: part.face, part: part.id, heat }) : null)
const frame: MakeSolid = ({ parts: [part], look }) =>
  part && look ? framedPrint({ face: part.face, part: part.id, look }) : null
const block: MakeSolid = ({ parts: [part] }) => (part ? photoBlock({ face: part.face, part: part.id }) : null)
const cushion: MakeSolid = ({ parts: [front, back] }) =>
  front ? filledCushion({ face: front.face, part: front.id, back: back?.id ?? null }) : null
const cube: MakeSolid = ({ parts }) =>
  parts[0] ? puzzleCube({ side: parts[0].face.width, parts: parts.map(({ id }) => id) }) : null
const lamp: MakeSolid = ({ parts: [part] }) => (part ? photoLamp({ print: part.face, part: part.id }) : null)

/** The body of each kind of view. */
export const SOLIDS: Record<BodyView['solid'], MakeSolid> = { box, cylinder, frame, block, cushion, cube, lamp }
