import type { PlacedNeon } from '../../document/document'
import type { Point } from '../../geometry/crop'
import type { Colour, PathData, Primitive } from '../../geometry/display-list'
import { ellipsePath } from '../../geometry/path'
import type { SurfaceGeometry } from '../../geometry/surfaces'
import { TUBE_LIGHTS } from '../../neon/colours'
import type { NeonSign, SignPiece } from '../../neon/sign'
import type { TubeColour } from '../../neon/tube-data'
import type { ProductPart } from '../../product/definition'
import type { Neons } from './neons'

const BOARD: Colour = '#eef1f3'
const BOARD_EDGE: Colour = '#b9c2c8'
const HOLE: Colour = '#8d979d'
const HOLE_MM = 6
const EDGE_MM = 0.6

const rounded = (value: number): number => Math.round(value * 100) / 100

type SignColours = Pick<ProductPart, 'signColour' | 'signColours' | 'signDrawingColour' | 'signAccent'>

/** Straight lines through points. */
export const lineThrough = (points: readonly Point[]): PathData =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')

/** The colour of a piece: that of its line of words or of its drawing, or of the whole sign. */
export function colourOf(
  { signColour = 'warm-white', signColours, signDrawingColour, signAccent }: SignColours,
  { data }: Pick<PlacedNeon, 'data'>,
  { row, isAccent = false }: Pick<SignPiece, 'row'> & Partial<Pick<SignPiece, 'isAccent'>>,
): TubeColour {
  const own =
    row === null
      ? ((isAccent ? signAccent : undefined) ?? signDrawingColour)
      : (data.lines[row]?.colour ?? signColours?.[row])
  return own ?? signColour
}

export const holePath = ({ x, y }: Point, widthMm = HOLE_MM): PathData =>
  ellipsePath({ x: x - widthMm / 2, y: y - widthMm / 2, width: widthMm, height: widthMm })

/** From the top left of the face to that of the board, which is in its middle. */
export const boardOffset = ({ face }: Pick<SurfaceGeometry, 'face'>, { board: { box } }: NeonSign): Point => ({
  x: (face.width - box.width) / 2,
  y: (face.height - box.height) / 2,
})

/** The sign unlit on its board, as the tool shows it while it is designed. */
export function composeNeon(geometry: SurfaceGeometry, item: PlacedNeon, neons: Neons | null): Primitive {
  const { part, face } = geometry
  const sign = neons?.isAwaited?.(part, face, item) ? null : neons?.signOf(part, face, item)
  if (!sign || sign.pieces.length === 0) return { kind: 'group', children: [] }
  const { x, y } = boardOffset(geometry, sign)
  const widthMm = geometry.part.sign?.tube.widthMm ?? 0
  const edge = `${lineThrough(sign.board.edge)}Z`
  const tubes = sign.pieces.map((piece): Primitive => {
    const { lit } = TUBE_LIGHTS[colourOf(geometry.part, item, piece)]
    return { kind: 'path', path: lineThrough(piece.line), stroke: { colour: lit, widthMm } }
  })
  return {
    kind: 'group',
    transform: [1, 0, 0, 1, x, y],
    children: [
      { kind: 'path', path: edge, fill: BOARD, stroke: { colour: BOARD_EDGE, widthMm: EDGE_MM } },
      ...sign.board.holes.map((hole): Primitive => ({ kind: 'path', path: holePath(hole), fill: HOLE })),
      ...tubes,
    ],
  }
}
