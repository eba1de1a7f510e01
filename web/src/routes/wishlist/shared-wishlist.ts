import { type Card, toCard } from '@kea/shared/page/card'
import { SharedWishlistDocument } from '~/api/__generated__/documents/SharedWishlist'
import { ShareWishlistDocument } from '~/api/__generated__/documents/ShareWishlist'
import { StopSharingWishlistDocument } from '~/api/__generated__/documents/StopSharingWishlist'
import type { SharedWishlistQuery } from '~/api/__generated__/types'
import { callShop, gqlQuery } from '~/api/query'
import { queryClient, STALE } from '~/api/query-client'
import { toWishlist, wishlistQuery } from '~/features/wishlist/wishlist'

/** What others see of an entry: no address of a design, which only its owner opens. */
export interface SharedEntry {
  card: Card
  /** Null for the product itself. */
  design: { name: string; preview: string; previewWords: string } | null
}

export interface SharedList {
  firstName: string
  entries: SharedEntry[]
}

/** The list of a link; null for one that does not work. */
const toShared = ({ sharedWishlist }: SharedWishlistQuery): SharedList | null =>
  sharedWishlist && {
    firstName: sharedWishlist.firstname,
    entries: sharedWishlist.items.map(({ product, design_name, preview_image, preview_words }) => ({
      card: toCard(product),
      design: preview_image
        ? { name: design_name ?? '', preview: preview_image, previewWords: preview_words ?? '' }
        : null,
    })),
  }

export const sharedWishlistQuery = (token: string) => gqlQuery(SharedWishlistDocument, { token }, toShared, STALE.order)

/** Makes the link to the customer's list. */
export async function shareWishlist(): Promise<void> {
  const { shareWishlist: list } = await callShop(ShareWishlistDocument, {})
  queryClient.setQueryData(wishlistQuery.queryKey, toWishlist(list))
}

export async function stopSharingWishlist(): Promise<void> {
  const { stopSharingWishlist: list } = await callShop(StopSharingWishlistDocument, {})
  queryClient.setQueryData(wishlistQuery.queryKey, toWishlist(list))
}
