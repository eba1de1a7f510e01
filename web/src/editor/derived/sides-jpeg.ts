import type { BlurPrimitive } from '@kea/design/geometry/display-list'
import { contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { type Draw, sidesPicture } from '../render/sides-picture'
import type { SidesJpeg } from './printed-sides'

/** The longer side of the pixels for print. A printer draws each pixel as a square of a millimetre or so. */
const PRINTED_PX = 1536
const QUALITY = 1

/** Blurred sides as they are printed. */
export async function sidesJpeg(sides: BlurPrimitive, draw: Draw): Promise<SidesJpeg> {
  const { width, height } = sides.box
  const scale = PRINTED_PX / Math.max(width, height)
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)]
  const canvas = memoryCanvas(widthPx, heightPx)
  const ctx = contextOf(canvas)
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(sidesPicture(sides, draw), 0, 0, widthPx, heightPx)
  return { jpeg: await encodedCanvas(canvas, 'image/jpeg', QUALITY), widthPx, heightPx }
}
