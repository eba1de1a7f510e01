import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { forgetCart, readCartId, requireCartId } from '~/api/cart-identity'
import { OWN_ERRORS, queryClient, STALE } from '~/api/query-client'
import type { Cart, CartNotes } from './cart'
import { CHANGES } from './cart-group'
import {
  applyCoupon,
  type BalanceChange,
  changeBalance,
  fetchCart,
  removeCoupon,
  removeItem,
  setNotes,
} from './cart-requests'
import { miniCartQuery } from './mini-cart'
import { cartCountQuery } from './use-cart-count'
import { useCartId } from './use-cart-id'

/** The shopper's cart; null without a cart, or if the backend does not know it any more. */
export const cartQuery = (cartId = readCartId()) =>
  queryOptions({
    queryKey: ['Cart', cartId] as const,
    queryFn: async ({ signal }): Promise<Cart | null> => {
      if (cartId === '') return null
      const cart = await fetchCart(cartId, signal)
      keepCount(cartId, cart)
      return cart
    },
    staleTime: STALE.cart,
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

/** The header shows the number of pieces, and needs no request of its own. */
const keepCount = (cartId: string, cart: Cart | null) =>
  queryClient.setQueryData(cartCountQuery(cartId).queryKey, cart?.totalQuantity ?? 0)

export const useCart = () => useQuery(cartQuery(useCartId()))

/** Stores the cart of a response in the query cache. Every change returns the whole cart, so no fetch follows. */
export function keepCart(cart: Cart): Cart {
  // An earlier fetch would overwrite the change, or forget a cart that was gone then and is open again.
  for (const { queryKey } of [cartQuery(), cartCountQuery(), miniCartQuery()])
    void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(cartQuery().queryKey, cart)
  queryClient.setQueryData(miniCartQuery().queryKey, cart)
  keepCount(readCartId(), cart)
  return cart
}

/** Changes of a cart run one after another: Magento loses changes of parallel requests. */
export const CART_SCOPE = { id: 'cart' }

/** Forgets a cart and its data after the order is placed. */
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
    meta: OWN_ERRORS,
    mutationKey: CHANGES.coupon,
    mutationFn: (code: string) => applyCoupon(requireCartId(), code),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })

export const useRemoveCoupon = () =>
  useMutation({
    mutationKey: CHANGES.coupon,
    mutationFn: () => removeCoupon(requireCartId()),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })

export const useChangeBalance = () =>
  useMutation({
    meta: OWN_ERRORS,
    mutationKey: CHANGES.balance,
    mutationFn: (change: BalanceChange) => changeBalance(requireCartId(), change),
    onSuccess: keepCart,
    scope: CART_SCOPE,
  })

/**
 * Changes the notes and the parcel choices of the cart. `onSaved` runs after the answer. A caller that shows the error
 * itself passes `OWN_ERRORS`.
 */
export const useSetNotes = (onSaved: () => void, meta: typeof OWN_ERRORS = {}) =>
  useMutation({
    meta,
    mutationKey: CHANGES.notes,
    mutationFn: (changed: Partial<CartNotes>) => setNotes(requireCartId(), changed),
    onSuccess: (cart) => {
      keepCart(cart)
      onSaved()
    },
    scope: CART_SCOPE,
  })
