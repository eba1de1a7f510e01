import { useEffect, useRef, useState } from 'react'
import type { Cart } from '~/features/cart/cart'
import { cartAnnouncement } from './cart-announcement'

/** Announces every change of the cart to screen readers. A fetched cart without a change is not announced. */
export function CartAnnouncer({ cart }: { cart: Cart | null }) {
  const last = useRef(cart)
  const [text, setText] = useState('')
  useEffect(() => {
    const announcement = cartAnnouncement(last.current, cart)
    last.current = cart
    if (announcement !== '') setText(announcement)
  }, [cart])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
