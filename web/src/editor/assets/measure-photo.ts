import type { DesignPhoto } from '@kea/design/document/document'
import { SHARPNESS_SIDE } from '@kea/design/look/sharpness'
import { trustedWorker } from '~/lib/trusted-types'
import workerAddress from './measure-worker?worker&url'

/** What is found out about a photo by looking at it; null for what is unknown. */
export interface Measured {
  subject: NonNullable<DesignPhoto['subject']> | null
  likeness: NonNullable<DesignPhoto['likeness']> | null
  /** Of pictures of SHARPNESS_SIDE or more; of a smaller one it says nothing. */
  sharpness: NonNullable<DesignPhoto['sharpness']> | null
}

export interface MeasureQuestion {
  id: number
  picture: ImageData
  /** The same, as large as its sharpness is measured. */
  fine: ImageData
}

export interface MeasureAnswer extends Measured {
  id: number
}

const NOTHING: Measured = { subject: null, likeness: null, sharpness: null }

/** The longer side of the picture that is looked at. More pixels take longer and find the same. */
const SIDE = 160
/** A worker that does not answer holds up no photo. */
const LONGEST_MS = 4_000

let worker: Worker | null = null
let asked = 0

/** The pixels of a picture whose longer side is at most `side`. */
function pixelsOf(bitmap: ImageBitmap, side: number): ImageData | null {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) return null
  ctx.imageSmoothingQuality = 'high'
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return ctx.getImageData(0, 0, canvas.width, canvas.height)
}

/** Measures a photo. A worker looks, so that the page stays responsive. */
export function measurePhoto(bitmap: ImageBitmap): Promise<Measured> {
  const [picture, fine] = [pixelsOf(bitmap, SIDE), pixelsOf(bitmap, SHARPNESS_SIDE)]
  if (!picture || !fine) return Promise.resolve(NOTHING)
  const thread = worker ?? new Worker(trustedWorker(workerAddress), { type: 'module' })
  worker = thread
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    const end = ({ subject, likeness, sharpness }: Measured) => {
      clearTimeout(timer)
      thread.removeEventListener('message', onAnswer)
      thread.removeEventListener('error', onLost)
      resolve({ subject, likeness, sharpness })
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
    const question: MeasureQuestion = { id, picture, fine }
    thread.postMessage(question, [picture.data.buffer, fine.data.buffer])
  })
}
