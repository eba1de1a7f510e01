import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Long enough for the first view to be wholly there on a slow phone, short enough for who reads by ear. */
const QUIET_MS = 3_000
/** What only adorns comes by itself after that, not in one long task with the rest of the page. */
const IDLE_MS = QUIET_MS + 500

/** This module comes with the first page that waits; a slow line must not count against it. */
const began = performance.now()
/** Later in a visit the code is there or the line is quiet; waiting would only break the way back to where one was. */
export const isLater = () => performance.now() - began > QUIET_MS

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/**
 * True from the first sign that someone wants what stands at `place`: a movement, a key, the place in sight, or time. What
 * has no place goes by the others.
 */
export function useWhenWanted(place?: RefObject<HTMLElement | null>): boolean {
  // An address that names a part of the page wants it at once.
  const [isWanted, setIsWanted] = useState(() => isLater() || location.hash !== '')
  useEffect(() => {
    if (isWanted) return
    // A page full of widgets is drawn in slices, so that the movement that asked for it stays smooth.
    const want = () => startTransition(() => setIsWanted(true))
    const timer = setTimeout(want, QUIET_MS)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) want()
    })
    if (place?.current) observer.observe(place.current)
    for (const sign of SIGNS) window.addEventListener(sign, want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of SIGNS) window.removeEventListener(sign, want)
    }
  }, [isWanted, place])
  return isWanted
}

/** True once the first view has been there for a while; nothing hastens it. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(isLater)
  useEffect(() => {
    if (isIdle) return
    const timer = setTimeout(() => startTransition(() => setIsIdle(true)), IDLE_MS)
    return () => clearTimeout(timer)
  }, [isIdle])
  return isIdle
}
