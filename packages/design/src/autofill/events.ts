import type { DesignPhoto } from '../document/document'
import { byTime, takenSeconds } from './by-time'

/** Photos that were taken on one occasion. */
export interface PhotoEvent {
  /** Their ids in the order of time. */
  photos: readonly string[]
  /** When the first and the last were taken, as the camera says it; left out where none says. */
  from?: string
  to?: string
}

/** A gap ends an event where it is so many times the gaps around it (Platt and others, PhotoTOC, 2003). */
const TIMES = 17
/** So many gaps on each side are those around it. */
const AROUND = 10
/** A shorter pause ends none. */
const LEAST_S = 10 * 60
/** The same photos of one day end with it where the pause is longer. */
const NIGHT_S = 4 * 3600
/** Events of fewer photos go with the one beside them. */
const LEAST_PHOTOS = 3
/** But not over a longer time. */
const BESIDE_S = 3 * 86_400
const DAY_S = 86_400

const dayOf = (seconds: number): number => Math.floor(seconds / DAY_S)

/** The time of each photo; one without has that of the photo before it, the first ones that of the next. Null where none has. */
function timesOf(photos: readonly DesignPhoto[]): number[] | null {
  const known = photos.map(takenSeconds)
  let last = known.find((time) => time !== null) ?? null
  if (last === null) return null
  return known.map((time) => {
    last = time ?? last
    return last ?? 0
  })
}

/** True where the pause behind a photo ends an event. */
function isEnd(times: readonly number[], logs: readonly number[], at: number): boolean {
  const [before = 0, after = 0] = [times[at], times[at + 1]]
  const gap = after - before
  if (gap > NIGHT_S && dayOf(before) !== dayOf(after)) return true
  const around = logs.slice(Math.max(at - AROUND, 0), at + AROUND + 1)
  const mean = around.reduce((sum, log) => sum + log, 0) / around.length
  return gap >= LEAST_S && (logs[at] ?? 0) >= Math.log(TIMES) + mean
}

/** A part of the photos, from one to before another. */
interface Stretch {
  from: number
  to: number
}

/** Joins events of very few photos with the nearer one beside them, the earliest first. */
function joined(stretches: readonly Stretch[], times: readonly number[]): readonly Stretch[] {
  const left = [...stretches]
  /** The pause before a stretch; without end before the first, and where it is too long. */
  const pauseBefore = (at: number): number => {
    const stretch = left[at]
    const gap =
      stretch && at > 0 ? (times[stretch.from] ?? 0) - (times[stretch.from - 1] ?? 0) : Number.POSITIVE_INFINITY
    return gap <= BESIDE_S ? gap : Number.POSITIVE_INFINITY
  }
  let at = 0
  while (at < left.length) {
    const stretch = left[at]
    const [before, after] = [pauseBefore(at), pauseBefore(at + 1)]
    if (!stretch || stretch.to - stretch.from >= LEAST_PHOTOS || Math.min(before, after) === Number.POSITIVE_INFINITY) {
      at += 1
      continue
    }
    const first = before <= after ? at - 1 : at
    const [one, two] = [left[first], left[first + 1]]
    if (one && two) left.splice(first, 2, { from: one.from, to: two.to })
    at = Math.max(first, 0)
  }
  return left
}

function eventOf(photos: readonly DesignPhoto[]): PhotoEvent {
  const taken = photos.flatMap(({ takenAt }) => takenAt ?? [])
  const [from, to] = [taken[0], taken.at(-1)]
  return { photos: photos.map(({ id }) => id), ...(from && { from }), ...(to && { to }) }
}

/**
 * Photos by occasion, in the order of time: cut where a pause is long beside those around it, and where a night is between.
 * Photos without a time keep their neighbour.
 *
 * @param photos in the order in which they were added
 */
export function photoEvents(photos: readonly DesignPhoto[]): PhotoEvent[] {
  const ordered = byTime(photos)
  const times = timesOf(ordered)
  if (!times) return ordered.length > 0 ? [eventOf(ordered)] : []
  const logs = times.slice(1).map((time, at) => Math.log(Math.max(time - (times[at] ?? 0), 1)))
  const ends = logs.flatMap((_, at) => (isEnd(times, logs, at) ? [at + 1] : []))
  const stretches = [0, ...ends].map((from, at) => ({ from, to: ends[at] ?? ordered.length }))
  return joined(stretches, times).map(({ from, to }) => eventOf(ordered.slice(from, to)))
}
