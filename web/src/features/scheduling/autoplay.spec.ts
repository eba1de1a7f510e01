import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Autoplay } from './autoplay'

const tick = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  tick.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('autoplay', () => {
  it('ticks at its interval, until it is stopped', () => {
    const autoplay = new Autoplay(3_000, tick)
    vi.advanceTimersByTime(2_999)
    expect(tick).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(3_001)
    expect(tick).toHaveBeenCalledTimes(2)
    autoplay.stop()
    vi.advanceTimersByTime(9_000)
    expect(tick).toHaveBeenCalledTimes(2)
  })

  it('pauses while there is a reason to pause', () => {
    const autoplay = new Autoplay(5_000, tick)
    autoplay.setPause('pointer', true)
    autoplay.setPause('focus', true)
    autoplay.setPause('pointer', false)
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
    autoplay.setPause('focus', false)
    vi.advanceTimersByTime(5_000)
    expect(tick).toHaveBeenCalledTimes(1)
    autoplay.stop()
  })

  it('never starts with a reason to pause from the beginning', () => {
    const autoplay = new Autoplay(1_000, tick, ['reduced-motion'])
    autoplay.setPause('pointer', true)
    autoplay.setPause('pointer', false)
    vi.advanceTimersByTime(10_000)
    expect(tick).toHaveBeenCalledTimes(0)
    autoplay.stop()
  })
})
