import { CART_BADGE_MAX } from '@kea/shared/constants/business'
import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { CART_ICON } from '@kea/shared/first-view/navigation'
import { routes } from '@kea/shared/routes'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { refreshCartCount, useCartCount } from '~/features/cart/use-cart-count'
import { LineIcon } from '~/ui/LineIcon'

/** These pages fetch the whole cart themselves. */
const READS_CART = new Set<string>([routes.cart.pattern, routes.checkout.pattern])

/** The cart link with the number of pieces; above 99 it shows 99+. */
export function CartLink() {
  const { pathname } = useLocation()
  const isRead = READS_CART.has(pathname)
  const count = useCartCount(isRead)
  useEffect(() => {
    if (!READS_CART.has(pathname)) refreshCartCount()
  }, [pathname])
  const label = count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count)
  return (
    <Link to={routes.cart()} className={classes.cartLink}>
      <LineIcon markup={CART_ICON} />
      <span className="sr-only">Cart{count > 0 && `, ${count === 1 ? '1 item' : `${label} items`}`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-kea px-1 text-center text-xs/5 font-semibold text-paper tabular-nums"
        >
          {label}
        </span>
      )}
    </Link>
  )
}
