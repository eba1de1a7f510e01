import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { forgetCart, readCartId, requireCartId } from '~/api/cart-identity'
import { queryClient, STALE } from '~/api/query-client'
import type { Cart } from './cart'
import { applyCoupon, fetchCart, removeCoupon, removeItem } from './cart-requests'
import { cartCountQuery } from './use-cart-count'

/** The shopper's cart; null for who has none, or whose cart the backend no longer knows. */
export const cartQuery = () => {
  const cartId = readCartId()
  return queryOptions({
    queryKey: ['Cart', cartId] as const,
    queryFn: async ({ signal }): Promise<Cart | null> => (cartId === '' ? null : fetchCart(cartId, signal)),
    staleTime: STALE.cart,
  })
}

export const useCart = () => useQuery(cartQuery())

/** Every change of a cart answers the whole cart: it is kept, not fetched again. */
export function keepCart(cart: Cart): Cart {
  // A fetch that began before the change would put the cart back as it was.
  void queryClient.cancelQueries({ queryKey: cartQuery().queryKey })
  queryClient.setQueryData(cartQuery().queryKey, cart)
  queryClient.setQueryData(cartCountQuery().queryKey, cart.totalQuantity)
  return cart
}

/** Changes of one cart go one after another; side by side they would lose each other's work (Magento). */
export const CART_SCOPE = { id: 'cart' }

/** The cart has become an order: it is forgotten, with everything that is known of it. */
export function closeCart(id: string): void {
  forgetCart(id)
  queryClient.removeQueries({ queryKey: ['Cart', id] })
}

export const useRemoveLine = () =>
  useMutation({
    mutationFn: (uid: string) => removeItem(requireCartId(), uid),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })

export const useApplyCoupon = () =>
  useMutation({
    mutationFn: (code: string) => applyCoupon(requireCartId(), code),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })

export const useRemoveCoupon = () =>
  useMutation({
    mutationFn: () => removeCoupon(requireCartId()),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })
