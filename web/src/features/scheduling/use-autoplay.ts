import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Autoplay } from './autoplay'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `tick` every `everyMs`. Spread `handlers` on the moving element: it pauses while a pointer, a touch or the focus is
 * on it. `toggle` is for the button that pauses it. With `prefers-reduced-motion` it starts paused.
 */
export function useAutoplay(everyMs: number, isEnabled: boolean, tick: () => void) {
  const [isPaused, setIsPaused] = useState(prefersReducedMotion)
  const latest = useRef(tick)
  const autoplay = useRef<Autoplay>(null)
  useEffect(() => {
    latest.current = tick
  })
  useEffect(() => {
    if (!isEnabled || isPaused) return
    const started = new Autoplay(everyMs, () => latest.current())
    autoplay.current = started
    return () => {
      started.stop()
      autoplay.current = null
    }
  }, [everyMs, isEnabled, isPaused])
  const setPause = (reason: string, isActive: boolean) => autoplay.current?.setPause(reason, isActive)
  return {
    isPaused,
    toggle: () => setIsPaused(!isPaused),
    handlers: {
      onPointerEnter: () => setPause('pointer', true),
      onPointerLeave: () => setPause('pointer', false),
      onTouchStart: () => setPause('touch', true),
      onTouchEnd: () => setPause('touch', false),
      onTouchCancel: () => setPause('touch', false),
      onFocus: () => setPause('focus', true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPause('focus', false)
      },
    },
  }
}
