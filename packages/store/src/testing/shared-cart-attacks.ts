interface Attack {
  query: string
}

/** What a stranger asks about a cart, and about a link to it: its token gives no right to the cart itself. */
export const sharedCartAttacks = (
  cartOf: () => Promise<{ cartId: string }>,
  // biome-ignore lint/suspicious/noExplicitAny: data of any answer
  read: (query: string) => Promise<any>,
): Record<string, () => Promise<Attack>> => ({
  'Mutation.shareCart': async () => ({
    query: `mutation { shareCart(cart_id: "${(await cartOf()).cartId}") { token user_errors { code } } }`,
  }),
  'Mutation.addSharedCart': async () => {
    const { cartId } = await cartOf()
    const { token } = (await read(`mutation { shareCart(cart_id: "${cartId}") { token } }`)).shareCart
    return { query: `mutation { addSharedCart(token: "${token}", cart_id: "${cartId}") { user_errors { code } } }` }
  },
})
