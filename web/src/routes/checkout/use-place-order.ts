import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { requireCartId } from '~/api/cart-identity'
import { messageOf } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { keepCart } from '~/features/cart/use-cart'
import { dropDrafts } from '~/features/forms/use-draft'
import { keepOrder } from '~/features/order/last-order'
import { placeOrder } from './checkout-requests'

/** Why there is no order yet. */
function wordsFor(error: Error): string {
  if (!navigator.onLine) return 'You are offline. Try again when you are connected: nothing is ordered twice.'
  return messageOf(error) || 'Your cart has changed meanwhile.'
}

/** Places the order for the total that is shown. A second press, or a second try, orders nothing twice. */
export function usePlaceOrder(cart: Cart) {
  const navigate = useNavigate()
  // State comes a moment after the press; a second press of a double click would still see the old one.
  const isSending = useRef(false)
  const { mutate, data, error, isPending } = useMutation({
    // Nobody orders without being there: held back, it would be placed whenever the connection returns.
    networkMode: 'always',
    mutationFn: async () => {
      const cartId = requireCartId()
      return { ...(await placeOrder(cartId, cart)), cartId }
    },
    onError: () => {
      isSending.current = false
      // Its code may have ended meanwhile: the summary then says so, and how to go on.
      if (cart.coupon) void queryClient.invalidateQueries({ queryKey: ['Cart'] })
    },
    onSuccess: (placed) => {
      if ('cart' in placed) {
        isSending.current = false
        keepCart(placed.cart)
        return
      }
      // The cart stays known until the order's page: who comes back from a payment goes on with it.
      keepOrder({ ...placed.order, cartId: placed.cartId })
      dropDrafts('checkout/')
      navigate(routes.checkoutSuccess(), { replace: true })
    },
  })
  return {
    place: () => {
      if (isSending.current) return
      isSending.current = true
      mutate()
    },
    isSending: isPending || (data !== undefined && 'order' in data),
    /** Why it could not be ordered; '' where it could, or was not tried. */
    problem: error ? wordsFor(error) : '',
    /** What is not as the shopper saw it; the cart is the new one by then. */
    news: data && 'cart' in data ? data.message : '',
  }
}
