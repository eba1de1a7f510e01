import { layoutSurface, type Rect } from '../geometry/layout'
import { paintCanvasPiece } from './paint-canvas-piece'
import { paintFront } from './paint-front'
import { paintMugPiece } from './paint-mug-piece'
import type { Context2D } from './paint-print'
import type { Scene } from './scene'

/** The finished piece as it will be in the room; a flat print is shown flat. */
export function paintPiece(ctx: Context2D, scene: Scene, room: Rect): void {
  if (scene.surface.shape === 'canvas') paintCanvasPiece(ctx, scene, room)
  else if (scene.surface.shape === 'mug') paintMugPiece(ctx, scene, room)
  else paintFront(ctx, scene, layoutSurface(scene.surface, room))
}
