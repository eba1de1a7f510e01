import { GIFT_FIELD_NAMES, GIFT_FIELDS, GIFT_SKU, type GiftForm } from '@kea/shared/gift/gift'
import { onCart, requireCartId } from '~/api/cart-identity'
import type { Cart, CartLine } from './cart'
import { addItem, updateItem } from './cart-requests'
import { keepCart } from './use-cart'

/** Puts a gift certificate into the cart. */
export async function addGift(gift: GiftForm): Promise<Cart> {
  const entered_options = GIFT_FIELD_NAMES.map((name) => ({ uid: GIFT_FIELDS[name].uid, value: gift[name] }))
  return keepCart(await onCart((cartId) => addItem(cartId, { sku: GIFT_SKU, quantity: 1, entered_options })))
}

/** Puts what was typed anew on the line it came from. */
export async function updateGift(lineUid: string, gift: GiftForm): Promise<Cart> {
  const customizable_options = GIFT_FIELD_NAMES.map((name) => ({
    uid: GIFT_FIELDS[name].uid,
    value_string: gift[name],
  }))
  return keepCart(await updateItem(requireCartId(), { cart_item_uid: lineUid, customizable_options }))
}

/** What was typed for the certificate on a line. */
export const giftOf = ({ entered }: CartLine): GiftForm =>
  Object.fromEntries(
    GIFT_FIELD_NAMES.map((name) => [name, entered.find(({ uid }) => uid === GIFT_FIELDS[name].uid)?.value ?? '']),
  ) as unknown as GiftForm
