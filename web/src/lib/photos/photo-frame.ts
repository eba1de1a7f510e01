import { FOOT_BYTES, maskLength } from '@kea/photo/photo-mask'
import { elementFrame, type Frame } from './element-frame'
import { bitmapOf, contextOf, type MemoryCanvas, memoryCanvas } from './memory-canvas'

export interface PhotoFile {
  file: Blob
  /** The bytes of the file, if they are there: a stream of the file takes longer. */
  bytes?: Uint8Array<ArrayBuffer>
  widthPx: number
  heightPx: number
}

/** A decoded photo. */
export interface PhotoFrame {
  /** True where something is seen through it. */
  isTransparent: boolean
  /** Draws all of the photo into this box of an empty canvas, beyond its edges too. */
  drawOn: (canvas: MemoryCanvas, box: { x: number; y: number; width: number; height: number }) => void
  close: () => void
}

type Box = Parameters<PhotoFrame['drawOn']>[1]

/** JPEG decoders scale by eighths while they decode. */
const EIGHTHS = 8
/** Rows whose pixels are changed together. */
const ROWS = 256
/** Frames of at most so many pixels are copied. */
const COPIED_PX = 500_000

/**
 * A copy of a small frame of a decoder; null where it cannot be copied as it is seen. Chromium keeps the pixels of each frame that
 * was drawn: those of the small pictures of 400 photos would take 300 MB.
 */
async function copyOf(image: VideoFrame): Promise<ImageBitmap | null> {
  const { displayWidth: width, displayHeight: height } = image
  const { rotation = 0, flip = false } = image as VideoFrame & { rotation?: number; flip?: boolean }
  if (width * height > COPIED_PX || rotation !== 0 || flip) return null
  try {
    const pixels = new Uint8ClampedArray(4 * width * height)
    if (image.allocationSize({ format: 'RGBA' }) !== pixels.length) return null
    await image.copyTo(pixels, { format: 'RGBA' })
    const canvas = memoryCanvas(width, height)
    contextOf(canvas).putImageData(new ImageData(pixels, width, height), 0, 0)
    return await bitmapOf(canvas)
  } catch {
    return null
  }
}

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
    const copy = 'rotation' in image ? await copyOf(image) : null
    if (copy) {
      image.close()
      return { picture: copy, close: () => copy.close() }
    }
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

/** The mask behind a photo, as a picture of its own. */
async function maskOf({ file, bytes }: PhotoFile): Promise<Frame | null> {
  const at = Math.max(file.size - FOOT_BYTES, 0)
  const foot = bytes?.slice(at) ?? new Uint8Array(await file.slice(at).arrayBuffer())
  const length = maskLength(foot, file.size)
  return length === 0 ? null : elementFrame(file.slice(at - length, at, 'image/png'))
}

/** Makes the pixels as opaque as the mask is bright. */
function applyMask(canvas: MemoryCanvas, { picture }: Frame, { x, y, width, height }: Box): void {
  const own = memoryCanvas(canvas.width, canvas.height)
  const [context, grey] = [contextOf(canvas), contextOf(own)]
  grey.drawImage(picture, x, y, width, height)
  for (let top = 0; top < canvas.height; top += ROWS) {
    const rows = Math.min(ROWS, canvas.height - top)
    const pixels = context.getImageData(0, top, canvas.width, rows)
    const mask = grey.getImageData(0, top, canvas.width, rows).data
    for (let at = 0; at < mask.length; at += 4) pixels.data[at + 3] = mask[at] ?? 0
    context.putImageData(pixels, 0, top)
  }
}

/** A photo decoded at about `scale` or larger, ready to be drawn. */
export async function openFrame(photo: PhotoFile, scale: number): Promise<PhotoFrame> {
  const mask = await maskOf(photo)
  const whole = () =>
    elementFrame(photo.file).catch((error: unknown) => {
      mask?.close()
      throw error
    })
  const frame = (await scaledFrame(photo, scale)) ?? (await whole())
  return {
    // Our small copies of see-through photos are PNGs.
    isTransparent: mask !== null || photo.file.type === 'image/png',
    drawOn: (canvas, box) => {
      contextOf(canvas).drawImage(frame.picture, box.x, box.y, box.width, box.height)
      if (mask) applyMask(canvas, mask, box)
    },
    close: () => {
      frame.close()
      mask?.close()
    },
  }
}
