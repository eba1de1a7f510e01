import { trustedWorker } from '~/lib/trusted-types'
import type { DatesAnswer, DatesRequest } from './dates-worker'
import workerAddress from './dates-worker?worker&url'
import type { Months } from './file-date'
import type { FileDates, FileProblem, ReadDates } from './read-dates'

/** As much as a large calendar has. Contacts with photos may have more. */
const FILE_MAX_BYTES = 10_000_000
/** A rule of an event may have no end. */
const LONGEST_MS = 2_000

/** Why a file offers no dates, for the shopper. */
export class DatesRefused extends Error {
  override readonly name = 'DatesRefused'
}

const UNUSUAL =
  'This file is unusual, and we could not read it. Export only the calendar that you need, or type your dates yourself.'
const NOT_LOADED = 'We could not load what reads your file. Check your connection, then choose the file again.'
const NOT_OPENED = 'We could not open this file. Choose it again.'
const TOO_LARGE = 'This file is larger than 10 MB. Export just one calendar, or your contacts without their photos.'

const PROBLEMS: Record<FileProblem, string> = {
  empty: 'This file is empty. Export your calendar once more, then choose the new file.',
  zip: 'This is a zip file. Open it first, then choose a file from it that ends in .ics or .vcf.',
  'no calendar': 'This is not a calendar or a list of contacts. Choose a file that ends in .ics or .vcf.',
  'no birthdays': 'None of the contacts in this file has a birthday. Add them in your contacts, or type them here.',
  'no dates': 'This file has no dates in the months of your calendar. Choose another file, or another first month.',
}

type DatesWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const startWorker = (): DatesWorker => new Worker(trustedWorker(workerAddress), { type: 'module' })

/** The worker's answer. The time counts from when its code is there, not while it loads. */
function answerOf(request: DatesRequest, worker: DatesWorker, signal: AbortSignal): Promise<FileDates> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const refuse = (message: string) => end(() => reject(new DatesRefused(message)))
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.onerror = () => refuse(timer === undefined ? NOT_LOADED : UNUSUAL)
    worker.onmessage = ({ data }: MessageEvent<DatesAnswer>) => {
      if (data === 'ready') {
        timer = setTimeout(() => refuse(UNUSUAL), LONGEST_MS)
        worker.postMessage(request, [request.bytes.buffer])
      } else if (data === null) refuse(UNUSUAL)
      else end(() => resolve(data))
    }
  })
}

/**
 * Reads the dates of a file on the device. Nothing of it is sent.
 *
 * @throws DatesRefused with what to do, or the reason of the signal
 */
export async function readDatesFile(
  file: File,
  months: Months,
  signal: AbortSignal,
  start: () => DatesWorker = startWorker,
): Promise<ReadDates> {
  if (file.size > FILE_MAX_BYTES) throw new DatesRefused(TOO_LARGE)
  const bytes = await file.arrayBuffer().catch(() => {
    throw new DatesRefused(NOT_OPENED)
  })
  signal.throwIfAborted()
  const read = await answerOf({ bytes: new Uint8Array(bytes), months }, start(), signal)
  if (read.problem !== null) throw new DatesRefused(PROBLEMS[read.problem])
  return read
}
