import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { requireCartId } from '~/api/cart-identity'
import { messageOf, OFFLINE, sentenceOf } from '~/api/errors'
import { OWN_ERRORS, queryClient } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { keepCart } from '~/features/cart/use-cart'
import { keepOrder } from '~/features/order/last-order'
import { openPaymentPage } from '~/features/order/payment'
import { dropDrafts } from '~/lib/form-drafts'
import { placeOrder } from './checkout-requests'

/** The message for a failed order. */
function messageFor(error: Error): string {
  if (messageOf(error) === OFFLINE)
    return 'You are offline. Try again when you are connected: nothing is ordered twice.'
  return sentenceOf(error) || 'Your cart has changed meanwhile.'
}

/** Places the order for the displayed total. A second click or a retry never orders twice. */
export function usePlaceOrder(cart: Cart) {
  const navigate = useNavigate()
  // State updates after the event. A double click would still read the old state.
  const isSending = useRef(false)
  const { mutate, data, error, isPending } = useMutation({
    // A paused mutation would place the order later, when the connection is back.
    networkMode: 'always',
    mutationKey: ['PlaceOrder'],
    meta: OWN_ERRORS,
    mutationFn: async () => {
      const cartId = requireCartId()
      return { ...(await placeOrder(cartId, cart)), cartId }
    },
    onError: () => {
      isSending.current = false
      // The offer code may have expired. The refetched summary then says so.
      if (cart.coupon) void queryClient.invalidateQueries({ queryKey: ['Cart'] })
    },
    onSuccess: (placed) => {
      if ('cart' in placed) {
        isSending.current = false
        keepCart(placed.cart)
        return
      }
      // The cart id stays until the success page, so a return from a payment page continues with the same cart.
      keepOrder({ ...placed.order, cartId: placed.cartId, isPaying: placed.paymentUrl !== null })
      dropDrafts('checkout/')
      if (placed.paymentUrl !== null) {
        openPaymentPage(placed.paymentUrl)
        return
      }
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
    /** The error message; '' without an error. */
    problem: error ? messageFor(error) : '',
    /** What has changed in the cart. The page shows the new cart already. */
    notice: data && 'cart' in data ? data.message : '',
  }
}
