import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterFrame } from '~/lib/after-frame'

/**
 * Moves the focus to the heading of the new page after a navigation, so that a screen reader announces the page and Tab
 * continues from there. An address that differs in its query only is a new page where what had the focus is gone. The focus
 * needs a layout, so it follows the first paint of the page.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    const isOtherPath = before.pathname !== pathname
    if (!isOtherPath && before.search === search) return
    last.current = { pathname, search }
    if (hash !== '' || !(isOtherPath || isPushed)) return
    let isGone = false
    // An effect alone may run before the paint, where another one changes a state.
    void afterFrame().then(() => {
      if (isGone || !(isOtherPath || document.activeElement === document.body)) return
      const heading = main.current?.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      const target = heading ?? main.current
      target?.focus({ preventScroll: true })
    })
    return () => {
      isGone = true
    }
  }, [pathname, search, hash, isPushed, main])
}
