import type { Point } from '../../geometry/crop'
import type { NeonSign, SignPiece } from '../../neon/sign'

/** A sign as it goes from one thread to another: a line of ten thousand points is copied much slower than its numbers. */
export interface PackedSign extends Omit<NeonSign, 'pieces'> {
  pieces: readonly Omit<SignPiece, 'line'>[]
  /** Left and top of the points of all pieces, one after the other. */
  points: Float64Array<ArrayBuffer>
  /** The points of each piece. */
  counts: readonly number[]
}

export function packSign({ letterMm, pieces, board, problem }: NeonSign): PackedSign {
  const counts = pieces.map(({ line }) => line.length)
  const points = new Float64Array(2 * counts.reduce((sum, count) => sum + count, 0))
  let at = 0
  for (const { line } of pieces)
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
