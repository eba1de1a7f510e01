import { firstViewClasses } from '@kea/shared/first-view/classes'
import { frameOf } from '@kea/shared/navigation/frame-of'
import { useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Header } from './Header'
import { HeadSync } from './HeadSync'
import { LazyFooter } from './LazyFooter'
import { LazyOverlays } from './LazyOverlays'
import { NavigationProgress } from './NavigationProgress'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useNavigationCookies } from './use-navigation-cookies'
import { useOfflineNotice } from './use-offline-notice'

/**
 * The key of a stored scroll position. The first entry of every document has the key `default`, so its path is the key:
 * otherwise a page would open at the position of another one.
 */
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key)

/** True after the first navigation of this document. Set while the new page renders, so that nothing renders twice. */
function useHasNavigated(pathname: string): boolean {
  const [first] = useState(pathname)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && pathname !== first) setHasNavigated(true)
  return hasNavigated
}

/** Apart from the layout, which would render with every state of a navigation. */
function NavigationEffects() {
  useNavigationCookies()
  useOfflineNotice()
  return null
}

/** The frame of every page. One layout serves all frames, so a navigation between them remounts nothing. */
export function RootLayout() {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  const main = useRef<HTMLElement>(null)
  const hasNavigated = useHasNavigated(pathname)
  useFocusOnNavigation(main)
  return (
    <>
      <NavigationEffects />
      <HeadSync hasNavigated={hasNavigated} />
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads there by itself */}
      <a
        href="#main"
        onClick={(event) => {
          // The address stays: its fragment may be the token of a link, and its entry may know an order.
          event.preventDefault()
          main.current?.focus()
        }}
        className="sr-only z-50 rounded-full bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the content
      </a>
      <NavigationProgress hasNavigated={hasNavigated} />
      {frame !== 'bare' && <Header />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        data-navigated={hasNavigated || undefined}
        className={firstViewClasses.main}
      >
        <Outlet />
      </main>
      {frame === 'full' && <LazyFooter />}
      <LazyOverlays />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
