import type { Layout, Rect } from '../geometry/layout'
import { solidOf } from '../solids/solids'
import type { Context2D } from './draw-list'
import { paintFoldStrips, paintFolds } from './paint-folds'
import { hasRim, paintCut, paintPrinted, visiblePath } from './paint-print'
import { paintQuiet } from './paint-quiet'
import { paintEmptyCaptions, paintEmptySlots } from './paint-slots'
import type { Scene } from './scene'

const MIST = 'rgb(244 246 241 / 66%)'
const SHADOW = 'rgb(22 33 27 / 26%)'
const HAIRLINE = 'rgb(22 33 27 / 28%)'

/** A soft shadow under what is inside a path. */
export function paintShadow(ctx: Context2D, path: Path2D, { outer, area }: Pick<Layout, 'outer' | 'area'>): void {
  // A close view keeps the shadow of the whole print: a wider one takes long.
  const reach = Math.min(outer.width, outer.height, area.width, area.height)
  ctx.save()
  ctx.shadowColor = SHADOW
  ctx.shadowBlur = reach * 0.07
  ctx.shadowOffsetY = reach * 0.028
  ctx.fillStyle = '#ffffff'
  ctx.fill(path, 'evenodd')
  ctx.restore()
}

/** The path between two boxes. */
function ring(ctx: Context2D, outer: Rect, inner: Rect): void {
  ctx.beginPath()
  ctx.rect(outer.x, outer.y, outer.width, outer.height)
  ctx.rect(inner.x, inner.y, inner.width, inner.height)
}

/**
 * Dims the sides that fold around the frame, and marks the fold with a thin line. A colour and a blur are shown as they are
 * printed.
 */
function paintFold(ctx: Context2D, { surface }: Scene, { outer, face }: Layout): void {
  ctx.save()
  if (surface.edge !== 'colour' && surface.edge !== 'blurred') {
    ring(ctx, outer, face)
    ctx.fillStyle = MIST
    ctx.fill('evenodd')
  }
  ctx.strokeStyle = HAIRLINE
  ctx.lineWidth = 1
  ctx.setLineDash([4, 4])
  ctx.strokeRect(face.x, face.y, face.width, face.height)
  ctx.restore()
}

/** What lies under the print: its shadow, and what is beside it. It changes only with the layout. */
export function paintGround(ctx: Context2D, scene: Scene, layout: Layout): void {
  solidOf(scene.solid)?.beside?.paint(ctx, layout)
  paintShadow(ctx, visiblePath(scene, layout), layout)
}

/** The print itself, with the folded parts dimmed. */
export function paintFace(ctx: Context2D, scene: Scene, layout: Layout): void {
  paintPrinted(ctx, scene, layout, () => {
    paintEmptySlots(ctx, scene, layout)
    paintEmptyCaptions(ctx, scene, layout)
    paintFolds(ctx, scene, layout)
    paintFoldStrips(ctx, scene, layout)
    paintQuiet(ctx, scene, layout)
  })
  if (hasRim(scene.surface) && scene.hasItems) paintFold(ctx, scene, layout)
}

/** The finished piece from the front, without what the tool adds: signs of places, hatching, a mist over the sides. */
export function paintFront(ctx: Context2D, scene: Scene, layout: Layout): void {
  paintGround(ctx, scene, layout)
  paintCut(ctx, scene, layout)
  paintFolds(ctx, scene, layout)
}
