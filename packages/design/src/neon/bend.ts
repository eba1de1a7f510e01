import type { Point } from '../geometry/crop'
import {
  distance,
  leastRadius,
  lineLength,
  pointsAlong,
  type TubeLine,
  turnOf,
  withoutEnd,
  withoutStart,
} from './tube-line'

/** A corner that turns further is cut, and its two ends meet. */
const BEND_MOST_DEGREES = 125
/** A bend takes at most this part of a leg, so that the bend at its other end has as much. */
const LEG_PART = 0.5
/** The bends that are tried, by their radius: where the legs are curved themselves, the least one may be too tight. */
const WIDER = [1.03, 1.3, 1.7, 2.2]
/** The points to both sides of a bend that its radius is measured with. */
const REACH = 8

/** A bend from the end of one line into the start of another: an arc, where both are straight. */
function bend([before, from]: readonly [Point, Point], [to, after]: readonly [Point, Point]): Point[] {
  const angles = [Math.atan2(from.y - before.y, from.x - before.x), Math.atan2(after.y - to.y, after.x - to.x)] as const
  const swept = Math.abs(Math.atan2(Math.sin(angles[1] - angles[0]), Math.cos(angles[1] - angles[0])))
  const handle = ((2 / 3) * distance(from, to) * Math.tan(swept / 4)) / Math.sin(swept / 2)
  const first = { x: from.x + handle * Math.cos(angles[0]), y: from.y + handle * Math.sin(angles[0]) }
  const second = { x: to.x - handle * Math.cos(angles[1]), y: to.y - handle * Math.sin(angles[1]) }
  return pointsAlong([from, first, second, to])
}

/** One line of two with a bend that takes `leg` mm of each; null where it would be tighter than `radius`. */
function bentBy(first: TubeLine, second: TubeLine, leg: number, radius: number): Point[] | null {
  const [start, end] = [withoutEnd(first, leg), withoutStart(second, leg)]
  const [inTo, outOf] = [start.slice(-2), end.slice(0, 2)]
  if (inTo.length < 2 || outOf.length < 2) return null
  const bent = bend(inTo as [Point, Point], outOf as [Point, Point])
  const around = [...start.slice(-REACH), ...bent, ...end.slice(1, REACH)]
  return leastRadius(around) >= radius ? [...start, ...bent, ...end.slice(1)] : null
}

/** One line of two that meet at a corner; null where the tube cannot be bent there. */
function bentCorner(first: TubeLine, second: TubeLine, radius: number): Point[] | null {
  const [before, corner, after] = [first.at(-2), first.at(-1), second[1]]
  if (!before || !corner || !after) return null
  const turn = Math.abs(turnOf(before, corner, after))
  if (turn > BEND_MOST_DEGREES) return null
  const most = LEG_PART * Math.min(lineLength(first), lineLength(second))
  for (const wider of WIDER) {
    const leg = wider * radius * Math.tan((turn * Math.PI) / 360)
    const bent = leg <= most ? bentBy(first, second, leg, radius) : null
    if (bent) return bent
  }
  return null
}

/**
 * The pieces of tube of a stroke: its corners are bends of `radius` mm where there is enough length for them, and cuts
 * elsewhere.
 */
export function bendCorners(lines: readonly TubeLine[], radius: number): TubeLine[] {
  const pieces: TubeLine[] = []
  for (const line of lines) {
    const last = pieces.at(-1)
    const bent = last && bentCorner(last, line, radius)
    if (bent) pieces[pieces.length - 1] = bent
    else pieces.push(line)
  }
  return pieces
}
