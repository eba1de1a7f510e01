import { createElement, type HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAutoplay } from './use-autoplay'

// Effects run as the component is drawn: nothing here needs a browser.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => void effect(),
}))

const tick = vi.fn()
let watch: HTMLAttributes<HTMLElement>

function Moving() {
  watch = useAutoplay(5_000, true, tick).watch as HTMLAttributes<HTMLElement>
  return null
}
const begin = (prefersStillness = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }))
  renderToStaticMarkup(createElement(Moving))
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

describe('what moves by itself', () => {
  it.each([
    ['a pointer', 'onPointerEnter', 'onPointerLeave'],
    ['a touch', 'onTouchStart', 'onTouchEnd'],
    ['a touch that ends elsewhere', 'onTouchStart', 'onTouchCancel'],
  ] as const)('rests under %s and goes on after it', (_, start, end) => {
    begin()
    ;(watch[start] as Handler)({})
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
    ;(watch[end] as Handler)({})
    vi.advanceTimersByTime(5_000)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('never begins where motion is not wanted', () => {
    begin(true)
    vi.advanceTimersByTime(20_000)
    expect(tick).toHaveBeenCalledTimes(0)
  })
})
