import { trustedWorker } from '~/lib/trusted-types'
import type { Drawing } from './draw-mock-up'
import workerAddress from './mock-up-worker?worker&url'

/** First the photo, then the folders of the pictures, one at a time. */
export type Question = ImageBitmap | string

/** Null where the picture cannot be drawn on. */
export type Answer = Drawing | null

export interface MockUpDrawer {
  /** Draws the photo on the picture of a folder. Call it again only after the answer. */
  draw(base: string): Promise<Answer>
  stop(): void
}

/** Draws a photo on pictures in a worker, so that the page stays responsive. */
export function mockUpDrawer(photo: ImageBitmap): MockUpDrawer {
  const worker = new Worker(trustedWorker(workerAddress), { type: 'module' })
  const ask = (question: Question) => worker.postMessage(question)
  ask(photo)
  return {
    draw: (base) =>
      new Promise((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
        worker.onerror = () => resolve(null)
        ask(base)
      }),
    stop: () => worker.terminate(),
  }
}
