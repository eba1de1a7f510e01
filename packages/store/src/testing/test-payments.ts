import type { Callback, Payment } from '../modules/payments/port'
import { sandboxCallback } from '../modules/payments/sandbox'
import type { TestShop } from './test-shop'
import { createShopper, value } from './test-shopper'

export const SIGNING_KEY = 'signing-key-of-every-test'
export const EASEL = 112

/** Orders that are paid on a payment page, by a guest of their own. */
export function createPayer(shop: TestShop, key: string, email: string, method = 'sandbox') {
  const shopper = createShopper(shop, key)

  /** A cart with easels that is ready to order. */
  async function cart(quantity = 1): Promise<string> {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [{ sku: 'mini-easel', quantity, selected_options: [value(1121, 112101)] }])
    await shopper.fillCheckout(cartId)
    await shopper.call(
      `mutation { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: "${email}" }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: "${cartId}", payment_method: { code: "${method}" } }) { cart { id } } }`,
    )
    return cartId
  }

  const place = (cartId: string) =>
    shopper
      .call(
        `mutation { placeOrder(input: { cart_id: "${cartId}" }) { payment_redirect_url
          orderV2 { number token status payment_until } errors { code message } } }`,
      )
      .then(({ placeOrder }) => placeOrder)

  async function order(quantity = 1) {
    const cartId = await cart(quantity)
    const placed = await place(cartId)
    const { number, token } = placed.orderV2 as { number: string; token: string }
    return { cartId, number, token, url: placed.payment_redirect_url as string }
  }

  const payment = async (url: string): Promise<Payment> => {
    const uid = url.split('/').at(-1) ?? ''
    const found = await shop.db.prepare('SELECT * FROM payments WHERE uid = ?').bind(uid).first<Payment>()
    if (!found) throw new Error(`No payment behind ${url}`)
    return found
  }

  /** What the sandbox sends; `wrong` replaces parts of the payment, and `signingKey` its key. */
  const message = async (
    { url, number }: { url: string; number: string },
    result: Callback['result'] = 'paid',
    wrong: Partial<Payment> = {},
    signingKey = SIGNING_KEY,
  ): Promise<{ method: string; body: string; headers: Headers }> => {
    const request = await sandboxCallback(signingKey, { ...(await payment(url)), ...wrong }, number, result)
    return { method: 'POST', body: await request.text(), headers: request.headers }
  }

  /** Sends it. */
  async function callback(...parts: Parameters<typeof message>): Promise<{ status: number; message: string }> {
    const answer = await shop.request('/pay/sandbox', await message(...parts))
    return { status: answer.status, ...(await answer.json<{ message: string }>()) }
  }

  const choose = (url: string, result: string) =>
    shop.request(url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' })

  const row = async (number: string) =>
    shop.db
      .prepare('SELECT status, paid_at, cancelled_at, refunded_cents, total_cents FROM orders WHERE number = ?')
      .bind(number)
      .first<Record<string, unknown>>()

  const subjects = async () =>
    (
      await shop.db
        .prepare('SELECT subject FROM outbox WHERE recipient = ? ORDER BY id')
        .bind(email)
        .all<{ subject: string }>()
    ).results.map(({ subject }) => subject)

  return { shopper, cart, place, order, payment, message, callback, choose, row, subjects }
}

export const stockOf = (shop: TestShop, product = EASEL) =>
  shop.db.prepare('SELECT qty FROM stock WHERE product_id = ?').bind(product).first<number>('qty')
export const setStock = (shop: TestShop, qty: number, product = EASEL) =>
  shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = ?').bind(qty, product).run()

/** Ends the unpaid orders of these addresses and their jobs: specs share one database. */
export const settleAll = (shop: TestShop, email: string) =>
  shop.db.batch([
    shop.db
      .prepare("UPDATE orders SET status = 'cancelled' WHERE email LIKE ? AND status = 'pending_payment'")
      .bind(email),
    shop.db.prepare('DELETE FROM jobs WHERE order_id IN (SELECT id FROM orders WHERE email LIKE ?)').bind(email),
  ])
