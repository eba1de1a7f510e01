import { describe, expect, it, vi } from 'vitest'
import { LazyCode } from './lazy-code'

const once = <T>(load: () => Promise<T>) => load()
const failing = () => vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('blocked'))

describe('code that loads on demand', () => {
  it('is loaded once for all places', async () => {
    const load = vi.fn(async () => 'code')
    const code = new LazyCode(load, once)
    expect(code.read()).toBe(null)
    expect([await code.first(), await code.first()]).toEqual(['code', 'code'])
    expect([load.mock.calls.length, code.read()]).toEqual([1, 'code'])
  })

  it('that did not come is loaded again on request, and the places that wait for it are told', async () => {
    const code = new LazyCode(failing(), once)
    const tell = vi.fn()
    code.subscribe(tell)
    await expect(code.first()).rejects.toThrow('blocked')
    expect([await code.again(), code.read(), tell.mock.calls.length]).toEqual([true, 'code', 1])
  })

  it('that does not come again tells so', async () => {
    const code = new LazyCode(() => Promise.reject(new TypeError('blocked')), once)
    const tell = vi.fn()
    code.subscribe(tell)
    await expect(code.first()).rejects.toThrow('blocked')
    expect([await code.again(), code.read(), tell.mock.calls.length]).toEqual([false, null, 0])
  })

  it('that did not come is loaded by the next place after the last one has gone', async () => {
    const load = failing()
    const code = new LazyCode(load, once)
    const leave = [code.subscribe(() => {}), code.subscribe(() => {})]
    await expect(code.first()).rejects.toThrow('blocked')
    leave[0]?.()
    await expect(code.first()).rejects.toThrow('blocked')
    leave[1]?.()
    expect([await code.first(), load.mock.calls.length]).toEqual(['code', 2])
  })

  it('that did not come after its place has gone is loaded by the next place', async () => {
    vi.useFakeTimers()
    const load = failing()
    const code = new LazyCode(load, once)
    await expect(code.first()).rejects.toThrow('blocked')
    // A place that waited for it is drawn again.
    await expect(code.first()).rejects.toThrow('blocked')
    vi.advanceTimersByTime(1000)
    expect([await code.first(), load.mock.calls.length]).toEqual(['code', 2])
    vi.useRealTimers()
  })
})
