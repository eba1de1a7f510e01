import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCartId } from '~/api/cart-identity'
import { OWN_ERRORS, queryClient, STALE } from '~/api/query-client'
import { useCartId } from './use-cart-id'

const COUNT = 'CartCount'

/** The number of pieces in the cart. Without a cart neither code nor data is loaded. */
export const cartCountQuery = (cartId = readCartId()) =>
  queryOptions({
    queryKey: [COUNT, cartId] as const,
    queryFn: async ({ signal }): Promise<number> => {
      const { fetchCartCount } = await import('./cart-requests')
      return fetchCartCount(cartId, signal)
    },
    enabled: cartId !== '',
    staleTime: STALE.cartCount,
    // The page goes on without the number.
    meta: OWN_ERRORS,
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
  })

/** @param isRead whether the page reads the whole cart, which brings the number along */
export function useCartCount(isRead = false): number {
  const query = cartCountQuery(useCartId())
  return useQuery({ ...query, enabled: query.enabled && !isRead }).data ?? 0
}

export const refreshCartCount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [COUNT] })
