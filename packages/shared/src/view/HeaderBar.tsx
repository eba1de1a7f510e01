import type { ReactNode } from 'react'
import { firstViewClasses as look } from '../first-view/classes'
import { headerClasses as frame } from '../first-view/header-classes'
import { routes } from '../routes'
import { AccountIcon, CartIcon, MenuIcon } from './icons'
import { KeaMark } from './KeaMark'
import type { LinkPart, LinkProps } from './link'

interface HeaderBarProps {
  Link: LinkPart
  brand: string
  /** The main menu of wide screens. */
  menu: ReactNode
  search: ReactNode
  cart: ReactNode
  onAccount?: LinkProps['onClick']
  onMenu?: () => void
}

/** The bar with logo, menu, search, account and cart. */
export function HeaderBar({ Link, brand, menu, search, cart, onAccount, onMenu }: HeaderBarProps) {
  return (
    <div className={look.headerBar}>
      <Link to={routes.home()} className={look.brand}>
        <KeaMark className={look.brandMark} />
        <span className={look.brandName}>{brand}</span>
      </Link>
      {menu}
      <div className={look.actions}>
        {search}
        <Link to={routes.login()} aria-label="Account" className={frame.accountLink} onClick={onAccount}>
          <AccountIcon />
        </Link>
        {cart}
        <button type="button" aria-label="Menu" className={look.menuButton} onClick={onMenu}>
          <MenuIcon />
        </button>
      </div>
    </div>
  )
}

interface CartLinkViewProps {
  Link: LinkPart
  onClick?: LinkProps['onClick']
  /** The number of pieces in words, after "Cart", and its badge; none in the document, which is the same for everybody. */
  count?: ReactNode
  badge?: ReactNode
}

export const CartLinkView = ({ Link, onClick, count, badge }: CartLinkViewProps) => (
  <Link to={routes.cart()} className={look.cartLink} onClick={onClick}>
    <CartIcon />
    <span className="sr-only">Cart{count}</span>
    {badge}
  </Link>
)
