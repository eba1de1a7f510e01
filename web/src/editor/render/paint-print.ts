import type { CropBox, QuarterTurns } from '@kea/design/document'
import type { Layout, Rect } from '../geometry/layout'
import type { Scene } from './scene'

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The rectangle of the whole turned photo when its crop fills `box`. */
export const wholePhoto = (crop: CropBox, box: Rect): Rect => {
  const width = box.width / crop.width
  const height = box.height / crop.height
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height }
}

/** Draws the whole photo into `rect`, rotated by quarter turns clockwise. */
export function drawTurned(ctx: Context2D, picture: ImageBitmap, turns: QuarterTurns, rect: Rect): void {
  const [width, height] = turns % 2 === 0 ? [rect.width, rect.height] : [rect.height, rect.width]
  ctx.save()
  ctx.imageSmoothingQuality = 'high'
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2)
  ctx.rotate((turns * Math.PI) / 2)
  ctx.drawImage(picture, -width / 2, -height / 2, width, height)
  ctx.restore()
}

export function clipTo(ctx: Context2D, { x, y, width, height }: Rect): void {
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
}

function paintPhoto(ctx: Context2D, { placement, picture }: Scene, box: Rect): void {
  if (!placement || !picture) return
  ctx.save()
  clipTo(ctx, box)
  drawTurned(ctx, picture, placement.placed.data.turns, wholePhoto(placement.placed.data.crop, box))
  ctx.restore()
}

/** Repeats the face on each side and corner, mirrored at its edges. */
function paintMirrored(ctx: Context2D, scene: Scene, { face, outer }: Layout): void {
  ctx.save()
  clipTo(ctx, outer)
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      if (across === 0 && down === 0) continue
      ctx.save()
      if (across !== 0) {
        ctx.translate(2 * (across < 0 ? face.x : face.x + face.width), 0)
        ctx.scale(-1, 1)
      }
      if (down !== 0) {
        ctx.translate(0, 2 * (down < 0 ? face.y : face.y + face.height))
        ctx.scale(1, -1)
      }
      paintPhoto(ctx, scene, face)
      ctx.restore()
    }
  }
  ctx.restore()
}

/** Paints the visible print flat: the face and the sides of the frame around it. */
export function paintPrinted(ctx: Context2D, scene: Scene, layout: Layout): void {
  const { face, outer, photo } = layout
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(outer.x, outer.y, outer.width, outer.height)
  ctx.save()
  clipTo(ctx, outer)
  paintPhoto(ctx, scene, photo)
  ctx.restore()
  if (scene.surface.edge === 'mirror') paintMirrored(ctx, scene, { ...layout, face })
}
