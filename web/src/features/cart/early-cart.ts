import { CartDocument } from '~/api/__generated__/documents/Cart'
import { readCartId } from '~/api/cart-identity'
import { sendEarlyQuery } from '~/api/early-requests'

/** Requests the shopper's cart while the scripts of its page load. */
export function sendEarlyCart(): void {
  const cartId = readCartId()
  if (cartId !== '') sendEarlyQuery(CartDocument, { cartId })
}
