import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './Countdown'
import { textsOf } from './testing/drawn'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const DAY = 86_400_000
const draw = (left: number) => render(<Countdown end={NOW + left} label="Time left" />).container
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** The digits and units that are shown. */
const partsOf = (drawn: HTMLElement) => textsOf(drawn, '[role="timer"] span span')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('a countdown on the page', () => {
  it('ticks each second', () => {
    const drawn = draw(90_061_000)
    pass(999)
    expect(partsOf(drawn).at(-2)).toBe('01')
    pass(1)
    expect(partsOf(drawn).at(-2)).toBe('00')
    pass(2000)
    expect(partsOf(drawn)).toEqual(['01', 'days', '01', 'hours', '00', 'minutes', '58', 'seconds'])
  })

  it('shows days, hours, minutes and seconds as two digits', () => {
    expect(partsOf(draw(90_061_000))).toEqual(['01', 'days', '01', 'hours', '01', 'minutes', '01', 'seconds'])
  })

  it('is the last day, without a tick, more than seven days before its end', () => {
    expect(draw(7 * DAY).querySelector('[role="timer"]')).not.toBeNull()
    vi.clearAllTimers()
    const far = draw(7 * DAY + 1)
    expect(far.innerHTML).toBe(
      '<span>Until <time datetime="2026-11-28" class="font-semibold">Sat 28 November</time></span>',
    )
    expect(vi.getTimerCount()).toBe(0)
    draw(8 * DAY)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('renders nothing after its end, and stops ticking', () => {
    expect(draw(0).innerHTML).toBe('')
    expect(vi.getTimerCount()).toBe(0)
    const running = draw(6000)
    expect(partsOf(running).slice(-2)).toEqual(['06', 'seconds'])
    expect(vi.getTimerCount()).toBe(1)
    pass(6000)
    expect(running.innerHTML).toBe('')
    expect(vi.getTimerCount()).toBe(0)
  })
})
