import { instantOf } from '@kea/shared/instant'
import { OrderPaymentDocument, PayOrderDocument } from '~/api/__generated__/graphql'
import { readCartId } from '~/api/cart-identity'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { callShop, gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { readOrder } from './last-order'

/** Leaves the shop for a payment page. Only an address of this shop or an https one is opened. */
export function openPaymentPage(address: string): void {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin && url.protocol !== 'https:') throw new ShopError('server', UNKNOWN_ERROR)
  location.assign(url)
}

/** The payment page of an order that is not paid; null if it waits for no payment any more. */
export async function paymentPageOf(token: string): Promise<string | null> {
  return (await callShop(PayOrderDocument, { token })).payOrder?.payment_redirect_url ?? null
}

/** Until when a payment page takes the payment of an order, in ms; null if it takes none. */
export const paymentUntilQuery = (token: string) =>
  gqlQuery(
    OrderPaymentDocument,
    { token },
    ({ guestOrderByToken: { payment_until } }) => (payment_until ? instantOf(payment_until) : null),
    STALE.order,
  )

/** Whether this browser may have the cart of an order again. A newer cart stays. */
export function canRestore(token: string): boolean {
  const order = readOrder()
  return order?.token === token && [order.cartId, ''].includes(readCartId())
}
