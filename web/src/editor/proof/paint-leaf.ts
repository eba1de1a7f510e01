import type { DisplayPage } from '@kea/design/geometry/display-list'
import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { type DrawResources, drawList } from '../render/draw-list'

const QUALITY = 0.84

/** A leaf of a proof as a JPEG, with the painter of the screen. `scale` is in pixels for each millimetre. */
export function paintLeaf({ trimBox, list }: DisplayPage, scale: number, resources: DrawResources): Promise<Blob> {
  const canvas = memoryCanvas(Math.round(trimBox.width * scale), Math.round(trimBox.height * scale))
  const ctx = contextOf(canvas)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(scale, scale)
  drawList(ctx, list, resources)
  return encodedCanvas(canvas, 'image/jpeg', QUALITY)
}
