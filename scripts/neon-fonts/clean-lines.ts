// Makes the lines of a glyph ones that a tube can follow: without points on top of each other, and nothing drawn twice.
import type { Line, Spot } from './svg-font.ts'

/** Points nearer than this are one: the flat end of an outline that was made a line. In thousandths of an em, as all here. */
const SAME_SPOT = 16
/** A line this near to another, in its direction, is the same line once more. */
const SAME_LINE = 14
/** A tip up to this width is a point if the line turns back there by so many degrees. */
const TIP_WIDTH = 42
const TIP_TURN = 125
/** An end of this length that turns by so many degrees is no part of the letter. */
const HOOK = 42
const HOOK_TURN = 15
const SHORTEST = 40
/** What is smaller is a dot, and drawn as a line of this length. */
const DOT_MOST = 62
const DOT = 30
/** The turn up to which a line goes on in another, in degrees. */
const STRAIGHT_ON = 35

const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by)
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2]

const lengthOf = (line: Line): number =>
  line.slice(1).reduce((sum, spot, at) => sum + distance(spot, line[at] as Spot), 0)

/** How far a line turns at a point, in degrees: 0 is straight on. */
function turnAt([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number {
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * (180 / Math.PI)
}

function mergeSpots(line: Line): Line {
  const merged: Line = []
  for (const spot of line) {
    const last = merged.at(-1)
    if (last && distance(last, spot) < SAME_SPOT)
      merged[merged.length - 1] = merged.length === 1 ? last : middle(last, spot)
    else merged.push(spot)
  }
  return merged
}

/** A line without the little hook that an outline leaves at its end. */
function withoutHook(line: Line): Line {
  const [before, here, end] = line.slice(-3)
  if (!before || !here || !end || distance(here, end) > HOOK || turnAt(before, here, end) < HOOK_TURN) return line
  return line.slice(0, -1)
}

const withoutHooks = (line: Line): Line => withoutHook(withoutHook(line).toReversed()).toReversed()

/** A line whose flat tips are points: there it turns back within a width that no tube has. */
function sharpTips(line: Line): Line {
  const sharp = [...line]
  for (let at = 1; at < sharp.length - 2; at++) {
    const [before, first, second, after] = sharp.slice(at - 1, at + 3) as [Spot, Spot, Spot, Spot]
    if (distance(first, second) > TIP_WIDTH) continue
    if (turnAt(before, first, second) + turnAt(first, second, after) < TIP_TURN) continue
    sharp.splice(at, 2, middle(first, second))
  }
  return sharp
}

/** The parts of a line from corner to corner, which is a turn of `corner` degrees or more. */
function splitAtCorners(line: Line, corner: number): Line[] {
  const parts: Line[] = []
  let from = 0
  for (let at = 1; at < line.length - 1; at++) {
    const [before, here, after] = line.slice(at - 1, at + 2) as [Spot, Spot, Spot]
    if (turnAt(before, here, after) < corner) continue
    parts.push(line.slice(from, at + 1))
    from = at
  }
  return [...parts, line.slice(from)]
}

/** Points along a line, at most `step` apart. */
export const densify = (line: Line, step: number): Line =>
  line.flatMap((spot, at) => {
    const next = line[at + 1]
    if (!next) return [spot]
    const count = Math.max(1, Math.ceil(distance(spot, next) / step))
    return Array.from(
      { length: count },
      (_, k): Spot => [spot[0] + ((next[0] - spot[0]) * k) / count, spot[1] + ((next[1] - spot[1]) * k) / count],
    )
  })

function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(ax + along * dx - x, ay + along * dy - y)
}

const isOn = (spot: Spot, line: Line): boolean =>
  line.slice(1).some((to, at) => distanceTo(spot, line[at] as Spot, to) < SAME_LINE)

/** A line without the ends that run along a line before it. What is left of it still begins on that line. */
function withoutRetraced(line: Line, before: readonly Line[]): Line {
  const dense = densify(line, 4)
  const isDouble = dense.map((spot) => before.some((other) => isOn(spot, other)))
  const first = isDouble.indexOf(false)
  if (first < 0) return []
  const last = isDouble.lastIndexOf(false)
  const [from, to] = [
    first > SAME_LINE / 2 ? first - 1 : 0,
    dense.length - last > SAME_LINE / 2 ? last + 1 : dense.length - 1,
  ]
  // The points of the line itself, so that its curves stay as coarse as they are.
  const own = new Set(line.map((spot) => spot.join()))
  return dense.slice(from, to + 1).filter((spot, at, all) => at === 0 || at === all.length - 1 || own.has(spot.join()))
}

/** A line in parts from corner to corner: each begins where the one before it ends. */
export type Stroke = Line[]

const isSame = (a: Spot | undefined, b: Spot | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1]

const extent = (line: Line): number => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A dot as a short upright line, which is lit from end to end. */
function dot(line: Line): Stroke {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  return [
    [
      [x, y - DOT / 2],
      [x, y + DOT / 2],
    ],
  ]
}

/** True for a dot, which only stands over a letter or below a mark. */
export const isDot = (stroke: Stroke): boolean => stroke.length === 1 && lengthOf(stroke[0] ?? []) <= DOT

const backwards = (stroke: Stroke): Stroke => stroke.toReversed().map((line) => line.toReversed())

/** One stroke of two where the second goes on where the first ends; null where it does not. */
function joined(first: Stroke, second: Stroke): Stroke | null {
  for (const a of [first, backwards(first)])
    for (const b of [second, backwards(second)]) {
      const [end, start] = [a.at(-1)?.slice(-2), b[0]?.slice(0, 2)]
      if (end?.length !== 2 || start?.length !== 2) continue
      const [before, last, from, after] = [...end, ...start] as [Spot, Spot, Spot, Spot]
      if (distance(last, from) > SAME_SPOT || turnAt(before, last, after) > STRAIGHT_ON) continue
      return [...a.slice(0, -1), [...(a.at(-1) ?? []), ...(b[0]?.slice(1) ?? [])], ...b.slice(1)]
    }
  return null
}

/** As few strokes as there can be: a leg that is drawn in two parts is one. */
function joinStrokes(strokes: readonly Stroke[]): Stroke[] {
  for (const [at, first] of strokes.entries())
    for (const [later, second] of strokes.entries()) {
      const whole = later > at ? joined(first, second) : null
      if (whole)
        return joinStrokes(strokes.map((stroke, k) => (k === at ? whole : stroke)).filter((_, k) => k !== later))
    }
  return [...strokes]
}

/** The strokes of a glyph, each drawn once. A turn of `corner` degrees or more is a corner. */
export function cleanLines(lines: readonly Line[], corner: number): Stroke[] {
  const dots = lines.filter((line) => extent(line) < DOT_MOST).map(dot)
  const strokes: Stroke[] = []
  for (const whole of lines
    .filter((line) => extent(line) >= DOT_MOST)
    .map(mergeSpots)
    .map(withoutHooks)
    .map(sharpTips)) {
    let stroke: Stroke | undefined
    for (const part of splitAtCorners(whole, corner)) {
      const line = withoutRetraced(part, strokes.flat())
      if (lengthOf(line) < SHORTEST) continue
      if (stroke && isSame(stroke.at(-1)?.at(-1), line[0])) stroke.push(line)
      else {
        stroke = [line]
        strokes.push(stroke)
      }
    }
  }
  return [...joinStrokes(strokes), ...dots]
}
