import { GIFT_FIELD_NAMES, GIFT_FIELDS, GIFT_SKU, type GiftForm } from '@kea/shared/gift/gift'
import { onCart, requireCartId } from '~/api/cart-identity'
import type { Cart } from './cart'
import { addItems, updateItem } from './cart-requests'
import { keepCart } from './use-cart'

/** Adds a gift certificate to the cart. */
export async function addGift(gift: GiftForm): Promise<Cart> {
  const entered_options = GIFT_FIELD_NAMES.map((name) => ({ uid: GIFT_FIELDS[name].uid, value: gift[name] }))
  return keepCart(await onCart((cartId) => addItems(cartId, [{ sku: GIFT_SKU, quantity: 1, entered_options }])))
}

/** Replaces the entered values of a certificate on its line. */
export async function updateGift(lineUid: string, gift: GiftForm): Promise<Cart> {
  const customizable_options = GIFT_FIELD_NAMES.map((name) => ({
    uid: GIFT_FIELDS[name].uid,
    value_string: gift[name],
  }))
  return keepCart(await updateItem(requireCartId(), { cart_item_uid: lineUid, customizable_options }))
}
