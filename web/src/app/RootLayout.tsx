import { firstViewClasses } from '@kea/shared/first-view/classes'
import { frameOf } from '@kea/shared/navigation/frame-of'
import { useRef } from 'react'
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
 * Whose scroll position it is. The first entry of every document has the same key, so it goes by its path, or a page
 * would open where the last one was left.
 */
const scrollKey = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key)

/** What stands round every page. One layout for all frames, so that going between them rebuilds nothing. */
export function RootLayout() {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  const main = useRef<HTMLElement>(null)
  const hasNavigated = useFocusOnNavigation(main)
  useNavigationCookies()
  useOfflineNotice()
  return (
    <>
      <HeadSync hasNavigated={hasNavigated} />
      <a
        href="#main"
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
        key={pathname}
        className={`${firstViewClasses.main}${hasNavigated ? ' animate-page-in' : ''}`}
      >
        <Outlet />
      </main>
      {frame === 'full' && <LazyFooter />}
      <LazyOverlays />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
