import type { Months } from './file-date'
import { type FileDates, readDates } from './read-dates'

export interface DatesRequest {
  bytes: Uint8Array<ArrayBuffer>
  months: Months
}

/** First the word that the code is there, then the answer; null where the file cannot be read. */
export type DatesAnswer = 'ready' | FileDates | null

const say = (answer: DatesAnswer) => postMessage(answer)

addEventListener('message', ({ data: { bytes, months } }: MessageEvent<DatesRequest>) => {
  try {
    say(readDates(bytes, months))
  } catch {
    say(null)
  }
})

say('ready')
