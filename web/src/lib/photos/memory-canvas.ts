/** A canvas that is not in the document. Safari before 16.4 has no `OffscreenCanvas`. */
export type MemoryCanvas = OffscreenCanvas | HTMLCanvasElement

export function memoryCanvas(width: number, height: number): MemoryCanvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** @throws with a message for the shopper */
export function contextOf(
  canvas: MemoryCanvas,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
  if (!context) throw new Error('Your browser has no memory left for pictures. Close other tabs and try again.')
  context.imageSmoothingQuality = 'high'
  return context
}

/** The picture of a canvas, which is empty afterwards. */
export const bitmapOf = async (canvas: MemoryCanvas): Promise<ImageBitmap> =>
  'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : createImageBitmap(canvas)

/** @throws where the browser cannot encode the picture */
export function encodedCanvas(canvas: MemoryCanvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas cannot be encoded')))
    canvas.toBlob(done, type, quality)
  })
}
