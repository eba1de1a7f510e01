import { queryOptions } from '@tanstack/react-query'
import { readCartId } from '~/api/cart-identity'
import { STALE } from '~/api/query-client'
import type { Cart } from './cart'
import { fetchCart } from './cart-requests'

/** What the mini cart shows. The rest of the cart is not asked for. */
export type MiniCart = Pick<
  Cart,
  'lines' | 'totalQuantity' | 'isVirtual' | 'subtotalCents' | 'coupon' | 'grandTotalCents' | 'freeShipping'
>

const PARTS = { billing: false, shipping: false, paymentMethods: false, checkout: false }

/** The cart as the header shows it; null without a cart. */
export const miniCartQuery = (cartId = readCartId()) =>
  queryOptions({
    queryKey: ['Cart', cartId, 'mini'] as const,
    queryFn: async ({ signal }): Promise<MiniCart | null> => (cartId === '' ? null : fetchCart(cartId, signal, PARTS)),
    staleTime: STALE.cart,
  })
