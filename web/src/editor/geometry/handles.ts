import type { DesignItem, Frame } from '@kea/design/document/document'
import type { FreeItem } from '@kea/design/document/free-item'
import { selectionBox } from '@kea/design/edits/group-edits'
import type { Point } from '@kea/design/geometry/crop'
import { pointInFrame, pointOfFrame } from '@kea/design/geometry/frame'
import { CORNERS, type Handle, isCorner } from '@kea/design/geometry/resize-frame'
import type { Size } from '@kea/design/geometry/surfaces'
import { handlesOf } from '@kea/design/items/item-types'

/** Half of a touch target of 44 px. */
const REACH_PX = 22
/** From the frame to the handle that turns it. */
const TURN_PX = 30
/** A side that is shorter than this has no handle in its middle, which would lie between two others. */
const SIDE_LEAST_PX = 66
/** The part of a frame's sides that its handles cover inside, so that a small item can still be dragged. */
const INSIDE_SHARE = 0.2

const { hypot, min } = Math

/** The handles that have room on the screen. */
export function shownHandles(item: DesignItem, { width, height }: Frame, scale: number): Handle[] {
  const hasRoom = (handle: Handle) => isCorner(handle) || (handle.x === 0 ? width : height) * scale >= SIDE_LEAST_PX
  return handlesOf(item).filter(hasRoom)
}

/** The point of the handle that turns a frame: below it, or above where there is no room on the face. */
export function turnPoint(frame: Frame, face: Size, scale: number): Point {
  const beside = (side: 1 | -1) => pointOfFrame(frame, { x: 0, y: side * (1 + (2 * TURN_PX) / scale / frame.height) })
  const [below, above] = [beside(1), beside(-1)]
  const isOnFace = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= face.width && y <= face.height
  return isOnFace(below) || !isOnFace(above) ? below : above
}

/** The handle under a point of the face; null for none. */
function nearestHandle(frame: Frame, handles: readonly Handle[], face: Size, scale: number, at: Point) {
  const own = pointInFrame(frame, at)
  const isInside = min(own.x, own.y, 1 - own.x, 1 - own.y) > 0
  const reach = (isInside ? min(REACH_PX, min(frame.width, frame.height) * scale * INSIDE_SHARE) : REACH_PX) / scale
  const found = [
    ...handles.map((handle) => ({ handle, point: pointOfFrame(frame, handle) })),
    { handle: 'turn' as const, point: turnPoint(frame, face, scale) },
  ]
    .map(({ handle, point }) => ({ handle, distance: hypot(point.x - at.x, point.y - at.y) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return found && found.distance <= reach ? found.handle : null
}

/** The handle of an item under a point of the face; null for none. */
export const grabbedHandle = (item: FreeItem, face: Size, scale: number, at: Point): Handle | 'turn' | null =>
  nearestHandle(item.frame, shownHandles(item, item.frame, scale), face, scale, at)

/** The upright frame around several items. */
export const frameAround = (items: readonly FreeItem[]): Frame => ({ ...selectionBox(items), angle: 0 })

/** As `grabbedHandle`, of several items: the corners of the box around them, and the handle that turns it. */
export const grabbedOfMany = (
  items: readonly FreeItem[],
  face: Size,
  scale: number,
  at: Point,
): Handle | 'turn' | null => nearestHandle(frameAround(items), CORNERS, face, scale, at)
