import type { Point } from '@kea/design/geometry/crop'
import type { LitSign } from '@kea/design/items/neon/lit-sign'
import type { TubeColour } from '@kea/design/neon/tube-data'
import type { TubeLine } from '@kea/design/neon/tube-line'

/** What is drawn of a sign, in mm from the top left of its board. */
export interface SignPaths {
  board: Path2D
  tubes: readonly { colour: TubeColour; lit: Path2D; dark: Path2D }[]
}

const known = new WeakMap<LitSign, SignPaths>()

/** Every second point of a line: they are half a millimetre apart. */
function tubePath(lines: readonly TubeLine[]): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) continue
    path.moveTo(first.x, first.y)
    for (let at = 2; at < line.length - 1; at += 2) {
      const { x, y } = line[at] as Point
      path.lineTo(x, y)
    }
    path.lineTo(last.x, last.y)
  }
  return path
}

export function signPaths(sign: LitSign): SignPaths {
  const before = known.get(sign)
  if (before) return before
  const board = new Path2D()
  for (const { x, y } of sign.board.edge) board.lineTo(x, y)
  board.closePath()
  const tubes = sign.groups.map(({ colour, lit, dark }) => ({ colour, lit: tubePath(lit), dark: tubePath(dark) }))
  const paths = { board, tubes }
  known.set(sign, paths)
  return paths
}
