import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Puts the focus on the new page's heading after a navigation, so that a screen reader says where one is and Tab goes
 * on from there. Answers whether there has been one since the document was loaded.
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
