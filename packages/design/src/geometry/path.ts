import type { Box, Matrix, PathData } from './display-list'
import { applyMatrix } from './frame'

/** Distance of a control point from its end, for a quarter of a circle of radius 1. */
const KAPPA = 0.5522847498

const round = (value: number): number => Math.round(value * 1e4) / 1e4

const join = (commands: readonly (readonly [string, ...number[]])[]): PathData =>
  commands.map(([name, ...values]) => `${name}${values.map(round).join(' ')}`).join('')

/** A rectangle with round corners of `radius`, at most half of its shorter side. */
export function rectPath({ x, y, width, height }: Box, radius = 0): PathData {
  const [right, bottom] = [x + width, y + height]
  if (radius <= 0) return join([['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']])
  const r = Math.min(radius, width / 2, height / 2)
  const k = r * (1 - KAPPA)
  return join([
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + k, bottom, x, bottom - k, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ])
}

export const ellipsePath = (box: Box): PathData => {
  const { x, y, width, height } = box
  const [rx, ry] = [width / 2, height / 2]
  const [cx, cy] = [x + rx, y + ry]
  const [kx, ky] = [rx * KAPPA, ry * KAPPA]
  return join([
    ['M', cx, y],
    ['C', cx + kx, y, x + width, cy - ky, x + width, cy],
    ['C', x + width, cy + ky, cx + kx, y + height, cx, y + height],
    ['C', cx - kx, y + height, x, cy + ky, x, cy],
    ['C', x, cy - ky, cx - kx, y, cx, y],
    ['Z'],
  ])
}

/** The commands of a path with their points. Absolute M, L, C and Z only. */
export function pathCommands(path: PathData): { name: 'M' | 'L' | 'C' | 'Z'; points: { x: number; y: number }[] }[] {
  return [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, name, text = '']) => {
    const values = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const points = Array.from({ length: values.length / 2 }, (_, at) => ({
      x: values[2 * at] ?? 0,
      y: values[2 * at + 1] ?? 0,
    }))
    return { name: name as 'M' | 'L' | 'C' | 'Z', points }
  })
}

/** The path with all its points moved by a matrix. */
export const transformPath = (path: PathData, matrix: Matrix): PathData =>
  join(
    pathCommands(path).map(({ name, points }) => [
      name,
      ...points.map((point) => applyMatrix(matrix, point)).flatMap(({ x, y }) => [x, y]),
    ]),
  )
