// Opens the tight bends of a line until a tube can follow them: as a bender would draw a narrow loop rounder.
import type { Line, Spot } from './svg-font.ts'

/** In thousandths of an em. */
const STEP = 5
/** Bends are measured over these parts of the radius, to both sides. */
const REACHES = [0.6, 0.3, 0.15]
const ROUNDS = 1500
/** The radiuses that are tried, as parts of the one asked for. */
const PARTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4]
/** A line that turns this much less than before has lost a loop, in degrees. */
const LOOP_LOST = 60
/** A bend may measure this much less than it is asked for. */
const SLACK = 0.99

const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(bx - ax, by - ay)

/** The line with points at equal distances. */
function respaced(line: Line): Line {
  const total = line.slice(1).reduce((sum, spot, at) => sum + apart(line[at] as Spot, spot), 0)
  const count = Math.max(2, Math.round(total / STEP))
  const spots: Line = [[...(line[0] as Spot)]]
  let along = 0
  for (let at = 1; at < line.length && spots.length < count; at++) {
    const [from, to] = [line[at - 1] as Spot, line[at] as Spot]
    const step = apart(from, to)
    for (; spots.length < count && (spots.length * total) / count <= along + step; ) {
      const t = ((spots.length * total) / count - along) / (step || 1)
      spots.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
    }
    along += step
  }
  return [...spots, [...(line.at(-1) as Spot)]]
}

/**
 * Pulls each point of a bend that is too tight towards its chord, and the ends of the chord as much the other way, so that a
 * loop becomes wider and not smaller. False where nothing is too tight.
 */
function relax(line: Line, radius: number, reach: number): boolean {
  let isChanged = false
  for (let at = reach; at < line.length - reach; at++) {
    const [before, spot, after] = [line[at - reach], line[at], line[at + reach]] as [Spot, Spot, Spot]
    const half = apart(before, after) / 2
    const sagitta: Spot = [(before[0] + after[0]) / 2 - spot[0], (before[1] + after[1]) / 2 - spot[1]]
    const height = Math.hypot(...sagitta)
    const most = half < radius ? radius - Math.sqrt(radius * radius - half * half) : radius
    if (height * SLACK <= most || height === 0) continue
    isChanged = true
    const by = (0.4 * (height - most)) / height
    for (const [moved, share] of [
      [spot, 1],
      [before, -0.5],
      [after, -0.5],
    ] as const) {
      moved[0] += share * by * sagitta[0]
      moved[1] += share * by * sagitta[1]
    }
  }
  return isChanged
}

function opened(line: Line, radius: number): Line {
  let spots = respaced(line)
  for (let round = 0; round < ROUNDS; round++) {
    const changes = REACHES.map((part) => relax(spots, radius, Math.max(1, Math.round((part * radius) / STEP))))
    if (!changes.includes(true)) break
    spots = respaced(spots)
  }
  return spots
}

/** How far a line turns from its start to its end, in degrees: about 360 for a loop. */
function turnOf(line: Line): number {
  const headings = line.slice(1).map(([x, y], at) => Math.atan2(y - (line[at]?.[1] ?? 0), x - (line[at]?.[0] ?? 0)))
  const turns = headings.slice(1).map((heading, at) => heading - (headings[at] ?? 0))
  return turns.reduce((sum, turn) => sum + Math.atan2(Math.sin(turn), Math.cos(turn)), 0) * (180 / Math.PI)
}

/** The line with no bend of less than `radius`, or as near to it as no loop is lost. Its ends may move a little. */
export function openBends(line: Line, radius: number): Line {
  const turn = turnOf(line)
  for (const part of PARTS) {
    const spots = opened(line, part * radius)
    if (Math.abs(turnOf(spots) - turn) < LOOP_LOST) return spots
  }
  return line
}
