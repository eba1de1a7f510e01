import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DatesAnswer, DatesRequest } from './dates-worker'
import { DatesRefused, readDatesFile } from './read-dates-file'

const MONTHS = { first: '2027-07', last: '2028-06' }
const READ = { problem: null, dates: [], more: 0, unread: 2, isGuessed: false, isAgeKnown: true } as const

/** A worker whose answers the test sends. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  readonly asked: DatesRequest[] = []
  isEnded = false
  postMessage = (request: DatesRequest) => void this.asked.push(request)
  terminate = () => {
    this.isEnded = true
  }
  say = (data: DatesAnswer) => this.onmessage?.({ data } as MessageEvent)
  fail = () => this.onerror?.({} as ErrorEvent)
}

const file = (text = 'BEGIN:VCALENDAR') => new File([text], 'family.ics')

async function reading(from = file()) {
  const worker = new FakeWorker()
  const stop = new AbortController()
  const read = readDatesFile(from, MONTHS, stop.signal, () => worker).catch((error: Error) => error)
  await vi.waitFor(() => expect(worker.onmessage).not.toBeNull())
  return { worker, stop, read }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('the dates of a file', () => {
  it('are read by a worker that gets the file once it is there, and ends with its answer', async () => {
    const { worker, read } = await reading()
    expect(worker.asked).toEqual([])
    worker.say('ready')
    expect(worker.asked).toMatchObject([{ months: { first: '2027-07', last: '2028-06' } }])
    expect(new TextDecoder().decode(worker.asked[0]?.bytes)).toBe('BEGIN:VCALENDAR')
    worker.say(READ)
    expect(await read).toEqual(READ)
    expect(worker.isEnded).toBe(true)
  })

  it('are given up after two seconds, which do not run while the code loads', async () => {
    const { worker, read } = await reading()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(worker.isEnded).toBe(false)
    worker.say('ready')
    await vi.advanceTimersByTimeAsync(1_900)
    expect(worker.isEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(worker.isEnded).toBe(true)
    expect(await read).toEqual(
      new DatesRefused(
        'This file is unusual, and we could not read it. Export only the calendar that you need, or type your dates yourself.',
      ),
    )
  })

  it.each([
    [{ problem: 'empty' }, /^This file is empty\. Export/],
    [{ problem: 'zip' }, /zip file\. Open it first/],
    [{ problem: 'no calendar' }, /not a calendar or a list of contacts\. Choose a file/],
    [{ problem: 'no birthdays' }, /None of the contacts in this file has a birthday\. Add/],
    [{ problem: 'no dates' }, /no dates in the months of your calendar\. Choose/],
    [null, /^This file is unusual/],
  ] as const)('that the worker answers with %j says what to do', async (answer, message) => {
    const { worker, read } = await reading()
    worker.say('ready')
    worker.say(answer)
    expect(((await read) as Error).message).toMatch(message)
  })

  it('say when the code did not load, and when it broke', async () => {
    const early = await reading()
    early.worker.fail()
    expect(((await early.read) as Error).message).toMatch(/Check your connection/)
    const late = await reading()
    late.worker.say('ready')
    late.worker.fail()
    expect(((await late.read) as Error).message).toMatch(/^This file is unusual/)
  })

  it('of a file above 10 MB are not read', async () => {
    const huge = file()
    Object.defineProperty(huge, 'size', { value: 10_000_001 })
    const start = vi.fn()
    await expect(readDatesFile(huge, MONTHS, new AbortController().signal, start)).rejects.toThrow(/larger than 10 MB/)
    expect(start).not.toHaveBeenCalled()
  })

  it('of a file that cannot be opened ask for it again', async () => {
    const gone = file()
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    await expect(readDatesFile(gone, MONTHS, new AbortController().signal)).rejects.toThrow(
      'We could not open this file. Choose it again.',
    )
  })

  it('are not waited for once the dialog is closed', async () => {
    const { worker, stop, read } = await reading()
    worker.say('ready')
    stop.abort()
    expect(worker.isEnded).toBe(true)
    expect(((await read) as Error).name).toBe('AbortError')
  })
})
