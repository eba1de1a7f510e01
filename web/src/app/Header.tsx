import { headerClasses as frame } from '@kea/shared/first-view/header-classes'
import { isToolRoute, routeOf } from '@kea/shared/routes'
import { BlogBar } from '@kea/shared/view/BlogBar'
import { HeaderBar } from '@kea/shared/view/HeaderBar'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { headerOfferQuery } from '~/features/page/header-offer'
import { menuLinksQuery } from '~/features/page/menu-links'
import { pageQuery } from '~/features/page/page-query'
import { HeaderSearch } from '~/features/search/HeaderSearch'
import { openPanelLazily } from '~/lib/lazy-interface'
import { CartLink } from './CartLink'
import { HeaderStrip } from './HeaderStrip'
import { MenuBar } from './menu/MenuBar'
import { isBarHidden, isMovement } from './sticky-bar'

/**
 * The bar at the top of the screen. It is hidden while the visitor scrolls down below the fold, so that the page has more
 * space. Its children do not render then.
 */
function StickyBar({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    // Not read before the first scroll: that would lay out the whole page in the middle of its first render.
    let last: number | null = null
    const onScroll = () => {
      const now = window.scrollY
      last ??= now
      if (!isMovement(last, now)) return
      setHidden(isBarHidden(last, now))
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <div className={frame.sticky} data-hidden={hidden || undefined}>
      {children}
    </div>
  )
}

/** The header, of the components that the edge writes into the document. */
export function Header() {
  const { pathname } = useLocation()
  const { brand } = useSettings()
  const { data: page } = useQuery({ ...pageQuery(pathname), enabled: false })
  const { data: menu = [] } = useQuery(menuLinksQuery)
  const route = routeOf(pathname)
  const hasStrip = route === null || !isToolRoute(route)
  const { data: offer = null } = useQuery({ ...headerOfferQuery, enabled: hasStrip })
  const categories = page?.blogCategories ?? []
  return (
    <header className={frame.header}>
      {/* A design tool has no strip, so that the print has more space. */}
      {hasStrip && <HeaderStrip offer={offer} />}
      <StickyBar>
        <HeaderBar
          Link={Link}
          brand={brand}
          menu={<MenuBar links={menu} />}
          search={<HeaderSearch />}
          cart={<CartLink />}
          onAccount={(event) => {
            event.preventDefault()
            openPanelLazily('account')
          }}
          onMenu={() => openPanelLazily('menu')}
        />
      </StickyBar>
      {categories.length > 0 && <BlogBar Link={Link} categories={categories} brand={brand} path={pathname} />}
    </header>
  )
}
