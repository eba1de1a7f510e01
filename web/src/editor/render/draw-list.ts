import type { GlyphsPrimitive, Primitive } from '@kea/design/geometry/display-list'
import type { FontId } from '@kea/design/text/fonts'
import { changedPicture } from './changed-picture'
import { sidesPicture } from './sides-picture'
import { type Picture, smallerPicture } from './smaller-picture'

export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface DrawResources {
  /** The decoded photo; null until it is there. */
  picture: (photo: string) => Picture | null
  /** True while photos are shown without their looks. */
  isWithoutLooks?: boolean
  /** The outline of a glyph of one em; null until its font is there. */
  glyph: (font: FontId, glyph: number) => Path2D | null
}

/** Draws a display list. One unit of the context is one millimetre. */
export function drawList(ctx: Context2D, list: readonly Primitive[], resources: DrawResources): void {
  for (const primitive of list) drawPrimitive(ctx, primitive, resources)
}

function drawPrimitive(ctx: Context2D, primitive: Primitive, resources: DrawResources): void {
  switch (primitive.kind) {
    case 'group':
      ctx.save()
      if (primitive.transform) ctx.transform(...primitive.transform)
      if (primitive.clip) ctx.clip(new Path2D(primitive.clip))
      drawList(ctx, primitive.children, resources)
      ctx.restore()
      return
    case 'image': {
      const picture = resources.picture(primitive.photo)
      if (!picture) return
      ctx.save()
      ctx.transform(...primitive.transform)
      const { a, b } = ctx.getTransform()
      ctx.imageSmoothingQuality = 'low'
      const shown = smallerPicture(picture, Math.hypot(a, b))
      const { look, derived } = primitive
      const isChanged = look && derived !== null && !resources.isWithoutLooks
      ctx.drawImage(isChanged ? changedPicture(shown, look) : shown, 0, 0, 1, 1)
      ctx.restore()
      return
    }
    case 'blur': {
      const { x, y, width, height } = primitive.box
      const picture = sidesPicture(primitive, (small) => drawList(small, primitive.children, resources))
      ctx.imageSmoothingQuality = 'low'
      ctx.drawImage(picture, x, y, width, height)
      return
    }
    case 'path': {
      const path = new Path2D(primitive.path)
      if (primitive.fill) {
        ctx.fillStyle = primitive.fill
        ctx.fill(path)
      }
      if (primitive.stroke) {
        ctx.strokeStyle = primitive.stroke.colour
        ctx.lineWidth = primitive.stroke.widthMm
        ctx.lineJoin = primitive.stroke.isRound ? 'round' : 'miter'
        ctx.lineCap = primitive.stroke.isRound ? 'round' : 'butt'
        ctx.stroke(path)
      }
      return
    }
    case 'glyphs':
      drawGlyphs(ctx, primitive, resources)
      return
  }
}

function drawGlyphs(ctx: Context2D, primitive: GlyphsPrimitive, resources: DrawResources): void {
  const { font, sizeMm, glyphs, colour, outline } = primitive
  const each = (draw: (path: Path2D) => void) => {
    for (const { id, transform } of glyphs) {
      const path = resources.glyph(font, id)
      if (!path) continue
      ctx.save()
      ctx.transform(...transform)
      ctx.scale(sizeMm, sizeMm)
      draw(path)
      ctx.restore()
    }
  }
  ctx.save()
  ctx.fillStyle = colour
  if (outline) {
    ctx.strokeStyle = outline.colour
    ctx.lineWidth = outline.widthMm / sizeMm
    ctx.lineJoin = 'round'
    each((path) => ctx.stroke(path))
  }
  each((path) => ctx.fill(path))
  ctx.restore()
}
