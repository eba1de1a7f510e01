import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoplay } from './use-autoplay'

const tick = vi.fn()

function AutoplayProbe() {
  return <section {...useAutoplay(5_000, true, tick).handlers} />
}
const draw = (prefersReducedMotion = false): Element => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  const section = render(<AutoplayProbe />).container.firstElementChild
  if (!section) throw new Error('Nothing was drawn')
  return section
}

beforeEach(() => {
  vi.useFakeTimers()
  tick.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('autoplay of an element', () => {
  it.each([
    ['a pointer', 'pointerEnter', 'pointerLeave'],
    ['a touch', 'touchStart', 'touchEnd'],
    ['a cancelled touch', 'touchStart', 'touchCancel'],
  ] as const)('pauses during %s and continues after it', (_, start, end) => {
    const section = draw()
    fireEvent[start](section)
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
    fireEvent[end](section)
    vi.advanceTimersByTime(5_000)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('starts paused with prefers-reduced-motion', () => {
    draw(true)
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
  })
})
