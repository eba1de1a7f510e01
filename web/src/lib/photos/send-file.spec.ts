import { describe, expect, it } from 'vitest'
import { MemoryUploads } from '~/editor/testing/shop-fakes'
import { sendFile } from './send-file'
import { UploadError } from './upload-failure'
import type { UploadState } from './upload-state'

const file = new Blob(['0123456789'])
const facts = { name: 'a.jpg', type: 'image/jpeg', size: 10, sha256: '' }
const lost = () => new UploadError('lost', 'No connection')

function begin(api: MemoryUploads, known: string | null = null, stop = new AbortController()) {
  const states: UploadState[] = []
  const waits: number[] = []
  const uids: string[] = []
  const sent = sendFile(
    file,
    facts,
    known,
    {
      api,
      wait: async (ms, signal) => {
        waits.push(ms)
        signal.throwIfAborted()
      },
      onState: (state) => states.push(state),
      onUid: (uid) => uids.push(uid),
    },
    stop.signal,
  )
  return { sent, states, waits, uids }
}

describe('sending a file', () => {
  it('goes in parts and arrives whole', async () => {
    const api = new MemoryUploads()
    const { sent, states } = begin(api)
    const uid = await sent
    expect(Buffer.from(await api.bytesOf(uid)).toString()).toBe('0123456789')
    expect(api.calls).toEqual(['create', 'status', 'part 0', 'part 1', 'part 2', 'complete'])
    expect(states.at(-1)).toEqual({ step: 'done', uid })
  })

  it('reports its progress, which never decreases without a loss', async () => {
    const { sent, states } = begin(new MemoryUploads())
    await sent
    const bytes = states.flatMap((state) => (state.step === 'sending' ? [state.sentBytes] : []))
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b))
    expect(bytes.at(-1)).toBe(10)
  })

  it('continues with the missing part after a lost connection', async () => {
    const api = new MemoryUploads()
    const run = begin(api)
    api.failures = []
    const original = api.putPart.bind(api)
    let broken = false
    api.putPart = async (...args) => {
      if (args[1] === 1 && !broken) {
        broken = true
        throw lost()
      }
      return original(...args)
    }
    await run.sent
    expect(api.calls.filter((call) => call === 'part 0')).toHaveLength(1)
    expect(run.states).toContainEqual({ step: 'interrupted', sentBytes: 4, totalBytes: 10 })
    expect(Buffer.from(await api.bytesOf('upload-1')).toString()).toBe('0123456789')
  })

  it('retries a backend that is down, with longer and longer pauses', async () => {
    const api = new MemoryUploads()
    api.failures = Array.from({ length: 8 }, lost)
    const { sent, waits } = begin(api)
    await sent
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('resumes an upload after a reload', async () => {
    const api = new MemoryUploads()
    const { uid } = await api.create(facts)
    await api.putPart(uid, 0, file.slice(0, 4), () => {})
    api.calls.length = 0
    await begin(api, uid).sent
    expect(api.calls).toEqual(['status', 'part 1', 'part 2', 'complete'])
  })

  it('of five parts that is cut after the second sends at most its own bytes and two parts more', async () => {
    const api = new MemoryUploads()
    const five = new Blob(['01234567890123456789'])
    const whole = { name: 'a.jpg', type: 'image/jpeg', size: five.size, sha256: 'f'.repeat(64) }
    let sent = 0
    const putPart = api.putPart.bind(api)
    const ports = { api, wait: async () => {}, onState: () => {}, onUid: () => {} }
    const page = new AbortController()
    api.putPart = async (uid, part, body, onProgress) => {
      sent += body.size
      if (part === 2 && !page.signal.aborted) {
        page.abort(new Error('The page was closed'))
        throw lost()
      }
      return putPart(uid, part, body, onProgress)
    }
    await expect(sendFile(five, whole, null, ports, page.signal)).rejects.toThrow()
    // The same photo on a new page, which does not know the first upload.
    const uid = await sendFile(five, whole, null, ports, new AbortController().signal)
    expect(uid).toBe('upload-1')
    expect(sent).toBeLessThanOrEqual(five.size + 2 * api.partSize)
    expect(Buffer.from(await api.bytesOf(uid)).toString()).toBe('01234567890123456789')
    await sendFile(five, whole, null, ports, new AbortController().signal)
    expect(sent).toBeLessThanOrEqual(five.size + 2 * api.partSize)
  })

  it('starts again when the shop no longer knows the upload', async () => {
    const api = new MemoryUploads()
    const { sent, uids } = begin(api, 'forgotten')
    expect(await sent).toBe('upload-1')
    expect(uids).toEqual(['upload-1'])
  })

  it('ends on a refusal, with the message of the shop', async () => {
    const api = new MemoryUploads()
    api.failures = [new UploadError('refused', 'You have sent 400 photos today.')]
    const { sent, states } = begin(api)
    await expect(sent).rejects.toThrow('400 photos')
    expect(states).toEqual([{ step: 'failed', message: 'You have sent 400 photos today.' }])
  })

  it('ends when it is aborted', async () => {
    const stop = new AbortController()
    stop.abort()
    await expect(begin(new MemoryUploads(), null, stop).sent).rejects.toThrow()
  })
})
