import { PhotoRefused } from '~/lib/photos/read-photo'

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
 * Decodes a photo to screen size. The browser decodes off the main thread and frees the memory of the full picture
 * before this returns.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
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
    throw new PhotoRefused('This photo seems to be damaged. Please choose another one.')
  }
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
