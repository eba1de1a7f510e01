import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { MENU_ICON, NAVIGATION } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { HeaderSearch } from '~/features/search/HeaderSearch'
import { KeaMark } from '~/ui/KeaMark'
import { LineIcon } from '~/ui/LineIcon'
import { CartLink } from './CartLink'

const MenuPanel = lazy(() => import('./MenuPanel').then((module) => ({ default: module.MenuPanel })))

const HIDES_AFTER_PX = 220

/** True while one scrolls down below the fold: the bar gives its room to the page until one scrolls up again. */
function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < 4) return
      setHidden(now > HIDES_AFTER_PX && now > last)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return hidden
}

/** The header bar; the edge writes the same into the document (packages/shared/src/first-view). */
export function Header() {
  const { brand } = useSettings()
  const hidden = useHidesOnScroll()
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header className={classes.header} data-hidden={hidden || undefined}>
      <div className={classes.headerBar}>
        <Link to={routes.home()} className={classes.brand}>
          <KeaMark className={classes.brandMark} />
          <span className={classes.brandName}>{brand}</span>
        </Link>
        <nav aria-label="Products" className={classes.nav}>
          {NAVIGATION.map(({ label, path }) => (
            <NavLink key={path} to={path} className={classes.navLink}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.actions}>
          <HeaderSearch />
          <CartLink />
          <button type="button" aria-label="Menu" className={classes.menuButton} onClick={() => setMenu('open')}>
            <LineIcon markup={MENU_ICON} />
          </button>
        </div>
      </div>
      {menu !== 'never' && (
        <Suspense>
          <MenuPanel open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  )
}
