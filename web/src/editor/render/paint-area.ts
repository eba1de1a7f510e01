import type { Box } from '@kea/design/geometry/display-list'
import { grow } from '@kea/design/geometry/surfaces'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { layoutSurface } from '../geometry/layout'
import { paintPrinted } from './paint-print'
import type { Scene } from './scene'

/** A part of the visible print on white, with its longer side at this many pixels. The box is in mm from the top left of the face. */
export function paintArea(scene: Scene, box: Box, longSidePx: number): MemoryCanvas {
  const { face, depthMm } = scene.surface
  const scale = longSidePx / Math.max(box.width, box.height)
  const canvas = memoryCanvas(Math.max(Math.round(box.width * scale), 1), Math.max(Math.round(box.height * scale), 1))
  const outer = grow(face, depthMm)
  const ctx = contextOf(canvas)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  const area = {
    x: -(box.x + depthMm) * scale,
    y: -(box.y + depthMm) * scale,
    width: outer.width * scale,
    height: outer.height * scale,
  }
  paintPrinted(ctx, scene, layoutSurface(scene.surface, area))
  return canvas
}
