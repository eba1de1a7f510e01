import type { BlurPrimitive } from '@kea/design/geometry/display-list'
import { blurSides, sidesGrid } from '@kea/design/look/blur-sides'
import { contextOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'

export type Draw = (ctx: ReturnType<typeof contextOf>) => void

/**
 * The small picture of blurred sides, to be drawn over their whole box.
 *
 * @param draw draws the face in mm
 */
export function sidesPicture({ box, face }: BlurPrimitive, draw: Draw): MemoryCanvas {
  const grid = sidesGrid(box, face)
  const canvas = memoryCanvas(grid.width, grid.height)
  const ctx = contextOf(canvas, { willReadFrequently: true })
  // Paper, where nothing hides it.
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, grid.width, grid.height)
  ctx.setTransform(grid.scale, 0, 0, grid.scale, -box.x * grid.scale, -box.y * grid.scale)
  draw(ctx)
  const pixels = ctx.getImageData(0, 0, grid.width, grid.height)
  blurSides(pixels.data, grid)
  ctx.putImageData(pixels, 0, 0)
  return canvas
}
