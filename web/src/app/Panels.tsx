import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { searchTextOf } from '~/features/search/search-path'
import { closePanel, openPanel } from '~/lib/panels'
import { usePanel } from '~/lib/use-panel'
import { lazyWithRetry } from '~/ui/lazy-with-retry'

const MenuPanel = lazyWithRetry(async () => (await import('./MenuPanel')).MenuPanel)
const AccountPanel = lazyWithRetry(async () => (await import('./AccountPanel')).AccountPanel)
const SearchPanel = lazyWithRetry(async () => (await import('~/features/search/SearchPanel')).SearchPanel)

const closeMenu = () => closePanel('menu')
const closeAccount = () => closePanel('account')
const closeSearch = () => closePanel('search')

/** The panels of small screens. The code of each loads when it first opens. */
export function Panels() {
  const location = useLocation()
  const [menu, account, search] = [usePanel('menu'), usePanel('account'), usePanel('search')]
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every later navigation; a panel of the first page may be open already
  useEffect(() => () => openPanel(null), [location.pathname])
  return (
    <Suspense>
      {menu.isWanted && <MenuPanel open={menu.isOpen} onClose={closeMenu} />}
      {account.isWanted && <AccountPanel open={account.isOpen} onClose={closeAccount} />}
      {search.isWanted && <SearchPanel open={search.isOpen} startText={searchTextOf(location)} onClose={closeSearch} />}
    </Suspense>
  )
}
