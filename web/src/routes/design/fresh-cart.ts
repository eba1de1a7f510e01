import { queryClient } from '~/api/query-client'
import type { Cart } from '~/features/cart/cart'
import { cartQuery } from '~/features/cart/use-cart'

/** The cart as the store has it now; null for none. */
export const freshCart = (): Promise<Cart | null> => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 })
