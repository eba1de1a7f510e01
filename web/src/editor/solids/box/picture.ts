import type { Size, SurfaceGeometry } from '@kea/design/geometry/surfaces'
import { type Layout, layoutSurface, type Rect } from '../../geometry/layout'
import type { Context2D } from '../../render/draw-list'
import { clipTo, paintPrinted } from '../../render/paint-print'
import type { Scene } from '../../render/scene'

/**
 * The shift of one millimetre of depth to the right and up. The viewer is a little to the right of the canvas and above
 * it.
 */
const ACROSS = 0.62
const UP = 0.4
const MARGIN = 1.08

/** The size of face and visible sides in mm. */
const seenSize = ({ face, depthMm }: SurfaceGeometry): Size => ({
  width: face.width + depthMm * ACROSS,
  height: face.height + depthMm * UP,
})

function paintWallShadow(ctx: Context2D, face: Rect, depth: number): void {
  ctx.save()
  ctx.shadowColor = 'rgb(22 33 27 / 34%)'
  ctx.shadowBlur = depth * 1.5
  ctx.shadowOffsetX = depth * 0.5
  ctx.shadowOffsetY = depth * 0.9
  ctx.fillStyle = '#6b746d'
  ctx.fillRect(face.x + depth * ACROSS, face.y - depth * UP, face.width, face.height)
  ctx.restore()
}

/** One side of the frame: the strip of the flat print next to the face, sheared. */
function paintSide(
  ctx: Context2D,
  scene: Scene,
  layout: Layout,
  strip: Rect,
  shear: readonly [number, number, number, number],
  shade: string,
): void {
  const { face } = layout
  const corner = { x: face.x + face.width, y: face.y }
  ctx.save()
  ctx.translate(corner.x, corner.y)
  ctx.transform(...shear, 0, 0)
  ctx.translate(-corner.x, -corner.y)
  clipTo(ctx, strip)
  paintPrinted(ctx, scene, layout)
  ctx.fillStyle = shade
  ctx.fillRect(strip.x, strip.y, strip.width, strip.height)
  ctx.restore()
}

/** The finished canvas with its visible sides. */
export function paintCanvas(ctx: Context2D, scene: Scene, area: Rect): void {
  const { surface } = scene
  const seen = seenSize(surface)
  const scale = Math.min(area.width / (seen.width * MARGIN), area.height / (seen.height * MARGIN))
  const depth = surface.depthMm * scale
  const shift = { x: (-depth * ACROSS) / 2, y: (depth * UP) / 2 }
  const outerMm = { width: surface.face.width + 2 * surface.depthMm, height: surface.face.height + 2 * surface.depthMm }
  const layout = layoutSurface(surface, {
    x: area.x + area.width / 2 - (outerMm.width * scale) / 2 + shift.x,
    y: area.y + area.height / 2 - (outerMm.height * scale) / 2 + shift.y,
    width: outerMm.width * scale,
    height: outerMm.height * scale,
  })
  const { face } = layout
  paintWallShadow(ctx, face, depth)
  const right = { x: face.x + face.width, y: face.y, width: depth, height: face.height }
  paintSide(ctx, scene, layout, right, [ACROSS, -UP, 0, 1], 'rgb(10 18 13 / 30%)')
  const top = { x: face.x, y: face.y - depth, width: face.width, height: depth }
  paintSide(ctx, scene, layout, top, [1, 0, -ACROSS, UP], 'rgb(255 255 255 / 14%)')
  ctx.save()
  clipTo(ctx, face)
  paintPrinted(ctx, scene, layout)
  ctx.restore()
}
