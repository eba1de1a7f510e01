import { useEffect, useRef, useState } from 'react'
import type { Cart } from '~/features/cart/cart'
import { cartNews } from './cart-news'

/** Says every change of the cart once, politely; a cart that has only been fetched is no news. */
export function CartNews({ cart }: { cart: Cart | null }) {
  const last = useRef(cart)
  const [news, setNews] = useState('')
  useEffect(() => {
    const words = cartNews(last.current, cart)
    last.current = cart
    if (words !== '') setNews(words)
  }, [cart])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
