import type { PlacedNeon } from '../../../document/document'
import type { Size } from '../../../geometry/surfaces'
import { TUBE_LIGHTS } from '../../../neon/colours'
import type { SignFigures } from '../../../neon/figures'
import type { NeonSign, SignPiece } from '../../../neon/sign'
import type { ProductPart, SignRules } from '../../../product/definition'
import { colourOf } from '../compose'
import { holeWords } from './hole-words'
import { darkMm } from './piece-marks'

/** A row of a table: what it is, and its value. */
export type Row = readonly [string, string]

const mm = (value: number): string => `${Math.round(value * 10) / 10} mm`

const BOARDS = { rectangle: 'rectangle', round: 'cut around the tubes' } as const

interface Needs {
  part: ProductPart
  rules: SignRules
  item: PlacedNeon
  sign: NeonSign
  figures: SignFigures
  face: Size
}

/** All that the workshop must know of a sign besides its drawing. */
export function figureRows({ part, rules, item, sign, figures, face }: Needs): Row[] {
  const { tube, board } = rules
  const colourIn = (piece: Parameters<typeof colourOf>[2]) =>
    TUBE_LIGHTS[colourOf(part, item, piece)].label.toLowerCase()
  const lines = item.data.lines.map(({ words }, row): Row => {
    return [item.data.lines.length > 1 ? `Line ${row + 1}` : 'Words', `“${words}” in ${colourIn({ row })}`]
  })
  const { signDrawing: drawing, signFont: font = 'script', signBoard: shape = 'round' } = part
  const words: Row[] = [...lines, ['Letters', font], ['Height of a capital', mm(figures.letterMm)]]
  return [
    ...(figures.letterMm > 0 ? words : []),
    ...(drawing ? [['Drawing', `${drawing} in ${colourIn({ row: null })}`] as const] : []),
    ['Tube', `${tube.widthMm} mm, cut every ${tube.cutMm} mm`],
    ['Tightest bend', `${tube.leastRadiusMm} mm radius`],
    ['Lit tube', `${figures.metres.toFixed(2)} m`],
    ['Pieces', String(figures.pieces)],
    ['Joints', String(figures.joints)],
    ['Feeds', String(figures.feeds)],
    ['Power', `${figures.watts} W`],
    [figures.adaptors > 1 ? 'Adaptors' : 'Adaptor', `${figures.adaptors} × ${figures.adaptorW} W`],
    ['Board', `${figures.widthMm} × ${figures.heightMm} mm, ${board.thicknessMm} mm thick, ${BOARDS[shape]}`],
    ['Ordered size', `up to ${face.width} × ${face.height} mm`],
    ['Holes', String(sign.board.holes.length)],
    ...holeWords(sign.board.holes).map((words): Row => ['', words]),
    ['Weight', `${(figures.grams / 1000).toFixed(2)} kg`],
  ]
}

/** `Piece 3`, `a: 240 mm lit (24 cuts), 6 mm dark, sky blue`. */
export const pieceRow = (
  piece: SignPiece,
  at: number,
  { part, item, cutMm }: { part: ProductPart; item: PlacedNeon; cutMm: number },
): Row => {
  const [dark, cuts] = [darkMm(piece), Math.round(piece.litMm / cutMm)]
  const facts = [
    `${piece.litMm} mm lit (${cuts} ${cuts === 1 ? 'cut' : 'cuts'})`,
    ...(dark > 0 ? [`${mm(dark)} dark`] : []),
    TUBE_LIGHTS[colourOf(part, item, piece)].label.toLowerCase(),
  ]
  return [`Piece ${at + 1}`, `${piece.characters}: ${facts.join(', ')}`]
}
