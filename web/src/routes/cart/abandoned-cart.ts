import { queryOptions } from '@tanstack/react-query'
import { isUnanswered, messageOf } from '~/api/errors'
import { STALE } from '~/api/query-client'
import type { Cart, CartLine } from '~/features/cart/cart'
import { LINES_ONLY, readCart } from '~/features/cart/cart-requests'

/** Any cart by its id; null for a cart that was ordered or is gone. */
export const abandonedCartQuery = (cartId: string) =>
  queryOptions({
    queryKey: ['AbandonedCart', cartId] as const,
    queryFn: async ({ signal }): Promise<Cart | null> => {
      try {
        return await readCart(cartId, signal, LINES_ONLY)
      } catch (error) {
        if (isUnanswered(error)) throw error
        return null
      }
    },
    staleTime: STALE.cart,
  })

export interface Refused {
  line: CartLine
  message: string
}

/**
 * Adds the lines to the cart one after another and collects the refused ones. A lost connection ends the run; another
 * try continues with the rest.
 */
export async function restoreLines(
  lines: readonly CartLine[],
  restore: (line: CartLine) => Promise<unknown>,
): Promise<{ left: readonly CartLine[]; refused: Refused[] }> {
  const refused: Refused[] = []
  for (const [at, line] of lines.entries()) {
    try {
      await restore(line)
    } catch (error) {
      if (isUnanswered(error)) return { left: lines.slice(at), refused }
      refused.push({ line, message: messageOf(error) })
    }
  }
  return { left: [], refused }
}
