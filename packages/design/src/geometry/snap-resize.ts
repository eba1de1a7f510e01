import type { Frame } from '../document/document'
import type { Point } from './crop'
import { pointOfFrame } from './frame'
import type { Handle } from './resize-frame'
import { SNAP_TOLERANCE_MM, type SnapLine } from './snap'

const AXES = ['x', 'y'] as const
type Axis = (typeof AXES)[number]

interface SnappedHandle {
  /** The place of the handle. */
  to: Point
  /** The lines that the dragged sides then lie on. */
  lines: readonly SnapLine[]
}

/** The shift that puts a dragged side on the nearest line of an axis; null where none is near. */
function gapOf(grip: Point, handle: Handle, axis: Axis, lines: readonly SnapLine[], reachMm: number): number | null {
  if (handle[axis] === 0) return null
  const gaps = lines.filter((line) => line.axis === axis).map(({ at }) => at - grip[axis])
  const near = gaps.filter((gap) => Math.abs(gap) <= reachMm).sort((a, b) => Math.abs(a) - Math.abs(b))
  return near[0] ?? null
}

/** The lines that the dragged sides of a frame lie on, each place once. */
function metLines(grip: Point, handle: Handle, lines: readonly SnapLine[]): SnapLine[] {
  const met = lines.filter(({ axis, at }) => handle[axis] !== 0 && Math.abs(at - grip[axis]) < SNAP_TOLERANCE_MM)
  return met.filter((line, at) => met.findIndex((other) => other.axis === line.axis) === at)
}

/**
 * The place of a dragged handle, on the lines near it. A frame that keeps its proportions comes to one line, the nearer
 * one, where it cannot come to two.
 *
 * @param frameAt the frame when its handle is dragged to a point
 */
export function snapResize(
  handle: Handle,
  to: Point,
  frameAt: (to: Point) => Frame,
  lines: readonly SnapLine[],
  reachMm: number,
): SnappedHandle {
  const frame = frameAt(to)
  if (frame.angle % 360 !== 0) return { to, lines: [] }
  const grip = pointOfFrame(frame, handle)
  const gaps = AXES.flatMap((axis) => {
    const gap = gapOf(grip, handle, axis, lines, reachMm)
    return gap === null ? [] : [{ axis, gap }]
  }).sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap))
  const shift = (axis: Axis) => gaps.find((entry) => entry.axis === axis)?.gap ?? 0
  const shifted = { x: grip.x + shift('x'), y: grip.y + shift('y') }
  // With fixed proportions the corner moves on the line from the opposite one.
  const along = { x: handle.x * frame.width, y: handle.y * frame.height }
  const inProportion = gaps.map(({ axis, gap }) => {
    const part = gap / along[axis]
    return { x: grip.x + along.x * part, y: grip.y + along.y * part }
  })
  const places = [shifted, ...inProportion].map((place) => ({
    to: place,
    lines: metLines(pointOfFrame(frameAt(place), handle), handle, lines),
  }))
  const most = Math.max(...places.map((place) => place.lines.length))
  return (gaps.length > 0 && most > 0 && places.find((place) => place.lines.length === most)) || { to, lines: [] }
}
