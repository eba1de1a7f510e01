import type { DerivedPlan } from '@kea/design/look/derived-plan'
import { lookNumbers } from '@kea/design/look/look-curves'
import type { PhotoLook } from '@kea/design/look/photo-look'
import { bitmapOf, type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import { openFrame } from '~/lib/photos/photo-frame'
import { PhotoRefused } from '~/lib/photos/photo-refusal'
import { trustedWorker } from '~/lib/trusted-types'
import { changedJpeg, type PixelChange } from './changed-jpeg'
import type { TileRequest } from './tile-worker'
import workerAddress from './tile-worker?worker&url'

interface TileSource {
  file: Blob
  widthPx: number
  heightPx: number
}

/** Null where the browser has no worker that draws. */
function startWorker(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return null
  return new Worker(trustedWorker(workerAddress), { type: 'module' })
}

const answerOf = (worker: Worker, request: TileRequest): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('We could not prepare your photo for print. Please try again.'))
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => (data ? resolve(data) : fail())
    worker.onerror = () =>
      reject(
        new PhotoRefused(
          'The part of our shop that prepares photos for print did not load. Check your connection and try again.',
        ),
      )
    worker.postMessage(request, [request.bitmap])
  })

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function encoded(worker: Worker | null, canvas: MemoryCanvas, change: PixelChange): Promise<Blob> {
  if (!worker) return changedJpeg(canvas, change, turn)
  return answerOf(worker, { bitmap: await bitmapOf(canvas), ...change })
}

/**
 * Makes the tiles of a plan, one after the other: the photo is decoded at their scale, and only one tile is in memory.
 *
 * @param take called with each tile; the next one is made after it
 */
export async function makeTiles(
  photo: TileSource,
  { widthPx, heightPx, tiles }: DerivedPlan,
  look: PhotoLook,
  take: (jpeg: Blob, tile: DerivedPlan['tiles'][number]) => Promise<void>,
): Promise<void> {
  const numbers = lookNumbers(look)
  const frame = await openFrame(photo, widthPx / photo.widthPx).catch(() => {
    throw new PhotoRefused('We could not open your photo to prepare it for print. Please choose it again.')
  })
  const worker = startWorker()
  try {
    for (const tile of tiles) {
      const canvas = memoryCanvas(tile.widthPx, tile.heightPx)
      // The whole photo is drawn beyond the canvas, so that neighbours are scaled alike.
      frame.drawOn(canvas, { x: -tile.x, y: -tile.y, width: widthPx, height: heightPx })
      await take(await encoded(worker, canvas, { numbers, isTransparent: frame.isTransparent }), tile)
    }
  } finally {
    frame.close()
    worker?.terminate()
  }
}
