import type { Point } from '../geometry/crop'
import { distance, radiusAt, type TubeLine, turnOf } from './tube-line'

/** Points around a tight place that go into its corner. */
const MARGIN = 2
/** A bend that turns further has no corner: its legs would run side by side. */
const CORNER_MOST_DEGREES = 120
/** The legs of a corner, in least radii. */
const LEG_MOST = 4

interface Run {
  from: number
  to: number
}

/** The parts of a line that are bent tighter than `radius`. */
function tightRuns(line: TubeLine, radius: number): Run[] {
  const runs: Run[] = []
  for (const at of line.keys()) {
    if (radiusAt(line, at) >= radius) continue
    const last = runs.at(-1)
    if (last && at <= last.to + MARGIN) last.to = at
    else runs.push({ from: at, to: at })
  }
  return runs.map(({ from, to }) => ({ from: Math.max(1, from - MARGIN), to: Math.min(line.length - 2, to + MARGIN) }))
}

/** Where the straight ways before and after a bend meet; null where they do not, or far away. */
function cornerOf(line: TubeLine, { from, to }: Run, legMost: number): Point | null {
  const [before, start, end, after] = [line[from - 1], line[from], line[to], line[to + 1]]
  if (!before || !start || !end || !after) return null
  const ahead = { x: start.x - before.x, y: start.y - before.y }
  const behind = { x: after.x - end.x, y: after.y - end.y }
  const cross = ahead.x * behind.y - ahead.y * behind.x
  const turn = turnOf(before, start, { x: start.x + behind.x, y: start.y + behind.y })
  if (Math.abs(turn) > CORNER_MOST_DEGREES || Math.abs(cross) < 1e-9) return null
  const t = ((end.x - start.x) * behind.y - (end.y - start.y) * behind.x) / cross
  const corner = { x: start.x + t * ahead.x, y: start.y + t * ahead.y }
  const isAhead = t >= 0 && (corner.x - end.x) * behind.x + (corner.y - end.y) * behind.y <= 0
  return isAhead && distance(start, corner) <= legMost && distance(corner, end) <= legMost ? corner : null
}

/** A line as pieces that meet in a corner where it is bent too tight. A bend that has no corner stays as it is. */
export function cutTight(line: TubeLine, radius: number): TubeLine[] {
  const pieces: Point[][] = []
  let rest: Point[] = []
  let next = 0
  for (const run of tightRuns(line, radius)) {
    const corner = run.from > next ? cornerOf(line, run, LEG_MOST * radius) : null
    if (!corner) continue
    pieces.push([...rest, ...line.slice(next, run.from + 1), corner])
    rest = [corner]
    next = run.to
  }
  return [...pieces, [...rest, ...line.slice(next)]]
}
