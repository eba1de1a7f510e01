import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ShopError } from '~/api/errors'
import { queryClient, STALE } from '~/api/query-client'
import type { Cart } from './cart'
import { readCartId } from './cart-id'
import { applyCoupon, CART_ID_MISSING, fetchCart, removeCoupon, removeItem, updateItem } from './cart-requests'
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
  queryClient.setQueryData(cartQuery().queryKey, cart)
  queryClient.setQueryData(cartCountQuery().queryKey, cart.totalQuantity)
  return cart
}

/** Changes of one cart go one after another; side by side they would lose each other's work (Magento). */
const SCOPE = { id: 'cart' }

/** The cart's id for a change; without one there is nothing to change. */
export function requireCartId(): string {
  const id = readCartId()
  if (id === '') throw new ShopError('cart-gone', CART_ID_MISSING)
  return id
}

export const useSetQuantity = () =>
  useMutation({
    mutationFn: ({ uid, quantity }: { uid: string; quantity: number }) =>
      updateItem(requireCartId(), { cart_item_uid: uid, quantity }),
    onSuccess: keepCart,
    scope: SCOPE,
  })

export const useRemoveLine = () =>
  useMutation({
    mutationFn: (uid: string) => removeItem(requireCartId(), uid),
    onSuccess: keepCart,
    scope: SCOPE,
  })

export const useApplyCoupon = () =>
  useMutation({
    mutationFn: (code: string) => applyCoupon(requireCartId(), code),
    onSuccess: keepCart,
    scope: SCOPE,
  })

export const useRemoveCoupon = () =>
  useMutation({
    mutationFn: () => removeCoupon(requireCartId()),
    onSuccess: keepCart,
    scope: SCOPE,
  })
