import type { PlacedPhoto } from '@kea/design/document/document'
import type { Primitive } from '@kea/design/geometry/display-list'
import { frameCorners } from '@kea/design/geometry/frame'
import { composePhoto } from '@kea/design/items/photo/compose'
import { type Layout, pointOnStage, type Rect } from '../geometry/layout'
import { type Context2D, drawList } from './draw-list'
import { inMm, visiblePath } from './paint-print'
import type { Scene } from './scene'

const FAR = { x: -1e4, y: -1e4, width: 3e4, height: 3e4 }

/** A photo without its crop. */
const uncropped = (photo: Primitive): Primitive =>
  photo.kind === 'group' ? { ...photo, clip: undefined, children: photo.children } : photo

/** The edge of what is printed of a photo. */
function windowOf(scene: Scene, layout: Layout, { frame }: PlacedPhoto): Path2D {
  if (!frame) return visiblePath(scene, layout)
  const path = new Path2D()
  for (const corner of frameCorners(frame)) {
    const { x, y } = pointOnStage(layout, corner)
    path.lineTo(x, y)
  }
  path.closePath()
  return path
}

/** While a photo is moved in its frame: the part of it that is cut off, and lines at the thirds of the face. */
export function paintCrop(ctx: Context2D, scene: Scene, layout: Layout, item: PlacedPhoto): void {
  const outside = windowOf(scene, layout, item)
  outside.rect(FAR.x, FAR.y, FAR.width, FAR.height)
  ctx.save()
  ctx.clip(outside, 'evenodd')
  ctx.globalAlpha = 0.22
  inMm(ctx, layout, () => drawList(ctx, [uncropped(composePhoto(scene.surface, item))], scene))
  ctx.restore()
  if (item.frame) paintWindow(ctx, windowOf(scene, layout, item))
  else paintThirds(ctx, layout.face)
}

function paintWindow(ctx: Context2D, path: Path2D): void {
  ctx.save()
  ctx.setLineDash([5, 4])
  ctx.lineWidth = 1.5
  ctx.strokeStyle = '#ffffff'
  ctx.stroke(path)
  ctx.lineDashOffset = 5
  ctx.strokeStyle = '#16211b'
  ctx.stroke(path)
  ctx.restore()
}

function paintThirds(ctx: Context2D, face: Rect): void {
  ctx.save()
  ctx.lineWidth = 1
  for (const [color, shift] of [
    ['rgb(22 33 27 / 35%)', 1],
    ['rgb(255 255 255 / 75%)', 0],
  ] as const) {
    ctx.strokeStyle = color
    ctx.beginPath()
    for (const third of [1 / 3, 2 / 3]) {
      const x = Math.round(face.x + face.width * third) + 0.5 + shift
      const y = Math.round(face.y + face.height * third) + 0.5 + shift
      ctx.moveTo(x, face.y)
      ctx.lineTo(x, face.y + face.height)
      ctx.moveTo(face.x, y)
      ctx.lineTo(face.x + face.width, y)
    }
    ctx.stroke()
  }
  ctx.restore()
}
