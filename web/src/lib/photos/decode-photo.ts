import { elementFrame, type Frame } from './element-frame'
import { bitmapOf, contextOf, type MemoryCanvas, memoryCanvas } from './memory-canvas'
import { PhotoRefused } from './photo-refusal'

interface PhotoFile {
  file: Blob
  /** The bytes of the file, if they are there: a stream of the file takes longer. */
  bytes?: Uint8Array<ArrayBuffer>
  widthPx: number
  heightPx: number
}

/** JPEG decoders scale by eighths while they decode. */
const EIGHTHS = 8

/**
 * A JPEG decoded at the next eighth of its size that is not below `scale`: the full picture is never in memory, and the
 * main thread stays free. Null where the browser cannot do this, or does not apply the EXIF orientation.
 */
async function scaledFrame({ file, bytes, widthPx, heightPx }: PhotoFile, scale: number): Promise<Frame | null> {
  if (typeof ImageDecoder === 'undefined' || file.type !== 'image/jpeg') return null
  const eighths = Math.ceil(scale * EIGHTHS)
  const desired = (side: number) => Math.ceil((side * eighths) / EIGHTHS)
  const decoder = new ImageDecoder({
    data: bytes ?? file.stream(),
    type: file.type,
    desiredWidth: desired(widthPx),
    desiredHeight: desired(heightPx),
  })
  try {
    const { image } = await decoder.decode()
    // Without a rotation of its own the frame is drawn as it is stored.
    if ('rotation' in image) return { picture: image, close: () => image.close() }
    image.close()
    return null
  } catch {
    return null
  } finally {
    decoder.close()
  }
}

/** A photo decoded at about `scale` or larger, ready to be drawn. */
export const frameOf = async (photo: PhotoFile, scale: number): Promise<Frame> =>
  (await scaledFrame(photo, scale)) ?? elementFrame(photo.file)

/**
 * Decodes a photo to at most `side` pixels a side, with the EXIF orientation applied. `createImageBitmap` of a file would
 * hold the full picture twice: half a gigabyte for 100 megapixels.
 *
 * @throws PhotoRefused when the browser cannot decode the picture
 */
export async function decodeToCanvas(photo: PhotoFile, side: number): Promise<MemoryCanvas> {
  const { widthPx, heightPx } = photo
  const scale = Math.min(side / Math.max(widthPx, heightPx), 1)
  const canvas = memoryCanvas(Math.max(Math.round(widthPx * scale), 1), Math.max(Math.round(heightPx * scale), 1))
  const context = contextOf(canvas)
  try {
    const frame = await frameOf(photo, scale)
    context.drawImage(frame.picture, 0, 0, canvas.width, canvas.height)
    frame.close()
    return canvas
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
  bitmapOf(await decodeToCanvas(photo, side))
