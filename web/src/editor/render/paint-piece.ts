import { layoutSurface, type Rect } from '../geometry/layout'
import { paintCanvasPiece } from './paint-canvas-piece'
import { paintFront } from './paint-front'
import { paintMugPiece } from './paint-mug-piece'
import type { Context2D } from './paint-print'
import type { Scene } from './scene'

/** Paints the finished piece. A sheet stays flat. */
export function paintPiece(ctx: Context2D, scene: Scene, area: Rect): void {
  if (scene.surface.shape === 'canvas') paintCanvasPiece(ctx, scene, area)
  else if (scene.surface.shape === 'mug') paintMugPiece(ctx, scene, area)
  else paintFront(ctx, scene, layoutSurface(scene.surface, area))
}
