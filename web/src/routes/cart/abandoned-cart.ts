import { queryOptions } from '@tanstack/react-query'
import { CartDocument } from '~/api/__generated__/graphql'
import { messageOf, ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { STALE } from '~/api/query-client'
import { type Cart, type CartLine, toCart } from '~/features/cart/cart'

/** A cart by its id, whosever it is in; null for one that was ordered or is no longer there. */
export const abandonedCartQuery = (cartId: string) =>
  queryOptions({
    queryKey: ['AbandonedCart', cartId] as const,
    queryFn: async ({ signal }): Promise<Cart | null> => {
      try {
        const { cart } = await callShop(CartDocument, { cartId }, signal)
        return cart ? toCart(cart) : null
      } catch (error) {
        if (error instanceof ShopError && error.code !== 'network' && error.code !== 'server') return null
        throw error
      }
    },
    staleTime: STALE.cart,
  })

export interface Refused {
  line: CartLine
  message: string
}

/**
 * Puts the lines back one after another and names those that could not be. A lost connection ends it: what is left
 * can be put back by another try, and what is in the cart counts on its line.
 */
export async function putBack(
  lines: readonly CartLine[],
  restore: (line: CartLine) => Promise<unknown>,
): Promise<{ left: readonly CartLine[]; refused: Refused[] }> {
  const refused: Refused[] = []
  for (const [at, line] of lines.entries()) {
    try {
      await restore(line)
    } catch (error) {
      const isLost = !(error instanceof ShopError) || error.code === 'network' || error.code === 'server'
      if (isLost) return { left: lines.slice(at), refused }
      refused.push({ line, message: messageOf(error) })
    }
  }
  return { left: [], refused }
}
