import type { Point } from '../../../geometry/crop'
import type { PathData, Primitive } from '../../../geometry/display-list'
import type { SignPiece } from '../../../neon/sign'
import type { TubeColour } from '../../../neon/tube-data'
import { distance, lineLength, type TubeLine, withoutEnd, withoutStart } from '../../../neon/tube-line'
import { lineThrough } from '../compose'
import { bandOf, lineOf } from './tube-inks'
import { INK } from './write'

/** 0.25 points. */
const HAIRLINE_MM = 0.088
/** A cut reaches so far beyond the tube at both sides. */
const CUT_MM = 1.5
const CUT_WIDTH_MM = 0.3
/** Rounding of lengths. */
const LEAST_DARK_MM = 0.05

/** The length of a piece that stays dark, at its end. */
export const darkMm = ({ line, litMm }: SignPiece): number => {
  const dark = lineLength(line) - litMm
  return dark > LEAST_DARK_MM ? dark : 0
}

/** A short line across a tube at one end of a line of it. */
function across(end: Point, before: Point, widthMm: number): PathData {
  const length = distance(before, end) || 1
  const half = (widthMm / 2 + CUT_MM) / length
  const [x, y] = [(end.y - before.y) * half, (before.x - end.x) * half]
  return lineThrough([
    { x: end.x - x, y: end.y - y },
    { x: end.x + x, y: end.y + y },
  ])
}

const atEnd = (line: TubeLine, widthMm: number): PathData[] => {
  const [before, end] = line.slice(-2)
  return before && end ? [across(end, before, widthMm)] : []
}

/** Where a piece is cut: at both its ends, and where its light ends. */
export function cutMarks(piece: SignPiece, widthMm: number): PathData[] {
  const dark = darkMm(piece)
  return [piece.line.toReversed(), piece.line, ...(dark > 0 ? [withoutEnd(piece.line, dark)] : [])].flatMap((line) =>
    atEnd(line, widthMm),
  )
}

/** A piece as wide as its tube, with its centre line and its cuts. What stays dark is black. */
export function drawPiece(piece: SignPiece, colour: TubeColour, widthMm: number): Primitive[] {
  const path = lineThrough(piece.line)
  const tail = darkMm(piece) > 0 ? lineThrough(withoutStart(piece.line, piece.litMm)) : null
  return [
    { kind: 'path', path, stroke: { colour: bandOf(colour), widthMm } },
    ...(tail ? [{ kind: 'path', path: tail, stroke: { colour: INK, widthMm: widthMm / 2 } } as const] : []),
    { kind: 'path', path, stroke: { colour: lineOf(colour), widthMm: HAIRLINE_MM } },
    ...cutMarks(piece, widthMm).map(
      (cut): Primitive => ({ kind: 'path', path: cut, stroke: { colour: INK, widthMm: CUT_WIDTH_MM } }),
    ),
  ]
}
