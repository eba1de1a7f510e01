import { createElement, type HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoplay } from './use-autoplay'

// Effects run during the render, so the test needs no browser.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => void effect(),
}))

const tick = vi.fn()
let handlers: HTMLAttributes<HTMLElement>

function AutoplayProbe() {
  handlers = useAutoplay(5_000, true, tick).handlers as HTMLAttributes<HTMLElement>
  return null
}
const render = (prefersReducedMotion = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  renderToStaticMarkup(createElement(AutoplayProbe))
}
type Handler = (event: object) => void

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
    ['a pointer', 'onPointerEnter', 'onPointerLeave'],
    ['a touch', 'onTouchStart', 'onTouchEnd'],
    ['a cancelled touch', 'onTouchStart', 'onTouchCancel'],
  ] as const)('pauses during %s and continues after it', (_, start, end) => {
    render()
    ;(handlers[start] as Handler)({})
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
    ;(handlers[end] as Handler)({})
    vi.advanceTimersByTime(5_000)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('starts paused with prefers-reduced-motion', () => {
    render(true)
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
  })
})
