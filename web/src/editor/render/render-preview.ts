import { paintPiece } from './paint-piece'
import type { Scene } from './scene'

/** 4:3, as cart and order show it. */
const SIZE = { width: 1200, height: 900 }
const MARGIN = 70
/** The quiet ground of the tool, so that the picture has no visible edge where it is shown on the same. */
const GROUND = '#f4f6f1'
const QUALITY = 0.86

/** The picture of the design for cart and order, by the same painters that draw the tool. */
export async function renderPreview(scene: Scene): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw the preview. Please close other tabs and try again.')
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  const room = { x: MARGIN, y: MARGIN, width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN }
  paintPiece(ctx, scene, room)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
