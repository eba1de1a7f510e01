import { GIFT_FIELD_NAMES, GIFT_FIELDS, GIFT_SKU, type GiftForm } from '@kea/shared/gift/gift'
import { onCart, requireCartId } from '~/api/cart-identity'
import type { Cart } from './cart'
import { addItems, updateItem } from './cart-requests'
import { reportAdded } from './line-item'
import { keepCart } from './use-cart'

/** Adds a gift certificate to the cart. */
export async function addGift(gift: GiftForm): Promise<Cart> {
  const entered_options = GIFT_FIELD_NAMES.map((name) => ({ uid: GIFT_FIELDS[name].uid, value: gift[name] }))
  const added = { sku: GIFT_SKU, quantity: 1 }
  const cart = keepCart(await onCart((cartId) => addItems(cartId, [{ ...added, entered_options }])))
  reportAdded(cart, [added])
  return cart
}

/** Replaces the entered values of a certificate on its line. */
export async function updateGift(lineUid: string, gift: GiftForm): Promise<Cart> {
  const customizable_options = GIFT_FIELD_NAMES.map((name) => ({
    uid: GIFT_FIELDS[name].uid,
    value_string: gift[name],
  }))
  return keepCart(await updateItem(requireCartId(), { cart_item_uid: lineUid, customizable_options }))
}
