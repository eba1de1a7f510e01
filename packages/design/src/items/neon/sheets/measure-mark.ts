import type { Point } from '../../../geometry/crop'
import type { PathData, Primitive } from '../../../geometry/display-list'
import type { Shape } from '../../../text/shape'
import { INK, wordsAt } from './write'

/** The length of the mark by which a print is measured. */
export const MARK_MM = 100
const HAIRLINE_MM = 0.2

/** Its line with a tick at each end and shorter ones every centimetre, as one path. */
export function markPath({ x, y }: Point): PathData {
  const ticks = Array.from({ length: MARK_MM / 10 + 1 }, (_, at) => {
    const half = at % 10 === 0 ? 3 : at % 5 === 0 ? 2 : 1.2
    return `M${x + at * 10} ${y - half}L${x + at * 10} ${y + half}`
  })
  return [`M${x} ${y}L${x + MARK_MM} ${y}`, ...ticks].join('')
}

/** A line of 100 mm, to be measured with a tape. */
export const measureMark = (at: Point, shape: Shape): Primitive[] => [
  { kind: 'path', path: markPath(at), stroke: { colour: INK, widthMm: HAIRLINE_MM } },
  ...wordsAt({ text: '100 mm', x: at.x + MARK_MM / 2, y: at.y + 4.5, sizeMm: 3, align: 'centre' }, shape),
]
