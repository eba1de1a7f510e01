import { layoutSurface } from '../geometry/layout'
import { paintFolds } from './paint-folds'
import { paintPrinted } from './paint-print'
import type { Scene } from './scene'

const EDGE = 'rgb(22 33 27 / 30%)'

/** Paints a surface into a small canvas, at the resolution of the screen. */
export function paintThumbnail(canvas: HTMLCanvasElement, scene: Scene): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const ctx = canvas.getContext('2d')
  if (!ctx || width === 0) return
  const dense = window.devicePixelRatio || 1
  canvas.width = Math.round(width * dense)
  canvas.height = Math.round(height * dense)
  ctx.setTransform(dense, 0, 0, dense, 0, 0)
  const layout = layoutSurface(scene.surface, { x: 2, y: 2, width: width - 4, height: height - 4 })
  paintPrinted(ctx, scene, layout)
  paintFolds(ctx, scene, layout)
  const { face, scale } = layout
  ctx.translate(face.x, face.y)
  ctx.scale(scale, scale)
  ctx.lineWidth = 1 / scale
  ctx.strokeStyle = EDGE
  ctx.stroke(new Path2D(scene.outline))
}
