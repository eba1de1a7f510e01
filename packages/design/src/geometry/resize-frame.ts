import type { Frame } from '../document/document'
import type { Point } from './crop'
import { frameCentre, pointOfFrame, turnedBack } from './frame'

/** A corner or the middle of a side of a frame, from its centre: x to the right, y down. */
export interface Handle {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

export const CORNERS: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]

/** The middles of the left and right side. */
export const SIDES: readonly Handle[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
]

/** The middles of the top and bottom side. */
export const ENDS: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
]

export const isCorner = ({ x, y }: Handle): boolean => x !== 0 && y !== 0

/** The sides of no frame are shorter than this, so that its handles can be reached. */
export const LEAST_SIDE_MM = 3
/** The longest side that a document stores. */
const MOST_SIDE_MM = 10_000

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** A frame of another size. The point opposite to the handle stays where it is. */
export function frameOfSize(frame: Frame, handle: Handle, width: number, height: number): Frame {
  const fixed = { x: -handle.x, y: -handle.y }
  const before = pointOfFrame(frame, fixed)
  const centre = frameCentre(frame)
  const sized = { ...frame, x: centre.x - width / 2, y: centre.y - height / 2, width, height }
  const after = pointOfFrame(sized, fixed)
  return { ...sized, x: sized.x + before.x - after.x, y: sized.y + before.y - after.y }
}

/**
 * The frame while one of its handles is dragged to a point of the face.
 *
 * @param keepsAspect true for a frame that keeps its proportions
 */
export function resizeFrame(frame: Frame, handle: Handle, to: Point, keepsAspect: boolean): Frame {
  const fixed = pointOfFrame(frame, { x: -handle.x, y: -handle.y })
  const reach = turnedBack({ x: to.x - fixed.x, y: to.y - fixed.y }, frame.angle)
  const { width, height } = frame
  if (!keepsAspect) {
    const side = (direction: number, length: number, before: number) =>
      direction === 0 ? before : clamp(direction * length, LEAST_SIDE_MM, MOST_SIDE_MM)
    return frameOfSize(frame, handle, side(handle.x, reach.x, width), side(handle.y, reach.y, height))
  }
  // The point is projected on the line from the fixed corner through the handle.
  const along = { x: handle.x * width, y: handle.y * height }
  const wanted = (reach.x * along.x + reach.y * along.y) / (along.x ** 2 + along.y ** 2)
  const least = LEAST_SIDE_MM / Math.min(width, height)
  const scale = clamp(wanted, least, Math.max(MOST_SIDE_MM / Math.max(width, height), least))
  return frameOfSize(frame, handle, width * scale, height * scale)
}
