import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterFrame } from '~/lib/after-frame'

/**
 * Moves the focus to the heading of the new page after a navigation, so that a screen reader announces the page and Tab
 * continues from there. The focus needs a layout, so it follows the first paint of the page.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash !== '') return
    let isGone = false
    // An effect alone may run before the paint, where another one changes a state.
    void afterFrame().then(() => {
      if (isGone) return
      const heading = main.current?.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      const target = heading ?? main.current
      target?.focus({ preventScroll: true })
    })
    return () => {
      isGone = true
    }
  }, [pathname, hash, main])
}
