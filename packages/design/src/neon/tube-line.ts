import type { Point } from '../geometry/crop'
import type { Matrix, PathData } from '../geometry/display-list'
import { applyMatrix } from '../geometry/frame'
import { pathCommands } from '../geometry/path'

/** A line of a tube as points in mm, about half a millimetre apart. */
export type TubeLine = readonly Point[]

const STEP_MM = 0.5
/** A line that turns more than this where two of its pieces meet has a corner there. */
const CORNER_DEGREES = 12

export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)

/** In mm. A loop, since a typed letter measures ten thousand points. */
export function lineLength(line: TubeLine): number {
  let sum = 0
  let before = line[0]
  for (const point of line) {
    if (before) sum += distance(before, point)
    before = point
  }
  return sum
}

/** How far the way from one point over a second to a third turns, in degrees from -180 to 180: 0 is straight on. */
export function turnOf(before: Point, here: Point, after: Point): number {
  const turn = Math.atan2(after.y - here.y, after.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn)) * (180 / Math.PI)
}

/** Points of a straight line, by its two ends, or of a cubic curve, by its four controls, without the first. */
export function pointsAlong(controls: readonly Point[]): Point[] {
  const [first, second, third] = controls.length === 4 ? controls : [controls[0]]
  const last = controls.at(-1)
  if (!first || !last) return []
  const count = Math.max(1, Math.ceil(lineLength(controls) / STEP_MM))
  return Array.from({ length: count }, (_, at) => {
    const t = (at + 1) / count
    if (count === at + 1) return last
    if (!second || !third) return { x: first.x + (last.x - first.x) * t, y: first.y + (last.y - first.y) * t }
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return {
      x: a * first.x + b * second.x + c * third.x + d * last.x,
      y: a * first.y + b * second.y + c * third.y + d * last.y,
    }
  })
}

/** The lines of a stroke from corner to corner, in mm: each begins where the one before it ends. */
export function strokeLines(path: PathData, matrix: Matrix): TubeLine[] {
  const lines: Point[][] = []
  for (const { points } of pathCommands(path)) {
    const moved = points.map((point) => applyMatrix(matrix, point))
    const line = lines.at(-1)
    const from = line?.at(-1)
    if (!line || !from) lines.push(moved)
    else {
      const piece = pointsAlong([from, ...moved])
      const [before, after] = [line.at(-2), piece[0]]
      if (before && after && Math.abs(turnOf(before, from, after)) > CORNER_DEGREES) lines.push([from, ...piece])
      else line.push(...piece)
    }
  }
  return lines
}

/** The radius of the circle through three points. */
function radiusOf(a: Point, b: Point, c: Point): number {
  const twiceArea = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))
  return (distance(a, b) * distance(b, c) * distance(c, a)) / (2 * twiceArea || Number.EPSILON)
}

/** The points to both sides of a place that its radius is measured with: 2 mm. */
const RADIUS_STEPS = 4

/** The radius of a line at one of its points; infinite where it is straight, and near its ends. */
export function radiusAt(line: TubeLine, at: number): number {
  const [a, b, c] = [line[at - RADIUS_STEPS], line[at], line[at + RADIUS_STEPS]]
  return a && b && c ? radiusOf(a, b, c) : Number.POSITIVE_INFINITY
}

/** The least radius of a line; infinite for a straight one. */
export const leastRadius = (line: TubeLine): number =>
  line.reduce((least, _, at) => Math.min(least, radiusAt(line, at)), Number.POSITIVE_INFINITY)

/** A line without its first `length` mm. */
export function withoutStart(line: TubeLine, length: number): Point[] {
  let left = length
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1] as Point, line[at] as Point]
    const step = distance(from, to)
    if (step > left) {
      const t = left / step
      return [{ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, ...line.slice(at)]
    }
    left -= step
  }
  return line.slice(-1)
}

/** A line without its last `length` mm. */
export const withoutEnd = (line: TubeLine, length: number): Point[] => withoutStart(line.toReversed(), length).reverse()
