import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import type { MenuLink } from '@kea/shared/navigation/main-menu'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { menuPanelsQuery } from './menu-panels'
import { useMenuBar } from './use-menu-bar'

const loadPanel = () => import('./BarPanel')
const BarPanel = lazyWithRetry(async () => (await loadPanel()).BarPanel, 'over')

/** Code and data of the panels travel while the pointer rests. A failure is reported by the panel itself. */
function prepare(): void {
  loadPanel().catch(() => {})
  void queryClient.prefetchQuery(menuPanelsQuery)
}

/**
 * The main menu of wide screens. An entry with families is a button that opens a panel; the edge writes it as a link,
 * which also works without script.
 */
export function MenuBar({ links }: { links: readonly MenuLink[] }) {
  const { pathname } = useLocation()
  const { open, bar, close, press, enter, ...handlers } = useMenuBar(prepare)
  if (links.length === 0) return null
  return (
    <nav ref={bar} aria-label="Products" className={classes.nav} {...handlers}>
      <ul className={classes.navList}>
        {links.map(({ label, path, hasPanel }, at) => (
          <li key={label} onPointerEnter={(event) => enter(hasPanel ? at : null, event)}>
            {hasPanel ? (
              <button
                type="button"
                aria-expanded={open === at}
                aria-controls={open === at ? 'menu-panel' : undefined}
                className={classes.navLink}
                onClick={() => press(at)}
              >
                {label}
              </button>
            ) : (
              <Link to={path} aria-current={path === pathname ? 'page' : undefined} className={classes.navLink}>
                {label}
              </Link>
            )}
            {open === at && (
              <Suspense>
                <BarPanel id="menu-panel" link={{ label, path }} onClose={close} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
