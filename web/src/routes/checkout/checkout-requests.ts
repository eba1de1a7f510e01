import { fromCents } from '@kea/shared/money'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { PlaceOrderDocument } from '~/api/__generated__/documents/PlaceOrder'
import { SetBillingAddressOnCartDocument } from '~/api/__generated__/documents/SetBillingAddressOnCart'
import { SetGuestEmailOnCartDocument } from '~/api/__generated__/documents/SetGuestEmailOnCart'
import { SetPaymentMethodOnCartDocument } from '~/api/__generated__/documents/SetPaymentMethodOnCart'
import { SetShippingAddressOnCartDocument } from '~/api/__generated__/documents/SetShippingAddressOnCart'
import { SetShippingMethodOnCartDocument } from '~/api/__generated__/documents/SetShippingMethodOnCart'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop } from '~/api/query'
import { addressInput } from '~/features/addresses/address-form'
import { type Cart, type ShippingMethod, toCart } from '~/features/cart/cart'
import type { OrderRef } from '~/features/order/last-order'

type CartData = Parameters<typeof toCart>[0]

/** Every change returns the whole cart. A missing cart is a server error. */
function cartOf(answer: { cart: CartData } | null | undefined): Cart {
  if (!answer) throw new ShopError('server', UNKNOWN_ERROR)
  return toCart(answer.cart)
}

export const setEmail = async (cartId: string, email: string): Promise<Cart> =>
  cartOf((await callShop(SetGuestEmailOnCartDocument, { cartId, email })).setGuestEmailOnCart)

/** An address of the customer's book by its id, or an entered one, which may be kept in the book. */
export type ChosenAddress = { savedId: number } | { address: AddressForm; isKept: boolean }

const chosenInput = (chosen: ChosenAddress) =>
  'savedId' in chosen
    ? { customer_address_id: chosen.savedId }
    : { address: { ...addressInput(chosen.address), ...(chosen.isKept && { save_in_address_book: true }) } }

/** Where the invoice goes: with the delivery, to an address of the book by its id, or where it went before. */
export type InvoiceTarget = 'same' | 'kept' | { savedId: number }

/**
 * Sets the shipping address, and where the invoice goes. Without a chosen delivery method the first available one is set.
 */
export async function setAddress(cartId: string, chosen: ChosenAddress, invoice: InvoiceTarget): Promise<Cart> {
  const addresses = [chosenInput(chosen)]
  let cart = cartOf(
    (await callShop(SetShippingAddressOnCartDocument, { cartId, addresses })).setShippingAddressesOnCart,
  )
  if (invoice !== 'kept') {
    const address = invoice === 'same' ? { same_as_shipping: true } : { customer_address_id: invoice.savedId }
    cart = cartOf((await callShop(SetBillingAddressOnCartDocument, { cartId, address })).setBillingAddressOnCart)
  }
  const [first] = cart.shippingMethods
  return cart.selectedShipping || !first ? cart : setShipping(cartId, first)
}

/** Sets the billing address alone. */
export const setBillingAddress = async (cartId: string, chosen: ChosenAddress): Promise<Cart> =>
  cartOf(
    (await callShop(SetBillingAddressOnCartDocument, { cartId, address: chosenInput(chosen) })).setBillingAddressOnCart,
  )

export async function setShipping(
  cartId: string,
  { carrier, method }: Pick<ShippingMethod, 'carrier' | 'method'>,
): Promise<Cart> {
  const methods = [{ carrier_code: carrier, method_code: method }]
  return cartOf((await callShop(SetShippingMethodOnCartDocument, { cartId, methods })).setShippingMethodsOnCart)
}

export const setPayment = async (cartId: string, code: string): Promise<Cart> =>
  cartOf((await callShop(SetPaymentMethodOnCartDocument, { cartId, code })).setPaymentMethodOnCart)

/** The result of placing an order: the order with its payment page, if it has one, or the changed cart with a message. */
export type Placed = { order: OrderRef; paymentUrl: string | null } | { cart: Cart; message: string }

/** The message for a cart that was ordered before or has expired. */
const ORDERED_BEFORE =
  'This cart has been ordered already, or it is too old. Look for our confirmation in your email before you order again.'

/**
 * Places the order for the total that the shopper saw. The store returns the first order for the same cart, so a
 * repeated request never orders twice. A cart that has changed since comes back in its new state.
 */
export async function placeOrder(cartId: string, seen: Pick<Cart, 'grandTotalCents'>): Promise<Placed> {
  const total = fromCents(seen.grandTotalCents)
  const { placeOrder: answer } = await callShop(PlaceOrderDocument, { cartId, total })
  const refusal = answer?.errors.find((error) => error !== null)
  if (refusal?.code === 'CART_NOT_FOUND') throw new ShopError('cart-gone', refusal.message)
  if (refusal?.code === 'CART_NOT_ACTIVE') throw new ShopError('cart-gone', ORDERED_BEFORE)
  if (refusal && answer?.cart) return { cart: toCart(answer.cart), message: refusal.message }
  if (refusal) throw new ShopError('input', refusal.message)
  if (!answer?.orderV2) throw new ShopError('server', UNKNOWN_ERROR)
  return { order: answer.orderV2, paymentUrl: answer.payment_redirect_url ?? null }
}
