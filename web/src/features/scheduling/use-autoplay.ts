import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Autoplay } from '~/lib/autoplay'

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `tick` every so often. Spread `watch` on what moves: it rests under a pointer, a touch or the focus; it never
 * begins where motion is not wanted, and `toggle` is for the button that pauses it.
 */
export function useAutoplay(everyMs: number, isWanted: boolean, tick: () => void) {
  const [isPaused, setIsPaused] = useState(prefersStillness)
  const latest = useRef(tick)
  const play = useRef<Autoplay>(null)
  useEffect(() => {
    latest.current = tick
  })
  useEffect(() => {
    if (!isWanted || isPaused) return
    const own = new Autoplay(everyMs, () => latest.current())
    play.current = own
    return () => {
      own.stop()
      play.current = null
    }
  }, [everyMs, isWanted, isPaused])
  const hold = (reason: string, isHeld: boolean) => play.current?.set(reason, isHeld)
  return {
    isPaused,
    toggle: () => setIsPaused(!isPaused),
    watch: {
      onPointerEnter: () => hold('pointer', true),
      onPointerLeave: () => hold('pointer', false),
      onTouchStart: () => hold('touch', true),
      onTouchEnd: () => hold('touch', false),
      onTouchCancel: () => hold('touch', false),
      onFocus: () => hold('focus', true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false)
      },
    },
  }
}
