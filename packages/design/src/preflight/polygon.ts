import type { Point } from '../geometry/crop'
import type { PathData } from '../geometry/display-list'
import { pathCommands } from '../geometry/path'

/** Straight pieces of one curve. */
const STEPS = 16

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], at: number): Point {
  const rest = 1 - at
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3] as const
  const sum = (axis: 'x' | 'y') =>
    a[axis] * weights[0] + b[axis] * weights[1] + c[axis] * weights[2] + d[axis] * weights[3]
  return { x: sum('x'), y: sum('y') }
}

/** The closed shapes of a path as corners, with curves in short straight pieces. */
export function polygonsOf(path: PathData): Point[][] {
  const polygons: Point[][] = []
  for (const { name, points } of pathCommands(path)) {
    const polygon = polygons.at(-1)
    if (name === 'M') polygons.push([...points])
    else if (name === 'L') polygon?.push(...points)
    else if (name === 'C') {
      for (let at = 0; at + 2 < points.length; at += 3) {
        const [from, b, c, d] = [polygon?.at(-1), points[at], points[at + 1], points[at + 2]]
        if (!from || !b || !c || !d) continue
        for (let step = 1; step <= STEPS; step++) polygon?.push(onCurve([from, b, c, d], step / STEPS))
      }
    }
  }
  return polygons
}

type Polygons = readonly (readonly Point[])[]
type Side = readonly [Point, Point]

/** Many points are compared with the same polygons. */
const SIDES = new WeakMap<Polygons, readonly Side[]>()

/** The sides of closed polygons. */
function sidesOf(polygons: Polygons): readonly Side[] {
  const known = SIDES.get(polygons)
  if (known) return known
  const sides = polygons.flatMap((polygon) =>
    polygon.map((from, at): Side => [from, polygon[(at + 1) % polygon.length] ?? from]),
  )
  SIDES.set(polygons, sides)
  return sides
}

function distanceToSide({ x, y }: Point, [from, to]: Side): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across ** 2 + down ** 2
  const share = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length
  const at = Math.min(Math.max(share, 0), 1)
  return Math.hypot(x - from.x - at * across, y - from.y - at * down)
}

/** True for a point inside an odd number of the polygons. */
export function isInside({ x, y }: Point, polygons: Polygons): boolean {
  const crossings = sidesOf(polygons).filter(
    ([from, to]) => from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
  )
  return crossings.length % 2 === 1
}

/** The distance of a point from the nearest side; negative outside of the polygons. */
export function depthInside(point: Point, polygons: Polygons): number {
  const distance = sidesOf(polygons).reduce((least, side) => Math.min(least, distanceToSide(point, side)), Infinity)
  return isInside(point, polygons) ? distance : -distance
}
