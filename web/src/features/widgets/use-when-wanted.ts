import { type RefObject, useEffect, useState } from 'react'

/** Long enough for the first view to be wholly there on a slow phone, short enough for who reads by ear. */
const QUIET_MS = 3_000

const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/** True from the first sign that someone wants what stands at `place`: a movement, a key, the place in sight, or time. */
export function useWhenWanted(place: RefObject<HTMLElement | null>): boolean {
  // Later in a visit its code is there or the line is quiet; waiting would only break the way back to where one was.
  const [isWanted, setIsWanted] = useState(() => performance.now() > QUIET_MS)
  useEffect(() => {
    if (isWanted || !place.current) return
    const want = () => setIsWanted(true)
    const timer = setTimeout(want, QUIET_MS)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) want()
    })
    observer.observe(place.current)
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
  const [isIdle, setIsIdle] = useState(() => performance.now() > QUIET_MS)
  useEffect(() => {
    if (isIdle) return
    const timer = setTimeout(() => setIsIdle(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isIdle])
  return isIdle
}
