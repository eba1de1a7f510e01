import { describe, expect, it, vi } from 'vitest'
import { withRetry } from './with-retry'

const wait = () => Promise.resolve()

describe('code that comes on demand', () => {
  it('is loaded once when the first try succeeds', async () => {
    const load = vi.fn(async () => 'code')
    expect(await withRetry(load, wait)).toBe('code')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is tried again after a pause', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('offline'))
    const pause = vi.fn(wait)
    expect(await withRetry(load, pause)).toBe('code')
    expect([load.mock.calls.length, pause.mock.calls.length]).toEqual([2, 1])
  })

  it('rejects after the last try', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('gone')))
    await expect(withRetry(load, wait)).rejects.toThrow('gone')
    expect(load).toHaveBeenCalledTimes(3)
  })
})
