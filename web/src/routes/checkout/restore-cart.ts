import { RestoreCartDocument } from '~/api/__generated__/documents/RestoreCart'
import { takeCart } from '~/api/cart-identity'
import { callShop } from '~/api/query'
import { toCart } from '~/features/cart/cart'
import { noteDeclined } from '~/features/cart/declined-payment'
import { keepCart } from '~/features/cart/use-cart'
import { dropOrder } from '~/features/order/last-order'

/**
 * Cancels an order that is not paid and opens its cart again. False if it was paid, or the cart is not ours.
 *
 * @param isDeclined the payment was refused, and not left by the shopper
 */
export async function restoreCart(token: string, isDeclined: boolean): Promise<boolean> {
  const { restoreCart: data } = await callShop(RestoreCartDocument, { token })
  if (!data) return false
  takeCart(data.id)
  keepCart(toCart(data))
  dropOrder()
  if (isDeclined) noteDeclined(data.id)
  return true
}
