import { PhotoRefused } from '~/lib/photos/read-photo'

/** Longest side of what stands on the screen; the original is only needed for the print. */
const PROXY_SIDE = 2000
const PROXY_QUALITY = 0.9

/** A photo small enough for the screen, as it is shown: EXIF orientation applied. */
export interface PhotoProxy {
  bitmap: ImageBitmap
  /** The same as a file, for the draft on the device; null where the browser cannot make one. */
  file: Blob | null
}

const canvasOf = (width: number, height: number): OffscreenCanvas => new OffscreenCanvas(width, height)

/**
 * Decodes a photo to the size of the screen. The browser does it off the main thread, and the full picture's memory
 * is given back before this returns.
 *
 * @throws PhotoRefused where the browser cannot read the picture
 */
export async function decodeProxy(file: Blob, widthPx: number, heightPx: number): Promise<PhotoProxy> {
  const scale = Math.min(PROXY_SIDE / Math.max(widthPx, heightPx), 1)
  const size = { width: Math.max(Math.round(widthPx * scale), 1), height: Math.max(Math.round(heightPx * scale), 1) }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    })
  } catch {
    throw new PhotoRefused('This picture cannot be shown; it seems to be damaged. Please choose another file.')
  }
  return { bitmap, file: await proxyFile(bitmap) }
}

async function proxyFile(bitmap: ImageBitmap): Promise<Blob | null> {
  try {
    const canvas = canvasOf(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    // WebP, since a PNG with transparent parts must keep them.
    return await canvas.convertToBlob({ type: 'image/webp', quality: PROXY_QUALITY })
  } catch {
    return null
  }
}
