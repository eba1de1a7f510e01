import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown'

const { setNow, effects } = vi.hoisted(() => ({
  setNow: vi.fn(),
  effects: [] as { end: (() => void) | undefined; deps: unknown[] }[],
}))
// Effects run during the render, and the test reads what they set and ends them.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => (() => void) | undefined, deps: unknown[]) => void effects.push({ end: effect(), deps }),
  useState: (initial: () => number) => [initial(), setNow],
}))

const NOW = Date.parse('2026-11-21T00:00:00Z')
const draw = (left: number) => renderToStaticMarkup(createElement(Countdown, { end: NOW + left, label: 'Time left' }))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  setNow.mockClear()
  effects.length = 0
})
afterEach(() => vi.useRealTimers())

describe('a countdown on the page', () => {
  it('ticks each second', () => {
    draw(90_061_000)
    vi.advanceTimersByTime(999)
    expect(setNow).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(setNow).toHaveBeenCalledWith(NOW + 1000)
    vi.advanceTimersByTime(2000)
    expect(setNow).toHaveBeenLastCalledWith(NOW + 3000)
  })

  it('shows days, hours, minutes and seconds as two digits', () => {
    expect(
      draw(90_061_000)
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['01', 'days', '01', 'hours', '01', 'minutes', '01', 'seconds'])
  })

  it('is the last day, without a tick, more than seven days before its end', () => {
    const day = 86_400_000
    expect(draw(7 * day)).toContain('role="timer"')
    expect(draw(7 * day + 1)).toBe(
      '<span>Until <time dateTime="2026-11-28" class="font-semibold">28/11/2026</time></span>',
    )
    setNow.mockClear()
    vi.clearAllTimers()
    draw(8 * day)
    vi.advanceTimersByTime(5000)
    expect(setNow).toHaveBeenCalledTimes(0)
  })

  it('renders nothing after its end, and stops ticking', () => {
    expect(draw(0)).toBe('')
    vi.advanceTimersByTime(5000)
    expect(setNow).toHaveBeenCalledTimes(0)
    expect(draw(6000)).not.toBe('')
    const [over, running] = effects
    // React ends the effect of the running countdown, since its dependencies change with the end.
    expect(running?.deps).not.toEqual(over?.deps)
    running?.end?.()
    vi.advanceTimersByTime(5000)
    expect(setNow).toHaveBeenCalledTimes(0)
  })
})
