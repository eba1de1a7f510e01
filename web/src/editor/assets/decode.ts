import { decodeToCanvas } from '~/lib/photos/decode-photo'
import { bitmapOf, encodedCanvas } from '~/lib/photos/memory-canvas'

/** The longest side of a proxy in pixels. Only the print needs the original. */
const PROXY_SIDE = 2000
const PROXY_QUALITY = 0.9

/** A screen-sized copy of a photo, with the EXIF orientation applied. */
export interface PhotoProxy {
  bitmap: ImageBitmap
  /** The copy as a file for the draft; null when the browser cannot encode it. */
  file: Blob | null
}

/**
 * Decodes a photo to screen size.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export async function decodeProxy(file: Blob, widthPx: number, heightPx: number): Promise<PhotoProxy> {
  const canvas = await decodeToCanvas({ file, widthPx, heightPx }, PROXY_SIDE)
  const proxy = await encodedCanvas(canvas, 'image/jpeg', PROXY_QUALITY).catch(() => null)
  return { bitmap: await bitmapOf(canvas), file: proxy }
}
