// Turns the corners of a coarse line into curves, as a path that the design tool reads.
import fitCurve from 'fit-curve'
import { densify, type Stroke } from './clean-lines.ts'
import { openBends } from './open-bends.ts'
import type { Line, Spot } from './svg-font.ts'

/** How far a curve may lie from its line, in thousandths of an em. */
const ERROR = 3
const STEP = 8

/** A point of a curve through four points, between the second and the third. */
function splineSpot([p0, p1, p2, p3]: readonly [Spot, Spot, Spot, Spot], t: number): Spot {
  const at = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t ** 3)
  return [at(p0[0], p1[0], p2[0], p3[0]), at(p0[1], p1[1], p2[1], p3[1])]
}

/** A smooth line through the points of a line. */
function smooth(line: Line): Line {
  if (line.length < 3) return line
  const spots: Line = []
  for (let at = 0; at < line.length - 1; at++) {
    const [p1, p2] = [line[at] as Spot, line[at + 1] as Spot]
    const around = [line[at - 1] ?? p1, p1, p2, line[at + 2] ?? p2] as const
    const count = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / STEP))
    for (let k = 0; k < count; k++) spots.push(splineSpot([...around], k / count))
  }
  return [...spots, line.at(-1) as Spot]
}

/** Each point in the middle of itself and its neighbours: what is left of rounding and of a drawing hand. */
const relax = (line: Line): Line =>
  line.map((spot, at) => {
    const [before, after] = [line[at - 1], line[at + 1]]
    return before && after ? [(before[0] + 2 * spot[0] + after[0]) / 4, (before[1] + 2 * spot[1] + after[1]) / 4] : spot
  })

const isStraight = (line: Line): boolean => {
  const [[ax, ay], [bx, by]] = [line[0] as Spot, line.at(-1) as Spot]
  const length = Math.hypot(bx - ax, by - ay)
  return (
    length > ERROR && line.every(([x, y]) => Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length < ERROR)
  )
}

const written = (...spots: readonly Spot[]): string =>
  spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')

function partPath(line: Line, radius: number): string {
  if (isStraight(line)) return `L${written(line.at(-1) as Spot)}`
  let spots = densify(openBends(smooth(line), radius), STEP)
  for (let round = 0; round < 6; round++) spots = relax(spots)
  return fitCurve(spots, ERROR ** 2)
    .map(([, first, second, end]) => `C${written(first, second, end)}`)
    .join('')
}

/** A stroke as a path of M, L and C, whose curves have at least this radius. */
export const strokePath = (stroke: Stroke, radius: number): string =>
  `M${written(stroke[0]?.[0] as Spot)}${stroke.map((line) => partPath(line, radius)).join('')}`
