import type { DesignItem, Frame } from '../document/document'
import type { Point } from '../geometry/crop'
import { frameCentre, turnedBack } from '../geometry/frame'
import type { SurfaceGeometry } from '../geometry/surfaces'
import { itemFrame } from './item-frame'

/** The distance of a point from a turned frame; 0 inside. */
export function distanceToFrame(frame: Frame, { x, y }: Point): number {
  const centre = frameCentre(frame)
  const own = turnedBack({ x: x - centre.x, y: y - centre.y }, frame.angle)
  const outside = { x: Math.abs(own.x) - frame.width / 2, y: Math.abs(own.y) - frame.height / 2 }
  return Math.hypot(Math.max(outside.x, 0), Math.max(outside.y, 0))
}

/**
 * The topmost item under a point. An item that is only near it counts where none is under it.
 *
 * @param items back to front
 */
export function itemAt(
  geometry: SurfaceGeometry,
  items: readonly DesignItem[],
  at: Point,
  toleranceMm: number,
): DesignItem | null {
  const found = items.map((item) => ({ item, distance: distanceToFrame(itemFrame(geometry, item), at) })).reverse()
  const under = found.find(({ distance }) => distance === 0)
  const near = found.find(({ item, distance }) => item.frame && distance <= toleranceMm)
  // A small free item is hard to hit in front of a photo that fills the surface.
  const isFree = under?.item.frame !== undefined
  return (isFree ? under : (near ?? under))?.item ?? null
}
