import { islandOf } from '@kea/shared/delivery/island'
import { routes } from '@kea/shared/routes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOwnCart } from '~/api/cart-identity'
import { messageOf, OFFLINE, ShopError, sentenceOf } from '~/api/errors'
import { OWN_ERRORS, queryClient } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { CHANGES } from '~/features/cart/cart-group'
import { noteDeclined } from '~/features/cart/declined-payment'
import { CART_SCOPE, keepCart } from '~/features/cart/use-cart'
import { keepOrder, type LastOrder, readOrder } from '~/features/order/last-order'
import { openPaymentPage } from '~/features/order/payment'
import { approvedPath } from '~/features/order/tracking-link'
import { dropDrafts } from '~/lib/form-drafts'
import { rememberIsland } from '~/lib/island'
import { type Placed, placeOrder } from './checkout-requests'

const NOTHING_LOST = 'Nothing is lost: your cart and everything you entered are kept.'
const OTHER_CART = 'You have ordered or left this cart in another window. Load this page again.'

/** The order of a cart that another window has placed since this page was drawn; null for none. */
function orderedElsewhere({ id }: Pick<Cart, 'id'>): LastOrder | null {
  if (isOwnCart(id)) return null
  const order = readOrder()
  if (order?.cartId === id) return order
  throw new ShopError('cart-gone', OTHER_CART)
}

/** Places the order of the cart that the page shows, and of no other one that this browser has by now. */
async function place(cart: Cart): Promise<(Placed & { cartId: string }) | { elsewhere: LastOrder }> {
  const elsewhere = orderedElsewhere(cart)
  return elsewhere ? { elsewhere } : { ...(await placeOrder(cart.id, cart)), cartId: cart.id }
}

/** The message for a failed order. */
function messageFor(error: Error): string {
  if (messageOf(error) === OFFLINE)
    return `You are offline. Try again when you are connected: nothing is ordered twice. ${NOTHING_LOST}`
  const reason = sentenceOf(error) || 'Your cart has changed meanwhile.'
  return error instanceof ShopError && error.code === 'cart-gone' ? reason : `${reason} ${NOTHING_LOST}`
}

/**
 * Places the order for the total that was displayed at the click, after all running changes of the cart: the removal of an
 * expired code must reach the store first. A second click or a retry never orders twice.
 */
export function usePlaceOrder(cart: Cart) {
  const navigate = useNavigate()
  // State updates after the event. A double click would still read the old state.
  const isSending = useRef(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationKey: CHANGES.order,
    meta: OWN_ERRORS,
    onMutate: () => noteDeclined(''),
    mutationFn: place,
    scope: CART_SCOPE,
    onError: () => {
      isSending.current = false
      // The offer code may have expired. The refetched summary then says so.
      if (cart.coupon) void queryClient.invalidateQueries({ queryKey: ['Cart'] })
    },
    onSuccess: (placed) => {
      if ('elsewhere' in placed) {
        const { token, isPaying } = placed.elsewhere
        navigate(isPaying ? approvedPath(token) : routes.checkoutSuccess(), { replace: true })
        return
      }
      if ('cart' in placed) {
        isSending.current = false
        keepCart(placed.cart)
        return
      }
      // The cart id stays until the success page, so a return from a payment page continues with the same cart.
      keepOrder({ ...placed.order, cartId: placed.cartId, isPaying: placed.paymentUrl !== null })
      dropDrafts('checkout/')
      const island = cart.isVirtual ? null : islandOf(cart.address?.postcode ?? '')
      if (island) rememberIsland(island)
      if (placed.paymentUrl !== null) {
        openPaymentPage(placed.paymentUrl, placed.order.token)
        return
      }
      navigate(routes.checkoutSuccess(), { replace: true })
    },
  })
  return {
    place: () => {
      if (isSending.current) return
      isSending.current = true
      mutate(cart)
    },
    isSending: isPending || (data !== undefined && !('cart' in data)),
    /** The error message; '' without an error. */
    problem: error ? messageFor(error) : '',
    /** What has changed in the cart. The page shows the new cart already. */
    notice: data && 'cart' in data ? data.message : '',
  }
}
