import type { PathData } from '@kea/design/geometry/display-list'
import { pathCommands } from '@kea/design/geometry/path'

export type Point = readonly [x: number, y: number]

/** The points of a path, 24 on each curve. */
export function pointsOf(path: PathData): Point[] {
  let at: Point = [0, 0]
  return pathCommands(path).flatMap(({ name, points }): Point[] => {
    if (name === 'Z') return []
    if (name !== 'C') {
      const straight = points.map(({ x, y }): Point => [x, y])
      at = straight.at(-1) ?? at
      return straight
    }
    return [0, 3, 6, 9, 12, 15].flatMap((first) => {
      const [b, c, d] = points.slice(first, first + 3)
      if (!b || !c || !d) return []
      const [x0, y0] = at
      at = [d.x, d.y]
      return Array.from({ length: 24 }, (_, step): Point => {
        const t = (step + 1) / 24
        const u = 1 - t
        const mix = (p0: number, p1: number, p2: number, p3: number) =>
          u ** 3 * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t ** 3 * p3
        return [mix(x0, b.x, c.x, d.x), mix(y0, b.y, c.y, d.y)]
      })
    })
  })
}

/** The area inside a closed path of one line. */
export function areaOf(path: PathData): number {
  const points = pointsOf(path)
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
