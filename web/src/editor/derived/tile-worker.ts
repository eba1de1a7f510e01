import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import { changedJpeg, type PixelChange } from './changed-jpeg'

export interface TileRequest extends PixelChange {
  bitmap: ImageBitmap
}

async function encode({ bitmap, ...change }: TileRequest): Promise<Blob> {
  const canvas = memoryCanvas(bitmap.width, bitmap.height)
  contextOf(canvas).drawImage(bitmap, 0, 0)
  bitmap.close()
  return changedJpeg(canvas, change, async () => {})
}

addEventListener('message', async ({ data }: MessageEvent<TileRequest>) => {
  postMessage(await encode(data).catch(() => null))
})
