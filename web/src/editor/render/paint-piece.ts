import { layoutSurface, type Rect } from '../geometry/layout'
import type { Context2D } from './draw-list'
import { paintCanvasPiece } from './paint-canvas-piece'
import { paintFront } from './paint-front'
import { paintMugPiece } from './paint-mug-piece'
import type { Scene } from './scene'

/** Paints the finished piece. A sheet stays flat, and so do panels beside each other. */
export function paintPiece(ctx: Context2D, scene: Scene, area: Rect): void {
  if (scene.solid === 'box' && !scene.surface.part.pieces) paintCanvasPiece(ctx, scene, area)
  else if (scene.solid === 'cylinder') paintMugPiece(ctx, scene, area)
  else paintFront(ctx, scene, layoutSurface(scene.surface, area))
}
