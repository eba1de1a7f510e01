import { afterEach, describe, expect, it, vi } from 'vitest'
import { scrollToTop, stepUp } from './scroll-steps'

afterEach(() => vi.unstubAllGlobals())

/** A window at `scrollY` whose frames run one at a time. */
function fakeWindow({ scrollY, isReduced = false }: { scrollY: number; isReduced?: boolean }) {
  const target = new EventTarget()
  const stops: number[] = []
  const frames: (() => void)[] = []
  const inputs = { added: 0, removed: 0 }
  const view = {
    scrollY,
    scrollTo: ({ top, behavior }: { top: number; behavior: string }) => {
      expect(behavior).toBe('instant')
      stops.push(top)
      view.scrollY = top
    },
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) => {
      inputs.added += 1
      target.addEventListener(...args)
    },
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) => {
      inputs.removed += 1
      target.removeEventListener(...args)
    },
  }
  vi.stubGlobal('window', view)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  return {
    stops,
    inputs,
    input: (name: string) => target.dispatchEvent(new Event(name)),
    frame: () => frames.shift()?.(),
    runAll: () => {
      while (frames.length > 0) frames.shift()?.()
    },
  }
}

describe('a step to the top', () => {
  it.each([
    [600, 500],
    [3000, 2500],
    [144, 120],
    [100, 76],
    [25, 1],
    [24, 0],
    [10, 0],
  ])('from %i ends at %i', (top, next) => {
    expect(stepUp(top)).toBe(next)
  })
})

describe('the way to the top', () => {
  it('is one step a frame, and its listeners are removed at its end', () => {
    const view = fakeWindow({ scrollY: 144 })
    scrollToTop()
    expect(view.stops).toEqual([])
    view.frame()
    expect(view.stops).toEqual([120])
    view.runAll()
    expect(view.stops).toEqual([120, 96, 72, 48, 24, 0])
    expect(view.inputs).toEqual({ added: 3, removed: 3 })
  })

  it('is one step with reduced motion', () => {
    const view = fakeWindow({ scrollY: 3000, isReduced: true })
    scrollToTop()
    expect(view.stops).toEqual([0])
    expect(view.inputs.added).toBe(0)
  })

  it.each(['wheel', 'touchstart', 'keydown'])('is stopped by %s', (name) => {
    const view = fakeWindow({ scrollY: 3000 })
    scrollToTop()
    view.frame()
    view.input(name)
    view.runAll()
    expect(view.stops).toEqual([2500])
  })
})
