import { type DecodedPhoto, decodeToCanvas } from '~/lib/photos/decode-photo'
import { bitmapOf, contextOf, encodedCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { isTransparent, markTransparent } from './transparent-bitmaps'

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

/** A PNG keeps what is see-through; of any other picture a JPEG is smaller. */
const fileOf = ({ canvas, isTransparent: isSeenThrough }: DecodedPhoto): Promise<Blob | null> =>
  encodedCanvas(canvas, isSeenThrough ? 'image/png' : 'image/jpeg', PROXY_QUALITY).catch(() => null)

const bitmapFrom = async ({ canvas, isTransparent: isSeenThrough }: DecodedPhoto): Promise<ImageBitmap> =>
  isSeenThrough ? markTransparent(await bitmapOf(canvas)) : bitmapOf(canvas)

async function proxyOf(decoded: DecodedPhoto): Promise<PhotoProxy> {
  const file = await fileOf(decoded)
  return { bitmap: await bitmapFrom(decoded), file }
}

function drawn(bitmap: ImageBitmap, width: number, height: number): DecodedPhoto {
  const canvas = memoryCanvas(width, height)
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height)
  return { canvas, isTransparent: isTransparent(bitmap) }
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
  bitmapFrom(await decodeToCanvas({ file, ...size }, side))

/** A smaller copy of a decoded one. */
export async function shrunk(bitmap: ImageBitmap, side: number): Promise<PhotoProxy> {
  const scale = Math.min(side / Math.max(bitmap.width, bitmap.height), 1)
  return proxyOf(
    drawn(bitmap, Math.max(Math.round(bitmap.width * scale), 1), Math.max(Math.round(bitmap.height * scale), 1)),
  )
}

/** The file of a copy for the draft; null when the browser cannot encode it. */
export const encoded = (bitmap: ImageBitmap): Promise<Blob | null> => fileOf(drawn(bitmap, bitmap.width, bitmap.height))
