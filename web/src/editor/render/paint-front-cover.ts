import { grow } from '@kea/design/geometry/surfaces'
import { type Layout, layoutSurface, type Rect } from '../geometry/layout'
import type { Context2D } from './draw-list'
import { paintFolds } from './paint-folds'
import { paintShadow } from './paint-front'
import { clipTo, paintPrinted } from './paint-print'
import type { Scene } from './scene'

/** Where the whole cover would be for its front to fill an area. */
function behind({ surface }: Scene, front: Rect, area: Rect): Layout {
  const scale = area.width / front.width
  const { width, height } = grow(surface.face, surface.depthMm)
  return layoutSurface(surface, {
    x: area.x - (front.x + surface.depthMm) * scale,
    y: area.y - surface.depthMm * scale,
    width: width * scale,
    height: height * scale,
  })
}

/**
 * Paints the front of a closed book into an area of its shape.
 *
 * @param front in mm of the whole cover
 */
export function paintFrontCover(ctx: Context2D, scene: Scene, front: Rect, area: Rect): void {
  const layout = behind(scene, front, area)
  const path = new Path2D()
  path.rect(area.x, area.y, area.width, area.height)
  paintShadow(ctx, path, { outer: area, area })
  ctx.save()
  clipTo(ctx, area)
  paintPrinted(ctx, scene, layout)
  paintFolds(ctx, scene, layout)
  ctx.restore()
}
