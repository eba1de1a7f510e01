import type { Colour, Matrix, PathData } from '../../geometry/display-list'
import { turnAbout } from '../../geometry/frame'
import { ellipsePath, rectPath, transformPath } from '../../geometry/path'
import { unitPathIn } from '../../geometry/unit-paths'
import type { DrawnPath } from './drawing'

/** Points as `x y x y …`. */
type Points = readonly number[]

const round = (value: number): number => Math.round(value * 100) / 100

const pairs = (points: Points): [number, number][] =>
  Array.from({ length: points.length / 2 }, (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0])

const joined = (values: readonly number[]): string => values.map(round).join(' ')

export const lines = (...points: number[]): PathData =>
  `M${pairs(points)
    .map((point) => joined(point))
    .join('L')}`

export const polygon = (...points: number[]): PathData => `${lines(...points)}Z`

/** The curves through points: each leaves a point in the direction of its neighbours. */
function smooth(points: Points, isClosed: boolean): PathData {
  const all = pairs(points)
  const count = all.length
  const at = (index: number): [number, number] => {
    const inside = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return all[inside] ?? [0, 0]
  }
  const pieces = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return `C${joined([
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ])}`
  })
  return `M${joined(at(0))}${pieces.join('')}${isClosed ? 'Z' : ''}`
}

/** A line through points. */
export const curve = (...points: number[]): PathData => smooth(points, false)

/** A closed shape through points. */
export const blob = (...points: number[]): PathData => smooth(points, true)

export const oval = (x: number, y: number, across: number, down = across, degrees = 0): PathData =>
  turned(ellipsePath({ x: x - across, y: y - down, width: 2 * across, height: 2 * down }), degrees, x, y)

export const box = (x: number, y: number, width: number, height: number, radius = 0): PathData =>
  rectPath({ x, y, width, height }, radius)

export const heart = (x: number, y: number, width: number, height = width * 0.92): PathData =>
  unitPathIn('heart', { x: x - width / 2, y: y - height / 2, width, height })

/** A star with points at one distance from its middle and notches at another. */
export function star(x: number, y: number, points: number, outer: number, inner: number, degrees = 0): PathData {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const reach = at % 2 === 0 ? outer : inner
    const angle = ((at * 180) / points - 90 + degrees) * (Math.PI / 180)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return polygon(...corners.flat())
}

/** A star of four points with hollow sides. */
export function sparkle(x: number, y: number, reach: number, waist = 0.14): PathData {
  const [far, near] = [reach, reach * waist]
  const tips: [number, number][] = [
    [x, y - far],
    [x + far, y],
    [x, y + far],
    [x - far, y],
  ]
  const sides = tips.map((_, at) => {
    const [toX, toY] = tips[(at + 1) % 4] ?? [0, 0]
    const [signX, signY] = [at < 2 ? 1 : -1, at === 0 || at === 3 ? -1 : 1]
    const isUpright = at % 2 === 0
    const first = isUpright ? [x + signX * near, y + signY * near * 2.2] : [x + signX * near * 2.2, y + signY * near]
    const second = isUpright ? [x + signX * near * 2.2, y + signY * near] : [x + signX * near, y + signY * near * 2.2]
    return `C${joined([...first, ...second, toX, toY])}`
  })
  return `M${joined(tips[0] ?? [0, 0])}${sides.join('')}Z`
}

/** A pointed leaf from its stem, `degrees` clockwise from upwards. */
export const leaf = (x: number, y: number, length: number, width: number, degrees: number): PathData =>
  turned(
    `M${joined([x, y])}C${joined([x - width * 0.75, y - length * 0.3, x - width * 0.5, y - length * 0.75, x, y - length])}C${joined([x + width * 0.5, y - length * 0.75, x + width * 0.75, y - length * 0.3, x, y])}Z`,
    degrees,
    x,
    y,
  )

/** A round petal from its stem, `degrees` clockwise from upwards. */
export const petal = (x: number, y: number, length: number, width: number, degrees: number): PathData =>
  turned(
    `M${joined([x, y])}C${joined([x - width * 0.7, y - length * 0.4, x - width * 0.7, y - length, x, y - length])}C${joined([x + width * 0.7, y - length, x + width * 0.7, y - length * 0.4, x, y])}Z`,
    degrees,
    x,
    y,
  )

export const turned = (path: PathData, degrees: number, x = 50, y = 50): PathData =>
  degrees === 0 ? path : transformPath(path, turnAbout({ x, y }, degrees))

export const moved = (path: PathData, x: number, y: number): PathData => transformPath(path, [1, 0, 0, 1, x, y])

export const sized = (path: PathData, factor: number, x = 50, y = 50): PathData =>
  transformPath(path, [factor, 0, 0, factor, x * (1 - factor), y * (1 - factor)])

/** Across the upright line at `x`. */
export const flipped = (path: PathData, x = 50): PathData => transformPath(path, [-1, 0, 0, 1, 2 * x, 0] as Matrix)

/** A path and its mirror image. */
export const both = (path: PathData, x = 50): PathData => path + flipped(path, x)

/** Copies around a point. */
export const around = (path: PathData, copies: number, x = 50, y = 50): PathData =>
  Array.from({ length: copies }, (_, at) => turned(path, (at * 360) / copies, x, y)).join('')

export const many = <Entry>(entries: readonly Entry[], draw: (entry: Entry, at: number) => PathData): PathData =>
  entries.map(draw).join('')

export const fill = (colour: number, ...paths: PathData[]): DrawnPath => ({ path: paths.join(''), colour })

/** A line with round ends. */
export const line = (colour: number, width: number, ...paths: PathData[]): DrawnPath => ({
  path: paths.join(''),
  colour,
  line: width,
})

/** A drawing on a square of 100 by 100. */
export const drawn = (colours: readonly Colour[], ...paths: DrawnPath[]) => ({
  width: 100,
  height: 100,
  colours,
  paths,
})

/** A drawing on another sheet. */
export const drawnOn = (width: number, height: number, colours: readonly Colour[], ...paths: DrawnPath[]) => ({
  width,
  height,
  colours,
  paths,
})
