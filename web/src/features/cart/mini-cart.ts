import { queryOptions } from '@tanstack/react-query'
import { readCartId } from '~/api/cart-identity'
import { STALE } from '~/api/query-client'
import type { Cart } from './cart'
import { fetchCart, LINES_ONLY } from './cart-requests'

/** What the mini cart shows. Addresses, payment methods and balances are not asked for. */
export type MiniCart = Pick<Cart, 'lines' | 'totalQuantity' | 'isVirtual' | 'subtotalCents' | 'coupon' | 'freeShipping'>

/** The cart as the header shows it; null without a cart. */
export const miniCartQuery = (cartId = readCartId()) =>
  queryOptions({
    queryKey: ['Cart', cartId, 'mini'] as const,
    queryFn: async ({ signal }): Promise<MiniCart | null> =>
      cartId === '' ? null : fetchCart(cartId, signal, LINES_ONLY),
    staleTime: STALE.cart,
  })
