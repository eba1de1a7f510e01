import { decodePhoto } from '~/lib/photos/decode-photo'

/** The longest side of a proxy in pixels. Only the print needs the original. */
const PROXY_SIDE = 2000
const PROXY_QUALITY = 0.9

/** A screen-sized copy of a photo, with the EXIF orientation applied. */
export interface PhotoProxy {
  bitmap: ImageBitmap
  /** The copy as a file for the draft; null when the browser cannot encode it. */
  file: Blob | null
}

const canvasOf = (width: number, height: number): OffscreenCanvas => new OffscreenCanvas(width, height)

/**
 * Decodes a photo to screen size.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export async function decodeProxy(file: Blob, widthPx: number, heightPx: number): Promise<PhotoProxy> {
  const bitmap = await decodePhoto({ file, widthPx, heightPx }, PROXY_SIDE)
  return { bitmap, file: await proxyFile(bitmap) }
}

async function proxyFile(bitmap: ImageBitmap): Promise<Blob | null> {
  try {
    const canvas = canvasOf(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    // WebP keeps transparent parts, and JPEG does not.
    return await canvas.convertToBlob({ type: 'image/webp', quality: PROXY_QUALITY })
  } catch {
    return null
  }
}
