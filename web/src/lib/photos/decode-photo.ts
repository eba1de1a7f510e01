import { bitmapOf, type MemoryCanvas, memoryCanvas } from './memory-canvas'
import { openFrame, type PhotoFile } from './photo-frame'
import { PhotoRefused } from './photo-refusal'

/** A decoded photo, and whether something is seen through it. */
export interface DecodedPhoto {
  canvas: MemoryCanvas
  isTransparent: boolean
}

/**
 * Decodes a photo to at most `side` pixels a side, with the EXIF orientation applied. `createImageBitmap` of a file would
 * hold the full picture twice: half a gigabyte for 100 megapixels.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export async function decodeToCanvas(photo: PhotoFile, side: number): Promise<DecodedPhoto> {
  const { widthPx, heightPx } = photo
  const scale = Math.min(side / Math.max(widthPx, heightPx), 1)
  const canvas = memoryCanvas(Math.max(Math.round(widthPx * scale), 1), Math.max(Math.round(heightPx * scale), 1))
  try {
    const frame = await openFrame(photo, scale)
    try {
      frame.drawOn(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height })
    } finally {
      frame.close()
    }
    return { canvas, isTransparent: frame.isTransparent }
  } catch {
    throw new PhotoRefused('This photo seems to be damaged. Please choose another one.')
  }
}

/**
 * The picture of a photo at screen size.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export const decodePhoto = async (photo: PhotoFile, side: number): Promise<ImageBitmap> =>
  bitmapOf((await decodeToCanvas(photo, side)).canvas)
