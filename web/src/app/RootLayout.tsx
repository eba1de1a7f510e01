import { firstViewClasses } from '@kea/shared/first-view/classes'
import type { RouteFrame } from '@kea/shared/route'
import { routeOf } from '@kea/shared/routes'
import { SPEED_PREFIX } from '@kea/shared/slugs'
import { useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Footer } from './Footer'
import { Header } from './Header'
import { HeadSync } from './HeadSync'
import { NavigationProgress } from './NavigationProgress'
import { Toaster } from './Toaster'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useNavigationCookies } from './use-navigation-cookies'

/** The frame of a path: the table says it; the speed pages are slugs that stand bare. */
export function frameOf(pathname: string): RouteFrame {
  if (pathname.startsWith(`/${SPEED_PREFIX}`)) return 'bare'
  return routeOf(pathname)?.frame ?? 'full'
}

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
  return (
    <>
      <HeadSync hasNavigated={hasNavigated} />
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to the content
      </a>
      <NavigationProgress />
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
      {frame === 'full' && <Footer />}
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
