import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** The first view is complete after this time on a slow phone. Screen readers wait no longer than this. */
const FIRST_VIEW_MS = 3_000
/** Decorative parts mount after the content, so that both do not share one long task. */
const IDLE_MS = FIRST_VIEW_MS + 500

/** The first view of a navigation has been painted by then. */
const AFTER_NAVIGATION_MS = 100

/** This module loads with the first deferred page, so the time starts after a slow download. */
const startedAt = performance.now()
/** After the first view there is nothing to defer, and a delay would break scroll restoration on back navigation. */
export const isAfterFirstView = () => performance.now() - startedAt > FIRST_VIEW_MS

/** Content opens with empty space (CSS px). A strip of it that is lower than this shows nothing. */
const EMPTY_STRIP_PX = 96

/**
 * An address with a hash needs its part of the page at once, and Back restores a scroll position, which needs the whole
 * page. Another navigation shows its first view first.
 */
const isWholeAtOnce = (isBack: boolean) => (isAfterFirstView() && isBack) || location.hash !== ''

const INPUT_EVENTS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/**
 * True from the first input, from the moment more than a strip of `target` is in view, or after a delay. Without a
 * `target`, only input and the delay count.
 */
export function useWhenNeeded(target?: RefObject<HTMLElement | null>): boolean {
  const isBack = useNavigationType() === 'POP'
  const [isNeeded, setIsNeeded] = useState(() => isWholeAtOnce(isBack))
  useEffect(() => {
    if (isNeeded) return
    // A transition lets the browser handle the input that triggered it first.
    const show = () => startTransition(() => setIsNeeded(true))
    const timer = setTimeout(show, isAfterFirstView() ? AFTER_NAVIGATION_MS : FIRST_VIEW_MS)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show()
      },
      { rootMargin: `0px 0px -${EMPTY_STRIP_PX}px 0px` },
    )
    if (target?.current) observer.observe(target.current)
    for (const type of INPUT_EVENTS) window.addEventListener(type, show, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const type of INPUT_EVENTS) window.removeEventListener(type, show)
    }
  }, [isNeeded, target])
  return isNeeded
}

/** The parts of the first view that load after it have this long to find a quiet moment. */
const QUIET_MS = 500

/** Calls `then` in the first quiet moment after everything that the document asked for has come. Answers how to stop. */
function afterLoad(then: () => void): () => void {
  let stop = () => {}
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(then, { timeout: QUIET_MS })
      stop = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(then)
      stop = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    stop()
  }
}

/**
 * True once the first view with its picture is there, or at the first input. For parts inside the first view: a shopper
 * sees them as soon as the rest of it, on a slow phone after the picture.
 */
export function useAfterFirstView(): boolean {
  const isBack = useNavigationType() === 'POP'
  const [isNeeded, setIsNeeded] = useState(() => isWholeAtOnce(isBack))
  useEffect(() => {
    if (isNeeded) return
    const show = () => startTransition(() => setIsNeeded(true))
    const stop = afterLoad(show)
    for (const type of INPUT_EVENTS) window.addEventListener(type, show, { once: true, passive: true })
    return () => {
      stop()
      for (const type of INPUT_EVENTS) window.removeEventListener(type, show)
    }
  }, [isNeeded])
  return isNeeded
}

/** True a fixed time after the page has loaded. Input does not shorten it. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(isAfterFirstView)
  useEffect(() => {
    if (isIdle) return
    const timer = setTimeout(() => startTransition(() => setIsIdle(true)), IDLE_MS)
    return () => clearTimeout(timer)
  }, [isIdle])
  return isIdle
}
