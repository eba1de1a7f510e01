import { queryClient } from '~/api/query-client'
import { cartQuery } from '~/features/cart/use-cart'

/**
 * Lets Back lead from the cart to the design that is in it, not to an empty tool. The entry of the tool keeps its state,
 * which is that of the router; a navigation to the address would open the design once more before the cart.
 */
export function keepInHistory(designUid: string | null): void {
  const lines = queryClient.getQueryData(cartQuery().queryKey)?.lines ?? []
  const line = lines.flatMap((one) => [one, ...(one.parts ?? [])]).find(({ design }) => design?.uid === designUid)
  if (line?.design && line.editLink) window.history.replaceState(window.history.state, '', line.editLink)
}
