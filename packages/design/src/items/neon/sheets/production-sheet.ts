import type { PlacedNeon } from '../../../document/document'
import type { PageLayer, Primitive } from '../../../geometry/display-list'
import type { SurfaceGeometry } from '../../../geometry/surfaces'
import { TUBE_LIGHTS } from '../../../neon/colours'
import type { SignFigures } from '../../../neon/figures'
import type { NeonSign } from '../../../neon/sign'
import type { Shape } from '../../../text/shape'
import { boardOffset, colourOf, holePath, lineThrough } from '../compose'
import { figureRows, pieceRow } from './figures-words'
import { measureMark } from './measure-mark'
import { drawPiece } from './piece-marks'
import { placeLabels } from './place-labels'
import type { ProductionSheet } from './sheet'
import { tableOf } from './table'
import { INK, wordsAt } from './write'

/** Paper around the ordered size. Below it are the line that names the order, the mark and the tables. */
const AROUND_MM = 15
const MARK_TOP_MM = 14
const TABLE_TOP_MM = 26
const TABLE_GAP_MM = 6
/** Room for the tables, where the sign itself is narrow. */
const LEAST_WIDTH_MM = 240
const LABEL = { width: 16, height: 3.4 }
const LABEL_SIZE_MM = 2.8
const LEADER_MM = 0.12

interface Needs {
  geometry: SurfaceGeometry
  item: PlacedNeon
  sign: NeonSign
  figures: SignFigures
  shape: Shape
}

/** `3 · 240 (24)`: the number of a piece, its lit length in mm, and that in cuts. */
function labels({ sign: { pieces }, shape }: Needs, cutMm: number, widthMm: number): Primitive[] {
  const lines = pieces.map(({ line }) => line)
  return placeLabels(lines, LABEL, widthMm / 2 + 1.5).flatMap(({ at, of }, number): Primitive[] => {
    const litMm = pieces[number]?.litMm ?? 0
    const text = `${number + 1} · ${litMm} (${Math.round(litMm / cutMm)})`
    return [
      { kind: 'path', path: lineThrough([of, at]), stroke: { colour: INK, widthMm: LEADER_MM } },
      ...wordsAt({ text, ...at, sizeMm: LABEL_SIZE_MM, align: 'centre', isOver: true }, shape),
    ]
  })
}

/** The sheet of a sign. Its page is the ordered size, and all else is on the paper around. */
export function productionSheet(needs: Needs): ProductionSheet | null {
  const { geometry, item, sign, figures, shape } = needs
  const { part, face } = geometry
  const rules = part.sign
  if (!rules) return null
  const { tube } = rules
  const offset = boardOffset(geometry, sign)
  const onBoard = (children: readonly Primitive[]): Primitive => ({
    kind: 'group',
    transform: [1, 0, 0, 1, offset.x, offset.y],
    children,
  })
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + offset.x, y: y + offset.y })
  const colours = [...new Set(sign.pieces.map((piece) => colourOf(part, item, piece)))]
  const tubes = colours.map((colour): PageLayer => {
    const own = sign.pieces.filter((piece) => colourOf(part, item, piece) === colour)
    const list = own.flatMap((piece) => drawPiece(piece, colour, tube.widthMm))
    return { name: `Tube ${TUBE_LIGHTS[colour].label.toLowerCase()}`, list: [onBoard(list)] }
  })
  const width = Math.max(face.width, LEAST_WIDTH_MM)
  const rows = figureRows({ part, rules, item, sign, figures, face })
  const facts = tableOf(rows, { x: 0, y: face.height + TABLE_TOP_MM, width }, shape)
  const piecesTop = face.height + TABLE_TOP_MM + facts.heightMm + TABLE_GAP_MM
  const about = sign.pieces.map((piece, at) => pieceRow(piece, at, { part, item, cutMm: tube.cutMm }))
  const pieces = tableOf(about, { x: 0, y: piecesTop, width }, shape)
  const markTop = face.height + MARK_TOP_MM
  const legend = `At a piece: its number · lit mm (cuts of ${tube.cutMm} mm). Black at an end: dark tube.`
  const figuresLayer: PageLayer = {
    name: 'Figures',
    list: [
      onBoard(labels(needs, tube.cutMm, tube.widthMm)),
      ...measureMark({ x: 0, y: markTop }, shape),
      ...wordsAt({ text: `Neon sign at 1:1. ${legend}`, x: 106, y: markTop, sizeMm: LABEL_SIZE_MM }, shape),
      ...facts.list,
      ...pieces.list,
    ],
  }
  return {
    layers: [...tubes, figuresLayer],
    cuts: [`${lineThrough(sign.board.edge.map(moved))}Z`, ...sign.board.holes.map((hole) => holePath(moved(hole)))],
    paper: {
      x: -AROUND_MM,
      y: -AROUND_MM,
      width: width + 2 * AROUND_MM,
      height: piecesTop + pieces.heightMm + 2 * AROUND_MM,
    },
  }
}
