import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForConnection } from './connection'

let target: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  target = new EventTarget()
  vi.stubGlobal('window', target)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a pause of an upload', () => {
  it('ends after its time', async () => {
    const done = vi.fn()
    const wait = waitForConnection(1000, new AbortController().signal).then(done)
    await vi.advanceTimersByTimeAsync(999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await wait
    expect(done).toHaveBeenCalledOnce()
  })

  it('ends when the connection is back, and its timer with it', async () => {
    const wait = waitForConnection(1000, new AbortController().signal)
    target.dispatchEvent(new Event('online'))
    expect(await wait).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with the reason of the abort', async () => {
    const stop = new AbortController()
    const wait = waitForConnection(1000, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(wait).rejects.toThrow('stopped')
    expect(vi.getTimerCount()).toBe(0)
  })
})
