import type { DesignPhoto } from '@kea/design/document/document'
import { trustedWorker } from '~/lib/trusted-types'
import workerAddress from './measure-worker?worker&url'

/** What is found out about a photo by looking at it; null for what is unknown. */
export interface Measured {
  subject: NonNullable<DesignPhoto['subject']> | null
  likeness: NonNullable<DesignPhoto['likeness']> | null
}

export interface MeasureQuestion {
  id: number
  picture: ImageData
}

export interface MeasureAnswer extends Measured {
  id: number
}

const NOTHING: Measured = { subject: null, likeness: null }

/** The longer side of the picture that is looked at. More pixels take longer and find the same. */
const SIDE = 160
/** A worker that does not answer holds up no photo. */
const LONGEST_MS = 4_000

let worker: Worker | null = null
let asked = 0

/** The pixels of a picture, small. */
function smallPixels(bitmap: ImageBitmap): ImageData | null {
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) return null
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return ctx.getImageData(0, 0, canvas.width, canvas.height)
}

/** Measures a photo. A worker looks, so that the page stays responsive. */
export function measurePhoto(bitmap: ImageBitmap): Promise<Measured> {
  const picture = smallPixels(bitmap)
  if (!picture) return Promise.resolve(NOTHING)
  const thread = worker ?? new Worker(trustedWorker(workerAddress), { type: 'module' })
  worker = thread
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    const end = ({ subject, likeness }: Measured) => {
      clearTimeout(timer)
      thread.removeEventListener('message', onAnswer)
      thread.removeEventListener('error', onLost)
      resolve({ subject, likeness })
    }
    const onAnswer = ({ data }: MessageEvent<MeasureAnswer>) => data.id === id && end(data)
    const onError = () => end(NOTHING)
    // The next photo starts another one.
    const onLost = () => {
      if (worker === thread) worker = null
      end(NOTHING)
    }
    const timer = setTimeout(onError, LONGEST_MS)
    thread.addEventListener('message', onAnswer)
    thread.addEventListener('error', onLost)
    const question: MeasureQuestion = { id, picture }
    thread.postMessage(question)
  })
}
