import type { Point } from '../../geometry/crop'
import { simplifiedOpen } from '../../neon/contours'
import type { NeonSign, SignPiece } from '../../neon/sign'

/**
 * How far a line on the stage may be from the one that is bent. A line has ten thousand points, half a millimetre apart;
 * an eighth of them is enough to draw it.
 */
const DRAWN_MM = 0.05

/**
 * A sign as it goes to the thread that draws it: objects are copied much slower than numbers. Its lengths are those that
 * are lit, so fewer points change none of its figures.
 */
export interface PackedSign extends Omit<NeonSign, 'pieces'> {
  pieces: readonly Omit<SignPiece, 'line'>[]
  /** Left and top of the points of all pieces, one after the other. */
  points: Float64Array<ArrayBuffer>
  /** The points of each piece. */
  counts: readonly number[]
}

export function packSign({ letterMm, pieces, board, problem }: NeonSign): PackedSign {
  const lines = pieces.map(({ line }) => simplifiedOpen(line, DRAWN_MM))
  const counts = lines.map(({ length }) => length)
  const points = new Float64Array(2 * counts.reduce((sum, count) => sum + count, 0))
  let at = 0
  for (const line of lines)
    for (const { x, y } of line) {
      points[at++] = x
      points[at++] = y
    }
  return { letterMm, pieces: pieces.map(({ line: _, ...piece }) => piece), board, problem, points, counts }
}

export function unpackSign({ letterMm, pieces, board, problem, points, counts }: PackedSign): NeonSign {
  let at = 0
  const lines = counts.map((count) => {
    const line: Point[] = []
    for (let place = 0; place < count; place++) line.push({ x: points[at++] ?? 0, y: points[at++] ?? 0 })
    return line
  })
  return { letterMm, pieces: pieces.map((piece, place) => ({ ...piece, line: lines[place] ?? [] })), board, problem }
}
