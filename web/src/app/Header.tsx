import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { headerClasses as frame } from '@kea/shared/first-view/header-classes'
import { ACCOUNT_ICON, MENU_ICON } from '@kea/shared/first-view/navigation'
import { isToolRoute, routeOf, routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { headerOfferQuery } from '~/features/page/header-offer'
import { menuLinksQuery } from '~/features/page/menu-links'
import { pageQuery } from '~/features/page/page-query'
import { HeaderSearch } from '~/features/search/HeaderSearch'
import { openPanelLazily } from '~/lib/lazy-interface'
import { KeaMark } from '~/ui/KeaMark'
import { LineIcon } from '~/ui/LineIcon'
import { BlogBar } from './BlogBar'
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

/** The header. The edge writes the same markup into the document (packages/shared/src/head/header-view.ts). */
export function Header() {
  const { pathname } = useLocation()
  const { brand } = useSettings()
  const { data: page } = useQuery({ ...pageQuery(pathname), enabled: false })
  const { data: offer = null } = useQuery(headerOfferQuery)
  const { data: menu = [] } = useQuery(menuLinksQuery)
  const route = routeOf(pathname)
  const categories = page?.blogCategories ?? []
  return (
    <header className={frame.header}>
      {/* A design tool has no strip, so that the print has more space. */}
      {(route === null || !isToolRoute(route)) && <HeaderStrip offer={offer} />}
      <StickyBar>
        <div className={classes.headerBar}>
          <Link to={routes.home()} className={classes.brand}>
            <KeaMark className={classes.brandMark} />
            <span className={classes.brandName}>{brand}</span>
          </Link>
          <MenuBar links={menu} />
          <div className={classes.actions}>
            <HeaderSearch />
            <Link
              to={routes.login()}
              aria-label="Account"
              className={frame.accountLink}
              onClick={(event) => {
                event.preventDefault()
                openPanelLazily('account')
              }}
            >
              <LineIcon markup={ACCOUNT_ICON} />
            </Link>
            <CartLink />
            <button
              type="button"
              aria-label="Menu"
              className={classes.menuButton}
              onClick={() => openPanelLazily('menu')}
            >
              <LineIcon markup={MENU_ICON} />
            </button>
          </div>
        </div>
      </StickyBar>
      {categories.length > 0 && <BlogBar categories={categories} />}
    </header>
  )
}
