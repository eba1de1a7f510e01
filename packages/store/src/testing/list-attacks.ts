import { bundleAttacks } from './test-bundles'
import type { TestShop } from './test-shop'
import type { createShopper } from './test-shopper'
import { wishlistAttacks } from './wishlist-attacks'

interface Attack {
  query: string
  variables?: object
}

interface Attacked {
  shop: TestShop
  /** The owner. */
  shopper: () => ReturnType<typeof createShopper>
  cartOf: () => Promise<{ cartId: string }>
  // biome-ignore lint/suspicious/noExplicitAny: data of any answer
  read: (query: string) => Promise<any>
}

/**
 * What a stranger asks about a wishlist, about a cart and a bundle in it, and about a link to it: its token gives no right to the cart itself.
 */
export const listAttacks = ({ shop, shopper, cartOf, read }: Attacked): Record<string, () => Promise<Attack>> => ({
  ...wishlistAttacks(read),
  ...bundleAttacks(shop, shopper, cartOf),
  'Mutation.shareCart': async () => ({
    query: `mutation { shareCart(cart_id: "${(await cartOf()).cartId}") { token user_errors { code } } }`,
  }),
  'Mutation.addSharedCart': async () => {
    const { cartId } = await cartOf()
    const { token } = (await read(`mutation { shareCart(cart_id: "${cartId}") { token } }`)).shareCart
    return { query: `mutation { addSharedCart(token: "${token}", cart_id: "${cartId}") { user_errors { code } } }` }
  },
})
