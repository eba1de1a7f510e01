import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCartId } from '~/api/cart-identity'
import { queryClient, STALE } from '~/api/query-client'
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
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
  })

export const useCartCount = (): number => useQuery(cartCountQuery(useCartId())).data ?? 0

export const refreshCartCount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [COUNT] })
