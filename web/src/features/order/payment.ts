import { hasPaymentPage } from '@kea/shared/constants/pay'
import { instantOf } from '@kea/shared/instant'
import { OrderPaymentDocument } from '~/api/__generated__/documents/OrderPayment'
import { PayOrderDocument } from '~/api/__generated__/documents/PayOrder'
import { readCartId } from '~/api/cart-identity'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { rememberPaying } from '~/lib/paying-order'
import { readOrder } from './last-order'

/** Leaves the shop for the payment page of an order. Only an address of this shop or an https one is opened. */
export function openPaymentPage(address: string, token: string): void {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin && url.protocol !== 'https:') throw new ShopError('server', UNKNOWN_ERROR)
  rememberPaying(token)
  location.assign(url)
}

/** The payment page of an order that is not paid, by this method; null if there is none, or it is paid by now. */
export async function paymentPageOf(token: string, method: string): Promise<string | null> {
  return (await callShop(PayOrderDocument, { token, method })).payOrder?.payment_redirect_url ?? null
}

export interface PaymentOption {
  code: string
  title: string
}

interface OrderPayment {
  /** Until when a payment page takes the payment, in ms; null if the order is not paid on one. */
  until: number | null
  /** How it can be paid now; none if it waits for no payment. */
  options: readonly PaymentOption[]
}

/** How an order that is not paid can be paid. */
export const orderPaymentQuery = (token: string) =>
  gqlQuery(
    OrderPaymentDocument,
    { token },
    ({ guestOrderByToken: { payment_until, payment_options } }): OrderPayment => ({
      until: payment_until ? instantOf(payment_until) : null,
      options: payment_options ?? [],
    }),
    STALE.order,
  )

/**
 * The ways that *Pay now* offers for an order, the first one chosen at first. The account number of a bank transfer stands
 * on the page already, so it is no way of an order that is paid by it.
 */
export function waysToPay(options: readonly PaymentOption[], orderCode: string): PaymentOption[] {
  const others = options.filter(({ code }) => code !== orderCode)
  const own = options.filter(({ code }) => code === orderCode && hasPaymentPage(code))
  return [...own, ...others]
}

/** Whether this browser may have the cart of an order again. A newer cart stays. */
export function canRestore(token: string): boolean {
  const order = readOrder()
  return order?.token === token && [order.cartId, ''].includes(readCartId())
}
