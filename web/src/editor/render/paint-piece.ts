import { layoutSurface, type Rect } from '../geometry/layout'
import { solidOf } from '../solids/solids'
import type { Context2D } from './draw-list'
import { paintFront } from './paint-front'
import type { Scene } from './scene'

/** Paints the finished piece. A sheet stays flat, and so do panels beside each other. */
export function paintPiece(ctx: Context2D, scene: Scene, area: Rect): void {
  const paintPicture = scene.surface.part.pieces ? null : solidOf(scene.solid)?.paintPicture
  if (paintPicture) paintPicture(ctx, scene, area)
  else paintFront(ctx, scene, layoutSurface(scene.surface, area))
}
