import type { Resolvers } from '../../__generated__/resolvers'
import { toPageInfo, toSlice, within } from '../../paging'
import type { Services } from '../../services'
import { toSqlTime } from '../../sql-time'
import { toProductAnswer } from '../catalogue/product-answer'
import { toSavedDesign } from '../designs/design-answer'
import type { WishlistEntry } from './service'

/** The list of the caller; a guest's answer has an empty one. Its other fields have resolvers of their own. */
const listOf = ({ wishlist }: Services) => ({ id: wishlist.id() })

const toItem = ({ id, product, design, addedAt }: WishlistEntry) => ({
  id,
  quantity: 1,
  added_at: toSqlTime(addedAt),
  product: toProductAnswer(product),
  design: design && toSavedDesign(design),
})

/** Neither the uid of a design nor its document: others may only look. */
const toSharedItem = async ({ product, design }: WishlistEntry, { links }: Services) => ({
  product: toProductAnswer(product),
  design_name: design?.name || null,
  preview_image: design?.preview_uid ? await links.linkTo(design.preview_uid) : null,
  preview_words: design?.preview_words || null,
})

export const wishlistResolvers: Resolvers = {
  Query: {
    sharedWishlist: async (_, { token }, { services }) => {
      const shared = await services.wishlist.shared(token)
      if (!shared) return null
      const items = await Promise.all(shared.entries.map((entry) => toSharedItem(entry, services)))
      return { firstname: shared.firstname, items }
    },
  },
  Customer: {
    wishlists: (_, __, { services }) => [listOf(services)],
    wishlist: (_, __, { services }) => listOf(services),
    wishlist_v2: (_, { id }, { services }) => (id === services.wishlist.id() ? listOf(services) : null),
  },
  Wishlist: {
    sharing_code: (_, __, { services }) => services.wishlist.sharingCode(),
    updated_at: async (_, __, { services }) => {
      const [newest] = await services.wishlist.entries()
      return newest ? toSqlTime(newest.addedAt) : null
    },
    items_count: async (_, __, { services }) => (await services.wishlist.entries()).length,
    items_v2: async (_, asked, { services }) => {
      const entries = await services.wishlist.entries()
      const paging = within(asked)
      const page_info = toPageInfo(paging, entries.length)
      const { limit, offset } = toSlice(paging)
      return { items: entries.slice(offset, offset + limit).map(toItem), page_info }
    },
  },
  WishlistItemInterface: { __resolveType: () => 'SimpleWishlistItem' },
  Mutation: {
    addProductsToWishlist: async (_, { wishlistId, wishlistItems }, { services }) => {
      const wanted = wishlistItems.map(({ sku, design_uid }) => ({ sku, designUid: design_uid ?? null }))
      return { user_errors: await services.wishlist.add(wishlistId, wanted), wishlist: listOf(services) }
    },
    removeProductsFromWishlist: async (_, { wishlistId, wishlistItemsIds }, { services }) => ({
      user_errors: await services.wishlist.remove(wishlistId, wishlistItemsIds),
      wishlist: listOf(services),
    }),
    shareWishlist: async (_, __, { services }) => {
      await services.wishlist.share()
      return listOf(services)
    },
    stopSharingWishlist: async (_, __, { services }) => {
      await services.wishlist.stopSharing()
      return listOf(services)
    },
  },
}
