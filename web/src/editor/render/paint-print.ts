import type { SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Layout, Rect } from '../geometry/layout'
import { type Context2D, drawList } from './draw-list'
import type { Scene } from './scene'

export function clipTo(ctx: Context2D, { x, y, width, height }: Rect): void {
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
}

/** Runs `paint` with millimetres from the top left of the face as units. */
export function inMm(ctx: Context2D, { face, scale }: Layout, paint: () => void): void {
  ctx.save()
  ctx.translate(face.x, face.y)
  ctx.scale(scale, scale)
  paint()
  ctx.restore()
}

/** True when the sides are seen around the face. Those of pieces lie in the gaps between them. */
export const hasRim = ({ depthMm, part }: SurfaceGeometry): boolean => depthMm > 0 && part.pieces === null

/** The edge of the visible print with its holes, in pixels of the stage. Fill and clip it by `evenodd`. */
export function visiblePath({ surface, outline, holes }: Scene, { face, outer, scale }: Layout): Path2D {
  const path = new Path2D()
  if (hasRim(surface)) path.rect(outer.x, outer.y, outer.width, outer.height)
  else path.addPath(new Path2D(`${outline}${holes.join('')}`), { a: scale, d: scale, e: face.x, f: face.y })
  return path
}

/**
 * Paints the visible print flat: the face in its outline and the sides of the frame around it.
 *
 * @param paintAbove paints more inside the same edges
 */
export function paintPrinted(ctx: Context2D, scene: Scene, layout: Layout, paintAbove?: () => void): void {
  const { outer } = layout
  ctx.save()
  ctx.clip(visiblePath(scene, layout), 'evenodd')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(outer.x, outer.y, outer.width, outer.height)
  inMm(ctx, layout, () => drawList(ctx, scene.page.list, scene))
  paintAbove?.()
  ctx.restore()
}

/**
 * Paints the print cut along its edges. A filled edge is smooth, where that of a clip has steps in some browsers. The
 * context has pixels as units.
 */
export function paintCut(ctx: Context2D, scene: Scene, layout: Layout): void {
  const { outer } = layout
  const [left, top] = [Math.floor(outer.x) - 1, Math.floor(outer.y) - 1]
  const layer = memoryCanvas(Math.ceil(outer.width) + 3, Math.ceil(outer.height) + 3)
  const own = contextOf(layer)
  own.translate(-left, -top)
  own.fillStyle = '#ffffff'
  own.fillRect(left, top, layer.width, layer.height)
  inMm(own, layout, () => drawList(own, scene.page.list, scene))
  own.globalCompositeOperation = 'destination-in'
  own.fill(visiblePath(scene, layout), 'evenodd')
  ctx.drawImage(layer, left, top)
}
