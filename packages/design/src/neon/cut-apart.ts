import { boxAround } from '../geometry/box-around'
import type { Point } from '../geometry/crop'
import type { TubePiece } from './lay-words'
import { TubeGrid, type TubePlace } from './tube-grid'
import { distance, lineLength } from './tube-line'

interface Place extends TubePlace {
  /** The direction of the tube there, as an angle. */
  angle: number
  /** The end of the piece where it is this near to one; null in between. */
  end: Point | null
}

/** The points of a piece with their distance from its start, their direction, and the end that is near. */
function measured(line: readonly Point[], piece: number, nearMm: number): Place[] {
  const length = lineLength(line)
  const [first = null, last = null] = [line[0], line.at(-1)]
  let along = 0
  return line.map((point, at) => {
    const [before, after] = [line[at - 1] ?? point, line[at + 1] ?? point]
    along += distance(before, point)
    const end = along < nearMm ? first : along > length - nearMm ? last : null
    return { point, piece, along, angle: Math.atan2(after.y - before.y, after.x - before.x), end }
  })
}

/** Two ends that are nearer are cut to each other, without a gap. */
const SAME_END_MM = 0.6

const isSameEnd = (a: Point | null, b: Point | null): boolean =>
  a !== null && b !== null && distance(a, b) < SAME_END_MM

/** The parts of a line of which every point is kept. */
function keptParts(line: readonly Place[], isKept: (place: Place) => boolean): Point[][] {
  const parts: Point[][] = [[]]
  for (const place of line)
    if (isKept(place)) parts.at(-1)?.push(place.point)
    else if (parts.at(-1)?.length) parts.push([])
  return parts
}

/** Between the end of one tube and the side of another. */
const PLAY_MM = 0.5
/** The end of a tube is so long, in its widths, where it meets the end of another. */
const ENDS = 1.5

/** How far the centre line of a tube stays from another: its half where it stands on it, all of it where it lies along it. */
const apartMm = (widthMm: number, turn: number): number => (widthMm / 2) * (1 + Math.abs(Math.cos(turn))) + PLAY_MM

/** A grid for the points of these pieces. */
function gridFor<Each extends TubePlace>(pieces: readonly TubePiece[], nearMm: number): TubeGrid<Each> {
  const lines = pieces.map(({ line }) => line)
  const most = lines.reduce((sum, { length }) => sum + length, 0)
  return new TubeGrid(boxAround(lines), nearMm, most)
}

/** A piece is straight whose ends are at least this part of its length apart. */
const STRAIGHT = 0.97
/** A piece lies along another that it is beside for so many widths of the tube. */
const ALONG = 3
/** The directions of tubes that lie along each other, in radians. */
const SAME_WAY = 0.35

interface Ordered {
  piece: TubePiece
  at: number
  length: number
}

function isStraight({ piece: { line }, length }: Ordered): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return first !== undefined && last !== undefined && distance(first, last) >= STRAIGHT * length
}

/** True where a piece branches off a straight one: it ends at its side, or goes along it for a while. */
function branchesOff({ piece: { line } }: Ordered, stem: Ordered, widthMm: number): boolean {
  const [from, to] = [stem.piece.line[0], stem.piece.line.at(-1)]
  if (!from || !to) return false
  const [dx, dy] = [(to.x - from.x) / stem.length, (to.y - from.y) / stem.length]
  const isBeside = ({ x, y }: Point, fromEnds: number): boolean => {
    const along = (x - from.x) * dx + (y - from.y) * dy
    const far = Math.abs((x - from.x) * dy - (y - from.y) * dx)
    return far < widthMm && along > fromEnds && along < stem.length - fromEnds
  }
  const [first, last] = [line[0], line.at(-1)]
  if (first && last && (isBeside(first, ENDS * widthMm) || isBeside(last, ENDS * widthMm))) return true
  let beside = 0
  for (const [at, point] of line.entries()) {
    const step = distance(line[at - 1] ?? point, point)
    const next = line[at + 1] ?? point
    const turn = Math.abs((next.x - point.x) * dy - (next.y - point.y) * dx)
    const isAlong = turn <= Math.sin(SAME_WAY) * distance(point, next) && isBeside(point, 0)
    beside = isAlong ? beside + step : 0
    if (beside >= ALONG * widthMm) return true
  }
  return false
}

/** The longest first; but a straight piece before those that branch off it, as a stem before an arch. */
function orderOf(pieces: readonly TubePiece[], widthMm: number): Ordered[] {
  const rest = pieces.map((piece, at) => ({ piece, at, length: lineLength(piece.line) }))
  rest.sort((a, b) => b.length - a.length || a.at - b.at)
  const stems = rest.filter(isStraight)
  const order = new Set<Ordered>()
  for (const each of rest) {
    if (!isStraight(each)) for (const stem of stems) if (branchesOff(each, stem, widthMm)) order.add(stem)
    order.add(each)
  }
  return [...order]
}

interface CutRules {
  widthMm: number
  /** The length of the tightest half turn, within which a piece cannot cross itself. */
  halfTurnMm: number
  /** What is shorter after a cut is left out. */
  leastMm: number
}

/**
 * The pieces without what would lie on another tube. The longer of two pieces stays whole, and a stem from which the
 * other branches off; where a piece crosses itself, its first way does.
 */
export function cutApart(pieces: readonly TubePiece[], { widthMm, halfTurnMm, leastMm }: CutRules): TubePiece[] {
  const nearMm = widthMm + PLAY_MM
  const grid = gridFor<Place>(pieces, nearMm)
  const cut = orderOf(pieces, widthMm).map(({ piece, at }) => {
    const parts = keptParts(measured(piece.line, at, ENDS * widthMm), (place) => {
      const met = grid.near(
        place,
        nearMm,
        halfTurnMm,
        (other, far) => !isSameEnd(place.end, other.end) && far < apartMm(widthMm, place.angle - other.angle),
      )
      if (!met) grid.add(place)
      return !met
    })
    // A dot is short by itself, and is made longer.
    const isWhole = parts[0]?.length === piece.line.length
    const kept = isWhole ? parts.slice(0, 1) : parts.filter((line) => lineLength(line) >= leastMm)
    return { at, pieces: kept.map((line) => ({ ...piece, line })) }
  })
  return cut.sort((a, b) => a.at - b.at).flatMap((each) => each.pieces)
}

interface GapRules {
  /** Between two centre lines. */
  gapMm: number
  halfTurnMm: number
  /** Where one tube branches off from another, they may be nearer for so long. */
  branchMm: number
}

/** The characters whose tubes run beside each other nearer than the gap, for longer than a branch does. */
export function touching(
  pieces: readonly TubePiece[],
  { gapMm, halfTurnMm, branchMm }: GapRules,
): [string, string] | null {
  const grid = gridFor<TubePlace>(pieces, gapMm)
  for (const [at, { line, characters }] of pieces.entries()) {
    let run = 0
    let along = 0
    let before = line[0]
    for (const point of line) {
      const step = distance(before ?? point, point)
      before = point
      along += step
      const place = { point, piece: at, along }
      const met = grid.near(place, gapMm, 2 * halfTurnMm)
      run = met ? run + step : 0
      if (met && run > branchMm) return [pieces[met.piece]?.characters ?? '', characters]
      grid.add(place)
    }
  }
  return null
}
