import { decodeToCanvas } from '~/lib/photos/decode-photo'
import { bitmapOf, contextOf, encodedCanvas, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'

const PROXY_QUALITY = 0.9

/** A small copy of a photo, with the EXIF orientation applied. */
export interface PhotoProxy {
  bitmap: ImageBitmap
  /** The copy as a file for the draft; null when the browser cannot encode it. */
  file: Blob | null
}

interface Decoding {
  widthPx: number
  heightPx: number
  /** The longest side of the copy in pixels. Only the print needs the original. */
  side: number
}

async function proxyOf(canvas: MemoryCanvas): Promise<PhotoProxy> {
  const file = await encodedCanvas(canvas, 'image/jpeg', PROXY_QUALITY).catch(() => null)
  return { bitmap: await bitmapOf(canvas), file }
}

/**
 * Decodes a photo to a copy and its file.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export const decodeProxy = async (file: Blob, { side, ...size }: Decoding): Promise<PhotoProxy> =>
  proxyOf(await decodeToCanvas({ file, ...size }, side))

/** Decodes a copy that has its file already. */
export const decodeBitmap = async (file: Blob, { side, ...size }: Decoding): Promise<ImageBitmap> =>
  bitmapOf(await decodeToCanvas({ file, ...size }, side))

/** A smaller copy of a decoded one. */
export async function shrunk(bitmap: ImageBitmap, side: number): Promise<PhotoProxy> {
  const scale = Math.min(side / Math.max(bitmap.width, bitmap.height), 1)
  const canvas = memoryCanvas(
    Math.max(Math.round(bitmap.width * scale), 1),
    Math.max(Math.round(bitmap.height * scale), 1),
  )
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return proxyOf(canvas)
}
