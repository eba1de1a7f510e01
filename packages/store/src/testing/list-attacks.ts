import { wishlistAttacks } from './wishlist-attacks'

interface Attack {
  query: string
}

/**
 * What a stranger asks about a wishlist, about a cart, and about a link to it: its token gives no right to the cart itself.
 */
export const listAttacks = (
  cartOf: () => Promise<{ cartId: string }>,
  // biome-ignore lint/suspicious/noExplicitAny: data of any answer
  read: (query: string) => Promise<any>,
): Record<string, () => Promise<Attack>> => ({
  ...wishlistAttacks(read),
  'Mutation.shareCart': async () => ({
    query: `mutation { shareCart(cart_id: "${(await cartOf()).cartId}") { token user_errors { code } } }`,
  }),
  'Mutation.addSharedCart': async () => {
    const { cartId } = await cartOf()
    const { token } = (await read(`mutation { shareCart(cart_id: "${cartId}") { token } }`)).shareCart
    return { query: `mutation { addSharedCart(token: "${token}", cart_id: "${cartId}") { user_errors { code } } }` }
  },
})
