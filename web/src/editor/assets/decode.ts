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
  /** The bytes of the file, if they are there. */
  bytes?: Uint8Array<ArrayBuffer>
  widthPx: number
  heightPx: number
  /** The longest side of the copy in pixels. Only the print needs the original. */
  side: number
}

const fileOf = (canvas: MemoryCanvas): Promise<Blob | null> =>
  encodedCanvas(canvas, 'image/jpeg', PROXY_QUALITY).catch(() => null)

async function proxyOf(canvas: MemoryCanvas): Promise<PhotoProxy> {
  const file = await fileOf(canvas)
  return { bitmap: await bitmapOf(canvas), file }
}

function drawn(bitmap: ImageBitmap, width: number, height: number): MemoryCanvas {
  const canvas = memoryCanvas(width, height)
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/**
 * Decodes a photo to a copy and its file.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export const decodeProxy = async (file: Blob, { side, ...size }: Decoding): Promise<PhotoProxy> =>
  proxyOf(await decodeToCanvas({ file, ...size }, side))

/**
 * Decodes a photo to a copy without a file.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export const decodeBitmap = async (file: Blob, { side, ...size }: Decoding): Promise<ImageBitmap> =>
  bitmapOf(await decodeToCanvas({ file, ...size }, side))

/** A smaller copy of a decoded one. */
export async function shrunk(bitmap: ImageBitmap, side: number): Promise<PhotoProxy> {
  const scale = Math.min(side / Math.max(bitmap.width, bitmap.height), 1)
  return proxyOf(
    drawn(bitmap, Math.max(Math.round(bitmap.width * scale), 1), Math.max(Math.round(bitmap.height * scale), 1)),
  )
}

/** The file of a copy for the draft; null when the browser cannot encode it. */
export const encoded = (bitmap: ImageBitmap): Promise<Blob | null> => fileOf(drawn(bitmap, bitmap.width, bitmap.height))
