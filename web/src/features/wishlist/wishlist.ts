import { type Card, toCard } from '@kea/shared/page/card'
import { queryOptions } from '@tanstack/react-query'
import { AddToWishlistDocument } from '~/api/__generated__/documents/AddToWishlist'
import { RemoveFromWishlistDocument } from '~/api/__generated__/documents/RemoveFromWishlist'
import { WishlistDocument } from '~/api/__generated__/documents/Wishlist'
import type { WishlistFieldsFragment } from '~/api/__generated__/types'
import { adoptWishlist } from '~/api/adopt-wishlist'
import { ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { OWN_ERRORS, queryClient, STALE } from '~/api/query-client'

/** A saved design in a wishlist. */
export interface WishlistDesign {
  uid: string
  /** '' for a design without a name. */
  name: string
  preview: string | null
  /** What it shows, in words; '' where the name says it. */
  previewWords: string
  /** The path that opens it. */
  path: string
}

/** A product in the wishlist of a customer, or a saved design for it. */
export interface WishlistEntry {
  id: string
  card: Card
  design: WishlistDesign | null
}

/** The wishlist of a customer, the latest first. */
export interface CustomerWishlist {
  entries: WishlistEntry[]
  /** The token of its link; null while it is not shared. */
  sharedAs: string | null
}

/** What can be added: a product, or the customer's design for it. */
export interface Wanted {
  sku: string
  /** '' for the product itself. */
  designUid: string
}

export const isOf =
  ({ sku, designUid }: Wanted) =>
  ({ card, design }: WishlistEntry): boolean =>
    card.sku === sku && (design?.uid ?? '') === designUid

export function toWishlist(list: WishlistFieldsFragment | null | undefined): CustomerWishlist {
  const entries = (list?.items_v2?.items ?? []).flatMap((item): WishlistEntry[] => {
    if (!item?.product) return []
    const { uid, name, preview_image, preview_words, edit_link } = item.design ?? {}
    const card = toCard(item.product)
    const design = uid
      ? {
          uid,
          name: name ?? '',
          preview: preview_image ?? null,
          previewWords: preview_words ?? '',
          path: edit_link ?? card.path,
        }
      : null
    return [{ id: item.id, card, design }]
  })
  return { entries, sharedAs: list?.sharing_code ?? null }
}

/** The wishlist of the customer who is logged in. What this browser has kept as a guest goes into it first. */
export const wishlistQuery = queryOptions({
  queryKey: ['Wishlist'] as const,
  queryFn: async ({ signal }): Promise<CustomerWishlist> => {
    await adoptWishlist()
    const { customer } = await callShop(WishlistDocument, {}, signal)
    return toWishlist(customer?.wishlists[0])
  },
  staleTime: STALE.account,
  // A heart without an answer is empty, and the page of the list says why.
  meta: OWN_ERRORS,
})

/** A change of a list waits for the one before. */
export const WISHLIST_SCOPE = { id: 'wishlist' }

const keep = (list: WishlistFieldsFragment | undefined): void => {
  if (list) queryClient.setQueryData(wishlistQuery.queryKey, toWishlist(list))
}

export async function addToWishlist({ sku, designUid }: Wanted): Promise<void> {
  const items = [{ sku, quantity: 1, ...(designUid !== '' && { design_uid: designUid }) }]
  const { addProductsToWishlist: added } = await callShop(AddToWishlistDocument, { items })
  keep(added?.wishlist)
  const [error] = added?.user_errors ?? []
  if (error) throw new ShopError('input', error.message)
}

/** One that another device has removed is gone just the same. */
export async function removeFromWishlist(wanted: Wanted): Promise<void> {
  const { entries } = await queryClient.ensureQueryData(wishlistQuery)
  const ids = entries.filter(isOf(wanted)).map(({ id }) => id)
  if (ids.length === 0) return
  const { removeProductsFromWishlist: removed } = await callShop(RemoveFromWishlistDocument, { ids })
  keep(removed?.wishlist)
}
