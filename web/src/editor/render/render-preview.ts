import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { paintPiece } from './paint-piece'
import type { Scene } from './scene'

/** 4:3, the shape in cart and order. */
const SIZE = { width: 1200, height: 900 }
const MARGIN = 70
/** The background of the design tool and of the pages that show the picture. */
const GROUND = '#f4f6f1'
const QUALITY = 0.86

/** Renders the preview for cart and order with the painters of the design tool. */
export async function renderPreview(scene: Scene): Promise<Blob> {
  const canvas = memoryCanvas(SIZE.width, SIZE.height)
  const ctx = contextOf(canvas)
  ctx.fillStyle = GROUND
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  const area = { x: MARGIN, y: MARGIN, width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN }
  paintPiece(ctx, scene, area)
  return encodedCanvas(canvas, 'image/jpeg', QUALITY)
}
