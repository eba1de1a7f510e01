import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the heading of the new page after a navigation, so that a screen reader announces the page and Tab
 * continues from there. Returns true after the first navigation of this document.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): boolean {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [hasNavigated, setHasNavigated] = useState(false)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setHasNavigated(true)
    if (hash !== '') return
    const heading = main.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash, main])
  return hasNavigated
}
