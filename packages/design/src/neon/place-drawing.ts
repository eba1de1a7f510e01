import type { Box, Matrix, PathData } from '../geometry/display-list'
import type { Size } from '../geometry/surfaces'
import { bendCorners } from './bend'
import { DRAWINGS } from './drawings'
import type { TubePiece } from './lay-words'
import type { DrawingPlace, TubeDrawing } from './tube-data'
import { strokeLines } from './tube-line'

/** A drawing on a sign. Lengths are in heights of a capital. */
export interface SignDrawing {
  drawing: TubeDrawing
  place: DrawingPlace
  height: number
}

/** Between words and drawing. */
const GAP = { right: 0.35, above: 0.45, below: 0.45 } as const
/** Between words and the ring around them. */
const RING = { x: 0.5, y: 0.36 } as const
/** A half circle as one curve of this control length is near enough, as two quarters. */
const QUARTER = 0.5523
const PLAIN: Matrix = [1, 0, 0, 1, 0, 0]
/** Rows of pieces that belong to no line of words. */
export const DRAWING_ROW = -1
export const ACCENT_ROW = -2

const widthOf = ({ drawing, height }: SignDrawing): number => (height * DRAWINGS[drawing].width) / 1000

/** The size of words and drawing whose capitals are 1 high. */
export function wholeSize(words: Size | null, drawn: SignDrawing | null): Size | null {
  if (!drawn) return words
  const width = widthOf(drawn)
  if (!words) return { width, height: drawn.height }
  switch (drawn.place) {
    case 'right':
      return { width: words.width + GAP.right + width, height: Math.max(words.height, drawn.height) }
    case 'around':
      return { width: words.width + 2 * RING.x, height: words.height + 2 * RING.y }
    default:
      return { width: Math.max(words.width, width), height: words.height + GAP[drawn.place] + drawn.height }
  }
}

/** Where a drawing stands beside words, which begin at 0, 0. */
function boxOf(drawn: SignDrawing, { width, height }: Size, letterMm: number): Box {
  const size = { width: widthOf(drawn) * letterMm, height: drawn.height * letterMm }
  if (width === 0) return { x: 0, y: 0, ...size }
  const [x, y] = [(width - size.width) / 2, (height - size.height) / 2]
  switch (drawn.place) {
    case 'right':
      return { ...size, x: width + GAP.right * letterMm, y }
    case 'above':
      return { ...size, x, y: -GAP.above * letterMm - size.height }
    case 'below':
      return { ...size, x, y: height + GAP.below * letterMm }
    case 'around': {
      const [left, top] = [RING.x * letterMm, RING.y * letterMm]
      return { x: -left, y: -top, width: width + 2 * left, height: height + 2 * top }
    }
  }
}

/** A ring of two half circles and two straight ways, from its lower middle. */
function ringPath({ x, y, width, height }: Box): PathData {
  const r = height / 2
  const k = r * (1 - QUARTER)
  const [right, bottom, middle] = [x + width, y + height, x + width / 2]
  return (
    `M${middle} ${bottom}L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${y + r}` +
    `C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}L${right - r} ${y}` +
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}L${middle} ${bottom}`
  )
}

/** The tubes of a drawing beside words of this size, which begin at 0, 0. */
export function drawingPieces(drawn: SignDrawing, words: Size, letterMm: number, radius: number): TubePiece[] {
  const box = boxOf(drawn, words, letterMm)
  const { drawing, place } = drawn
  const { strokes, accents = [] } = DRAWINGS[drawing]
  const scale = box.height / 1000
  const isRing = place === 'around' && words.width > 0
  const bent = (path: PathData, row: number): TubePiece[] =>
    bendCorners(strokeLines(path, isRing ? PLAIN : [scale, 0, 0, scale, box.x, box.y]), radius).map((line) => ({
      line,
      row,
      at: 0,
      characters: drawing,
    }))
  if (isRing) return bent(ringPath(box), DRAWING_ROW)
  return [...strokes.flatMap((path) => bent(path, DRAWING_ROW)), ...accents.flatMap((path) => bent(path, ACCENT_ROW))]
}
