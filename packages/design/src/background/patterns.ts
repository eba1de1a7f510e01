import type { Box, PathData } from '../geometry/display-list'
import { ellipsePath, rectPath } from '../geometry/path'
import { unitPathIn } from '../geometry/unit-paths'
import type { PatternId } from './background-data'

type Draw = (box: Box, step: number) => PathData

const round = (value: number): number => Math.round(value * 100) / 100
const line = (points: readonly (readonly [number, number])[]): PathData =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** The rows and columns of a grid that covers a box, with one more on each side. They count from its middle. */
function cells({ x, y, width, height }: Box, step: number): { column: number; row: number; x: number; y: number }[] {
  const [across, down] = [Math.ceil(width / step / 2) + 1, Math.ceil(height / step / 2) + 1]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return Array.from({ length: 2 * down + 1 }, (_, at) => at - down).flatMap((row) =>
    Array.from({ length: 2 * across + 1 }, (_, at) => at - across).map((column) => ({
      column,
      row,
      x: middleX + column * step,
      y: middleY + row * step,
    })),
  )
}

/** A number in 0..1 that looks like chance and is the same on screen and in print. */
function chance(column: number, row: number, salt: number): number {
  const value = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43_758.5453
  return value - Math.floor(value)
}

const isOdd = (value: number): boolean => Math.abs(value % 2) === 1
const around = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

/** A polygon with five to seven uneven corners. */
function chip(column: number, row: number, x: number, y: number, radius: number): PathData {
  const corners = 5 + Math.floor(chance(column, row, 1) * 3)
  const start = chance(column, row, 2) * 2 * Math.PI
  const stretch = 0.55 + 0.45 * chance(column, row, 9)
  const points = Array.from({ length: corners }, (_, at): [number, number] => {
    const reach = radius * (0.65 + 0.35 * chance(column, row, 3 + at))
    const angle = start + (at * 2 * Math.PI) / corners
    const [along, out] = [Math.cos(angle) * reach, Math.sin(angle) * reach * stretch]
    return [x + along * Math.cos(start) - out * Math.sin(start), y + along * Math.sin(start) + out * Math.cos(start)]
  })
  return line(points)
}

/** A short bar that lies at any angle. */
function bar(x: number, y: number, length: number, width: number, angle: number): PathData {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, out: number): [number, number] => [x + along * c - out * s, y + along * s + out * c]
  const [a, b] = [length / 2, width / 2]
  return line([at(-a, -b), at(a, -b), at(a, b), at(-a, b)])
}

/** One wave across the box, as a band of even width. */
function wave(box: Box, y: number, step: number, width: number): PathData {
  const half = step / 2
  const steps = Math.ceil(box.width / half / 2) + 1
  const from = box.x + box.width / 2 - steps * half
  const side = (shift: number, forward: boolean) =>
    Array.from({ length: 2 * steps }, (_, at) => (forward ? at : 2 * steps - 1 - at)).map((at) => {
      const rise = (isOdd(at) ? 1 : -1) * half * 0.9
      const [x1, x2] = [from + at * half, from + (at + 1) * half]
      const [start, end] = forward ? [x1, x2] : [x2, x1]
      const pull = (end - start) * 0.36
      const points = [start + pull, y + shift + rise * 0.7, end - pull, y + shift + rise * 0.7, end, y + shift]
      return `C${points.map(round).join(' ')}`
    })
  const last = from + 2 * steps * half
  return `M${round(from)} ${round(y)}${side(0, true).join('')}L${round(last)} ${round(y + width)}${side(width, false).join('')}Z`
}

const DRAW: Record<PatternId, Draw> = {
  dots: (box, step) =>
    cells(box, step)
      .map(({ row, x, y }) => ellipsePath(around(isOdd(row) ? x + step / 2 : x, y, step * 0.19)))
      .join(''),
  stripes: (box, step) =>
    cells({ ...box, height: 0 }, step)
      .filter(({ row }) => row === 0)
      .map(({ x }) => rectPath({ x: x - step / 4, y: box.y, width: step / 2, height: box.height }))
      .join(''),
  diagonals: (box, step) => {
    const width = box.width + 2 * box.height
    return cells({ ...box, x: box.x - box.height, width, height: 0 }, step * 1.2)
      .filter(({ row }) => row === 0)
      .map(({ x }) => {
        const half = box.height / 2
        const side = step * 0.3
        return line([
          [x - half - side, box.y + box.height],
          [x - half + side, box.y + box.height],
          [x + half + side, box.y],
          [x + half - side, box.y],
        ])
      })
      .join('')
  },
  checks: (box, step) =>
    cells(box, step)
      .filter(({ column, row }) => isOdd(column + row))
      .map(({ x, y }) => rectPath(around(x, y, step / 2)))
      .join(''),
  waves: (box, step) =>
    cells({ ...box, width: 0 }, step * 0.75)
      .filter(({ column }) => column === 0)
      .map(({ y }) => wave(box, y, step, step * 0.13))
      .join(''),
  terrazzo: (box, step) =>
    cells(box, step)
      .map(({ column, row, x, y }) => {
        const by = (salt: number) => (chance(column, row, salt) - 0.5) * step * 0.5
        const radius = step * (0.14 + 0.26 * chance(column, row, 30) ** 2)
        return chip(column, row, x + by(20), y + by(21), radius)
      })
      .join(''),
  confetti: (box, step) =>
    cells(box, step)
      .map(({ column, row, x, y }) => {
        const by = (salt: number) => (chance(column, row, salt) - 0.5) * step * 0.6
        return bar(x + by(1), y + by(2), step * 0.34, step * 0.1, chance(column, row, 3) * Math.PI)
      })
      .join(''),
  stars: (box, step) =>
    cells(box, step)
      .map(({ row, x, y }) => unitPathIn('star', around(isOdd(row) ? x + step / 2 : x, y, step * 0.22)))
      .join(''),
}

/** What a pattern draws over a box, as one path. */
export const patternPath = (pattern: PatternId, box: Box, step: number): PathData => DRAW[pattern](box, step)
