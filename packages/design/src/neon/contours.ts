import type { Point } from '../geometry/crop'
import type { Field } from './field'

/** The sides of a square: above, right, below, left. */
type Side = 0 | 1 | 2 | 3

/**
 * Where a line of equal distance enters and leaves a square, by which of its corners are nearer: above left 8, above right
 * 4, below right 2, below left 1. The nearer corners are on the right of the way.
 */
const WAYS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
]

interface Way {
  from: number
  to: number
}

/** The closed lines on which a field has a value, each once. */
export function contours(field: Field, level: number): Point[][] {
  const { columns, rows, x, y, step, values } = field
  /** Each side of a square by the corner at its left or above it: level ones first. */
  const sideKey = (column: number, row: number, side: Side): number => {
    if (side === 0) return 2 * (row * columns + column)
    if (side === 2) return 2 * ((row + 1) * columns + column)
    return 2 * (row * columns + column + (side === 1 ? 1 : 0)) + 1
  }
  const pointOf = (key: number): Point => {
    const corner = Math.floor(key / 2)
    const [column, row] = [corner % columns, Math.floor(corner / columns)]
    const isUpright = key % 2 === 1
    const here = values[corner] ?? 0
    const there = values[corner + (isUpright ? columns : 1)] ?? 0
    const t = (level - here) / (there - here)
    return { x: x + (column + (isUpright ? 0 : t)) * step, y: y + (row + (isUpright ? t : 0)) * step }
  }
  const ways = new Map<number, Way>()
  for (let row = 0; row + 1 < rows; row++) {
    const start = row * columns
    // Which corners are nearer: those on the left of the square, and then all of them.
    let left = ((values[start] ?? 0) < level ? 8 : 0) + ((values[start + columns] ?? 0) < level ? 1 : 0)
    for (let column = 0; column + 1 < columns; column++) {
      const right = start + column + 1
      const corners = left + ((values[right] ?? 0) < level ? 4 : 0) + ((values[right + columns] ?? 0) < level ? 2 : 0)
      left = ((corners & 4) << 1) | ((corners & 2) >> 1)
      if (corners === 0 || corners === 15) continue
      for (const [enter, leave] of WAYS[corners] ?? []) {
        const from = sideKey(column, row, enter)
        ways.set(from, { from, to: sideKey(column, row, leave) })
      }
    }
  }
  const lines: Point[][] = []
  for (const first of ways.keys()) {
    const line: Point[] = []
    let way = ways.get(first)
    while (way) {
      ways.delete(way.from)
      line.push(pointOf(way.from))
      way = ways.get(way.to)
    }
    if (line.length > 2) lines.push(line)
  }
  return lines
}

/** The area inside a closed line, in mm²; negative for one that runs the other way. */
export const areaOf = (line: readonly Point[]): number =>
  line.reduce((sum, { x, y }, at) => {
    const next = line[(at + 1) % line.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

/** The height of the strips that the sides of a closed line are sorted into. */
const STRIP_MM = 4

/** Where level lines cross a closed line. Its sides are sorted by their height first, since a line has thousands. */
export function crossingsOf(line: readonly Point[]): (y: number) => number[] {
  const strips = new Map<number, [Point, Point][]>()
  let before = line.at(-1)
  for (const here of line) {
    if (before) {
      const last = Math.floor(Math.max(before.y, here.y) / STRIP_MM)
      for (let strip = Math.floor(Math.min(before.y, here.y) / STRIP_MM); strip <= last; strip++) {
        const sides = strips.get(strip)
        if (sides) sides.push([before, here])
        else strips.set(strip, [[before, here]])
      }
    }
    before = here
  }
  return (y) => {
    const found: number[] = []
    for (const [from, to] of strips.get(Math.floor(y / STRIP_MM)) ?? [])
      if (to.y > y !== from.y > y) found.push(to.x + ((y - to.y) / (from.y - to.y)) * (from.x - to.x))
    return found
  }
}

/** True where every point is inside a closed line. */
export function areInside(line: readonly Point[], points: readonly Point[]): boolean {
  const crossings = crossingsOf(line)
  return points.every(({ x, y }) => crossings(y).filter((crossing) => x < crossing).length % 2 === 1)
}

/** A closed line without the points that are nearer than `mostMm` to the line through the others. */
export function simplified(line: readonly Point[], mostMm: number): Point[] {
  const half = Math.floor(line.length / 2)
  const closed = [...line, ...line.slice(0, 1)]
  const kept: Point[] = []
  for (const [from, to] of [
    [0, half],
    [half, line.length],
  ] as const)
    keepBetween(closed, from, to, mostMm, kept)
  return kept
}

/** A line without the points that are nearer than `mostMm` to the line through the others. Its ends stay. */
export function simplifiedOpen(line: readonly Point[], mostMm: number): Point[] {
  const kept: Point[] = []
  keepBetween(line, 0, line.length - 1, mostMm, kept)
  return [...kept, ...line.slice(-1)]
}

/** Adds the points that are kept of a part of a line, without its last one. */
function keepBetween(line: readonly Point[], from: number, to: number, mostMm: number, kept: Point[]): void {
  const [first, last] = [line[from], line[to]]
  if (!first || !last || from === to) return
  const length = Math.hypot(last.x - first.x, last.y - first.y) || Number.EPSILON
  let [farthest, at] = [0, from]
  for (let place = from; place <= to; place++) {
    const { x, y } = line[place] ?? first
    const far = Math.abs((x - first.x) * (last.y - first.y) - (y - first.y) * (last.x - first.x)) / length
    if (far > farthest) [farthest, at] = [far, place]
  }
  if (farthest <= mostMm) kept.push(first)
  else {
    keepBetween(line, from, at, mostMm, kept)
    keepBetween(line, at, to, mostMm, kept)
  }
}
