import { maskRows } from '@kea/photo/mask-rows'
import { maskTrailer } from '@kea/photo/photo-mask'
import { fillTransparent } from './fill-transparent'
import { contextOf, encodedCanvas, type MemoryCanvas } from './memory-canvas'
import { PhotoRefused } from './photo-refusal'

/** Rows that are looked at together. */
const ROWS = 256
/** Below 1 browsers halve the resolution of the colours, which shows in the lettering of a logo. */
const QUALITY = 1

/** True where all pixels of a canvas have this opacity in 0..255. */
export function hasOpacity(
  { width, height }: MemoryCanvas,
  context: ReturnType<typeof contextOf>,
  opacity: number,
): boolean {
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top))
    for (let at = 3; at < data.length; at += 4) if (data[at] !== opacity) return false
  }
  return true
}

/**
 * A picture as a JPEG, with its see-through parts as a mask behind it. The canvas is changed. One without such parts is
 * a plain JPEG.
 *
 * @param quality of a plain one
 * @throws PhotoRefused where the browser cannot pack a mask
 */
export async function maskedJpeg(
  canvas: MemoryCanvas,
  quality: number,
  settings?: CanvasRenderingContext2DSettings,
): Promise<Blob> {
  const { width, height } = canvas
  const context = contextOf(canvas, settings)
  if (hasOpacity(canvas, context, 255)) return encodedCanvas(canvas, 'image/jpeg', quality)
  if (typeof CompressionStream === 'undefined') {
    throw new PhotoRefused(
      'This browser can’t print see-through pictures. Update it, or choose a copy with a background.',
    )
  }
  const rows = await maskRows(width, height, (top, count) => {
    const { data } = context.getImageData(0, top, width, count)
    const opacity = new Uint8Array(width * count)
    for (let at = 0; at < opacity.length; at += 1) opacity[at] = data[at * 4 + 3] ?? 0
    return opacity
  })
  fillTransparent(canvas, settings)
  const jpeg = await encodedCanvas(canvas, 'image/jpeg', QUALITY)
  return new Blob([jpeg, maskTrailer(width, height, rows)], { type: 'image/jpeg' })
}
