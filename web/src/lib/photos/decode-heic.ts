import { trustedWorker } from '../trusted-types'
import type { Frame } from './element-frame'
import type { HeicAnswer, HeicRequest } from './heic-worker'
import workerAddress from './heic-worker?worker&url'

const answerOf = (request: HeicRequest): Promise<HeicAnswer> =>
  new Promise((resolve) => {
    const worker = new Worker(trustedWorker(workerAddress), { type: 'module' })
    const end = (answer: HeicAnswer) => {
      // The memory of the decoder never shrinks, so each photo has its own.
      worker.terminate()
      resolve(answer)
    }
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => end(data)
    // The script of the worker did not load.
    worker.onerror = () => end('not loaded')
    worker.postMessage(request)
  })

/**
 * Decodes a HEIC photo with libheif in a worker, for browsers that cannot. Of several pictures it is the one that the
 * file calls its own.
 *
 * @returns null where the decoder did not load
 * @throws where the file cannot be decoded
 */
export async function heicFrame(request: HeicRequest, colorSpace: PredefinedColorSpace): Promise<Frame | null> {
  const answer = await answerOf(request)
  if (answer === 'not loaded') return null
  if (!answer) throw new Error('This HEIC cannot be decoded')
  const picture = await createImageBitmap(
    new ImageData(answer.data, answer.width, answer.height, { colorSpace: answer.colorSpace ?? colorSpace }),
  )
  return { picture, close: () => picture.close() }
}
