import { CART_BADGE_MAX } from '@kea/shared/constants/business'
import { routes } from '@kea/shared/routes'
import { CartLinkView } from '@kea/shared/view/HeaderBar'
import { type MouseEvent, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { refreshCartCount, useCartCount } from '~/features/cart/use-cart-count'
import { openPanelLazily } from '~/lib/lazy-interface'

/** These pages fetch the whole cart themselves. */
const READS_CART = new Set<string>([routes.cart.pattern, routes.checkout.pattern])

/** A click that opens another tab or window is left to the browser. */
function openMiniCart(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPanelLazily('cart')
}

/** The cart link with the number of pieces; above 99 it shows 99+. It opens the mini cart, except on pages that show the cart. */
export function CartLink() {
  const { pathname } = useLocation()
  const isRead = READS_CART.has(pathname)
  const count = useCartCount(isRead)
  useEffect(() => {
    if (!READS_CART.has(pathname)) refreshCartCount()
  }, [pathname])
  const label = count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count)
  return (
    <CartLinkView
      Link={Link}
      onClick={isRead ? undefined : openMiniCart}
      count={count > 0 && `, ${count === 1 ? '1 item' : `${label} items`}`}
      badge={
        count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-kea px-1 text-center text-xs/5 font-semibold text-paper tabular-nums"
          >
            {label}
          </span>
        )
      }
    />
  )
}
