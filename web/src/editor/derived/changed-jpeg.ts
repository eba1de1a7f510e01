import { applyLook } from '@kea/design/look/apply-look'
import type { LookNumbers } from '@kea/design/look/look-curves'
import { maskedJpeg } from '~/lib/photos/masked-jpeg'
import { contextOf, encodedCanvas, type MemoryCanvas } from '~/lib/photos/memory-canvas'

/** Rows that are read at a time: a tile of 4096 pixels a side would take 64 MB at once. */
const ROWS = 256
/** Below 1 browsers halve the resolution of the colours, which is visible where the print shows each pixel. */
const QUALITY = 1

/** How pixels are changed, and whether something is seen through some of them. */
export interface PixelChange {
  numbers: LookNumbers
  isTransparent: boolean
}

/** A picture with changed pixels as a JPEG. The canvas is changed. */
export async function changedJpeg(
  canvas: MemoryCanvas,
  { numbers, isTransparent }: PixelChange,
  pause: () => Promise<void>,
): Promise<Blob> {
  const context = contextOf(canvas)
  for (let top = 0; top < canvas.height; top += ROWS) {
    const pixels = context.getImageData(0, top, canvas.width, Math.min(ROWS, canvas.height - top))
    applyLook(pixels.data, numbers)
    context.putImageData(pixels, 0, top)
    await pause()
  }
  return isTransparent ? maskedJpeg(canvas, QUALITY) : encodedCanvas(canvas, 'image/jpeg', QUALITY)
}
