import type { LookNumbers } from '@kea/design/look/look-curves'
import { contextOf, memoryCanvas } from '~/lib/photos/memory-canvas'
import { changedJpeg } from './changed-jpeg'

export interface TileRequest {
  bitmap: ImageBitmap
  numbers: LookNumbers
}

async function encode({ bitmap, numbers }: TileRequest): Promise<Blob> {
  const canvas = memoryCanvas(bitmap.width, bitmap.height)
  contextOf(canvas).drawImage(bitmap, 0, 0)
  bitmap.close()
  return changedJpeg(canvas, numbers, async () => {})
}

addEventListener('message', async ({ data }: MessageEvent<TileRequest>) => {
  postMessage(await encode(data).catch(() => null))
})
