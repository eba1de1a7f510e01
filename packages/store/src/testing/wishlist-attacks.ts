interface Attack {
  query: string
}

/** What a stranger asks with the ids of somebody else's list. */
export const wishlistAttacks = (
  // biome-ignore lint/suspicious/noExplicitAny: data of any answer
  read: (query: string) => Promise<any>,
): Record<string, () => Promise<Attack>> => {
  const listId = async (): Promise<string> => (await read('{ customer { wishlists { id } } }')).customer.wishlists[0].id
  const adding = async () => `addProductsToWishlist(wishlistId: "${await listId()}",
    wishlistItems: [{ sku: "canvas-print", quantity: 1 }])`
  return {
    'Mutation.addProductsToWishlist': async () => ({
      query: `mutation { ${await adding()} { wishlist { items_count } user_errors { code } } }`,
    }),
    'Mutation.removeProductsFromWishlist': async () => {
      const added = await read(`mutation { ${await adding()} { wishlist { items_v2 { items { id } } } } }`)
      const [item] = added.addProductsToWishlist.wishlist.items_v2.items
      // In the list of the caller, which 0 is, the item of another one is not found.
      return {
        query: `mutation { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["${item.id}"]) {
          user_errors { code } } }`,
      }
    },
  }
}
