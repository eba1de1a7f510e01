import type { CropBox, QuarterTurns } from '@kea/design/document'
import type { Layout, Rect } from '../geometry/layout'
import type { Scene } from './scene'

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Where the whole turned photo lies when its crop fills `box`. */
export const wholePhoto = (crop: CropBox, box: Rect): Rect => {
  const width = box.width / crop.width
  const height = box.height / crop.height
  return { x: box.x - crop.x * width, y: box.y - crop.y * height, width, height }
}

/** Draws the whole photo into `rect`, turned by quarters clockwise. */
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
  drawTurned(ctx, picture, placement.placed.turns, wholePhoto(placement.placed.crop, box))
  ctx.restore()
}

/** The face once more on each side and corner, mirrored at its own edges. */
function paintMirrored(ctx: Context2D, scene: Scene, { face, shown }: Layout): void {
  ctx.save()
  clipTo(ctx, shown)
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

/** Everything that is printed and seen, laid flat: the face, and round it the sides of a frame. */
export function paintPrinted(ctx: Context2D, scene: Scene, layout: Layout): void {
  const { face, shown, photo } = layout
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(shown.x, shown.y, shown.width, shown.height)
  ctx.save()
  clipTo(ctx, shown)
  paintPhoto(ctx, scene, photo)
  ctx.restore()
  if (scene.surface.edge === 'mirror') paintMirrored(ctx, scene, { ...layout, face })
}
