import { routes } from '@kea/shared/routes'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { searchTextOf } from '~/features/search/search-path'
import { closePanel, openPanel } from '~/lib/panels'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { prefetchBehindPanel } from './prefetch'
import { usePanel } from './use-panel'

const MenuPanel = lazyWithRetry(async () => (await import('./MenuPanel')).MenuPanel, 'over')
const AccountPanel = lazyWithRetry(async () => (await import('./AccountPanel')).AccountPanel, 'over')
const MiniCart = lazyWithRetry(async () => (await import('~/features/cart/MiniCart')).MiniCart, 'over')
const SearchPanel = lazyWithRetry(async () => (await import('~/features/search/SearchPanel')).SearchPanel, 'over')
const HelpPanel = lazyWithRetry(async () => (await import('./help/HelpPanel')).HelpPanel, 'over')

const closeMenu = () => closePanel('menu')
const closeAccount = () => closePanel('account')
const closeCart = () => closePanel('cart')
const closeSearch = () => closePanel('search')
const closeHelp = () => closePanel('help')

/** The panels of small screens, the mini cart and the help. The code of each loads when it first opens. */
export function Panels() {
  const location = useLocation()
  const [menu, account, search] = [usePanel('menu'), usePanel('account'), usePanel('search')]
  const [cart, help] = [usePanel('cart'), usePanel('help')]
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every later navigation; a panel of the first page may be open already
  useEffect(() => () => openPanel(null), [location.pathname])
  useEffect(() => (cart.isOpen ? prefetchBehindPanel(routes.cart()) : undefined), [cart.isOpen])
  return (
    <Suspense>
      {menu.isWanted && <MenuPanel open={menu.isOpen} onClose={closeMenu} />}
      {account.isWanted && <AccountPanel open={account.isOpen} onClose={closeAccount} />}
      {cart.isWanted && <MiniCart open={cart.isOpen} onClose={closeCart} />}
      {help.isWanted && <HelpPanel open={help.isOpen} onClose={closeHelp} />}
      {search.isWanted && <SearchPanel open={search.isOpen} startText={searchTextOf(location)} onClose={closeSearch} />}
    </Suspense>
  )
}
