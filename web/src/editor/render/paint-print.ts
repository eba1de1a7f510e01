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

/** Paints the visible print flat: the face in its outline and the sides of the frame around it. */
export function paintPrinted(ctx: Context2D, scene: Scene, layout: Layout): void {
  const { outer } = layout
  ctx.save()
  if (scene.surface.depthMm > 0) clipTo(ctx, outer)
  else inMm(ctx, layout, () => ctx.clip(new Path2D(`${scene.outline}${scene.holes.join('')}`), 'evenodd'))
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(outer.x, outer.y, outer.width, outer.height)
  inMm(ctx, layout, () => drawList(ctx, scene.page.list, scene))
  ctx.restore()
}
