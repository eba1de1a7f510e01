import { changeGuestWishlist, readGuestWishlist } from '~/lib/guest-wishlist'
import { AdoptWishlistDocument } from './__generated__/documents/AdoptWishlist'
import { callShop } from './query'

/**
 * For a customer: the list of this browser becomes part of the customer's. A failure must not fail the login: the list then
 * stays in the browser, and the next look at the wishlist tries again. So it does where the account has no room for all.
 *
 * @returns why products were left out; one that the shop no longer sells is left out without a word
 */
export async function adoptWishlist(): Promise<string[]> {
  const skus = readGuestWishlist()
  if (skus.length === 0) return []
  try {
    const items = skus.map((sku) => ({ sku, quantity: 1 }))
    const { addProductsToWishlist: added } = await callShop(AdoptWishlistDocument, { items })
    const left = (added?.user_errors ?? []).flatMap(({ code, message }) =>
      code === 'PRODUCT_NOT_FOUND' ? [] : [message],
    )
    // Another tab may have added one meanwhile.
    if (left.length === 0) changeGuestWishlist((list) => list.filter((sku) => !skus.includes(sku)))
    return left
  } catch {
    return []
  }
}
