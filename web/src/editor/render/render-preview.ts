import { paintPiece } from './paint-piece'
import type { Scene } from './scene'

const LONG_SIDE = 1200
const MARGIN = 90
const GROUND = '#f4f6f1'
const QUALITY = 0.86

/** The picture of the design for cart and order, by the same painters that draw the tool. */
export async function renderPreview(scene: Scene): Promise<Blob> {
  const height = scene.surface.shape === 'mug' ? 800 : LONG_SIDE
  const canvas = new OffscreenCanvas(LONG_SIDE, height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw the preview. Please close other tabs and try again.')
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  paintPiece(ctx, scene, {
    x: MARGIN,
    y: MARGIN,
    width: canvas.width - 2 * MARGIN,
    height: canvas.height - 2 * MARGIN,
  })
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
