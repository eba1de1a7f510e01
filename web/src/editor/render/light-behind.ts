import type { Box } from '@kea/design/display-list'
import { lightAt, lightHistogram } from '@kea/design/look/auto-look'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import { drawList } from './draw-list'
import type { Scene } from './scene'

/** The width of the picture whose pixels are counted. */
const WIDTH = 64

/** The light that half of what is printed in a box of the face does not reach, in 0..1. Unprinted places are white. */
export function lightBehind(scene: Scene, { x, y, width, height }: Box): number {
  const scale = WIDTH / width
  const canvas = memoryCanvas(WIDTH, Math.max(1, Math.round(height * scale)))
  const ctx = contextOf(canvas, { willReadFrequently: true })
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(scale, scale)
  ctx.translate(-x, -y)
  drawList(ctx, scene.page.list, scene)
  return lightAt(lightHistogram(ctx.getImageData(0, 0, canvas.width, canvas.height).data), 0.5)
}
