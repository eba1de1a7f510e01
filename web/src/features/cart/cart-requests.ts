import { AddProductsToCartDocument } from '~/api/__generated__/documents/AddProductsToCart'
import { ApplyCouponToCartDocument } from '~/api/__generated__/documents/ApplyCouponToCart'
import { ApplyGiftCardToCartDocument } from '~/api/__generated__/documents/ApplyGiftCardToCart'
import { ApplyRewardPointsToCartDocument } from '~/api/__generated__/documents/ApplyRewardPointsToCart'
import { ApplyStoreCreditToCartDocument } from '~/api/__generated__/documents/ApplyStoreCreditToCart'
import { CartDocument } from '~/api/__generated__/documents/Cart'
import { CartCountDocument } from '~/api/__generated__/documents/CartCount'
import { RemoveCouponFromCartDocument } from '~/api/__generated__/documents/RemoveCouponFromCart'
import { RemoveGiftCardFromCartDocument } from '~/api/__generated__/documents/RemoveGiftCardFromCart'
import { RemoveItemFromCartDocument } from '~/api/__generated__/documents/RemoveItemFromCart'
import { RemoveRewardPointsFromCartDocument } from '~/api/__generated__/documents/RemoveRewardPointsFromCart'
import { RemoveStoreCreditFromCartDocument } from '~/api/__generated__/documents/RemoveStoreCreditFromCart'
import { SetAdditionalInfoOnCartDocument } from '~/api/__generated__/documents/SetAdditionalInfoOnCart'
import { UpdateCartItemsDocument } from '~/api/__generated__/documents/UpdateCartItems'
import type { CartItemInput, CartItemUpdateInput, CartQuery, CartQueryVariables } from '~/api/__generated__/types'
import { forgetCart, isOwnCart } from '~/api/cart-identity'
import { isUnanswered, ShopError } from '~/api/errors'
import { callShop } from '~/api/query'
import { forgetAdditions, withAdditionKey } from './addition-key'
import { type Cart, type CartNotes, toCart } from './cart'
import { reloadOnce } from './reload-once'

/**
 * Deletes the cookie of a cart that the backend refuses, and returns the given value instead of the cart. Without an
 * answer nothing is known of the cart, so it stays.
 */
async function orForget<T>(cartId: string, request: Promise<T>, gone: T): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (isUnanswered(error)) throw error
    forgetCart(cartId)
    return gone
  }
}

/** A refusal with another message than that of a missing cart: the page starts anew without the cart. */
async function orReload<T>(cartId: string, request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    const isOther = error instanceof ShopError && error.code !== 'cart-gone' && !isUnanswered(error)
    if (isOther && isOwnCart(cartId)) {
      forgetCart(cartId)
      reloadOnce(`${cartId} ${error.message}`)
    }
    throw error
  }
}

type CartParts = Omit<CartQueryVariables, 'cartId'>

/** For a page of lines with their pictures. Addresses, payment methods and balances are not asked for. */
export const LINES_ONLY: CartParts = { billing: false, shipping: false, paymentMethods: false, checkout: false }

const cartOfAnswer = ({ cart }: CartQuery): Cart | null => (cart ? toCart(cart) : null)

/**
 * Any cart by its id; null for none.
 *
 * @param parts the flags of the parts that are left out; without them the whole cart is fetched
 */
export const readCart = (cartId: string, signal: AbortSignal, parts: CartParts = {}): Promise<Cart | null> =>
  callShop(CartDocument, { cartId, ...parts }, signal).then(cartOfAnswer)

/** The shopper's own cart, as `readCart`. */
export const fetchCart = (cartId: string, signal: AbortSignal, parts?: CartParts): Promise<Cart | null> =>
  orForget(cartId, orReload(cartId, readCart(cartId, signal, parts)), null)

export const fetchCartCount = (cartId: string, signal: AbortSignal): Promise<number> =>
  orForget(
    cartId,
    callShop(CartCountDocument, { cartId }, signal).then(({ cart }) => cart?.total_quantity ?? 0),
    0,
  )

const missing = () => new ShopError('cart-gone', 'Invalid request, please restart the session')

/** Adds items. A repeated request adds them once. The response lists the refused items. */
export const sendItems = (cartId: string, cartItems: CartItemInput[]) =>
  withAdditionKey(cartId, cartItems, (headers) =>
    callShop(AddProductsToCartDocument, { cartId, cartItems }, undefined, headers),
  )

export async function addItems(cartId: string, items: CartItemInput[]): Promise<Cart> {
  const { addProductsToCart: added } = await sendItems(cartId, items)
  // A refused item is no GraphQL error: it is listed beside the cart.
  const refusal = added?.user_errors.find((error) => error !== null)
  if (refusal) throw new ShopError('input', refusal.message)
  if (!added) throw missing()
  return toCart(added.cart)
}

export async function updateItem(cartId: string, item: CartItemUpdateInput): Promise<Cart> {
  const { updateCartItems: updated } = await callShop(UpdateCartItemsDocument, { cartId, items: [item] })
  if (!updated) throw missing()
  return toCart(updated.cart)
}

export async function removeItem(cartId: string, uid: string): Promise<Cart> {
  const { removeItemFromCart: removed } = await callShop(RemoveItemFromCartDocument, { cartId, uid })
  if (!removed) throw missing()
  forgetAdditions()
  return toCart(removed.cart)
}

/** Rejects with a `ShopError` that has the reason of a refusal. */
export async function applyCoupon(cartId: string, code: string): Promise<Cart> {
  const { applyCouponToCart: applied } = await callShop(ApplyCouponToCartDocument, { cartId, code })
  if (!applied) throw missing()
  return toCart(applied.cart)
}

export async function removeCoupon(cartId: string): Promise<Cart> {
  const { removeCouponFromCart: removed } = await callShop(RemoveCouponFromCartDocument, { cartId })
  if (!removed?.cart) throw missing()
  return toCart(removed.cart)
}

/** The field `it` of these answers has the cart. */
const cartOf = ({ it }: { it?: { cart: Parameters<typeof toCart>[0] } | null }): Cart => {
  if (!it) throw missing()
  return toCart(it.cart)
}

/** A change of what a cart is paid with. */
export type BalanceChange =
  | { kind: 'card' | 'no card'; code: string }
  | { kind: 'credit' | 'no credit' | 'points' | 'no points' }

export async function changeBalance(cartId: string, change: BalanceChange): Promise<Cart> {
  switch (change.kind) {
    case 'card':
      return cartOf(await callShop(ApplyGiftCardToCartDocument, { cartId, code: change.code }))
    case 'no card':
      return cartOf(await callShop(RemoveGiftCardFromCartDocument, { cartId, code: change.code }))
    case 'credit':
      return cartOf(await callShop(ApplyStoreCreditToCartDocument, { cartId }))
    case 'no credit':
      return cartOf(await callShop(RemoveStoreCreditFromCartDocument, { cartId }))
    case 'points':
      return cartOf(await callShop(ApplyRewardPointsToCartDocument, { cartId }))
    case 'no points':
      return cartOf(await callShop(RemoveRewardPointsFromCartDocument, { cartId }))
  }
}

/** What a business changes; null for a private order. */
const businessInfo = (business: CartNotes['business']) =>
  business
    ? { business_purchase: true, gst_number: business.gstNumber, gst_certificate: business.certificate }
    : { business_purchase: false, gst_number: null, gst_certificate: null }

/** Changes what the shopper writes to the shop and chooses for the parcel; missing fields stay. */
export async function setNotes(cartId: string, changed: Partial<CartNotes>): Promise<Cart> {
  const { comment, giftMessage, business, giftWrap, dropShip, affiliateClick } = changed
  const info = {
    ...(comment !== undefined && { order_comment: comment }),
    ...(giftMessage !== undefined && { gift_message: giftMessage }),
    ...(business !== undefined && businessInfo(business)),
    ...(giftWrap !== undefined && { giftwrap: giftWrap }),
    ...(dropShip !== undefined && { dropship: dropShip }),
    ...(affiliateClick !== undefined && { awc: affiliateClick }),
  }
  return cartOf(await callShop(SetAdditionalInfoOnCartDocument, { cartId, info }))
}
