import { GIFT_FIELDS, type GiftField } from '@kea/shared/gift/gift'
import { expect } from 'vitest'
import type { TestShop } from './test-shop'
import { ADDRESS, createShopper } from './test-shopper'

export const MERE: Record<GiftField, string> = {
  amount: '75.50',
  recipientName: 'Mere',
  recipientEmail: 'mere@example.co.nz',
  senderName: 'Aroha',
  message: 'Hari huritau!\nPrint something.',
  deliverOn: '2026-11-05',
}
export const typed = (values: Partial<typeof MERE>) =>
  Object.entries(values).map(([name, value]) => ({ uid: GIFT_FIELDS[name as GiftField].uid, value }))
export const item = (change: Partial<typeof MERE> = {}, quantity = 1) => ({
  sku: 'gift-certificate',
  quantity,
  entered_options: typed({ ...MERE, ...change }),
})

/** SHA-256 of a code without its dashes, in hex. */
export const hashOf = async (code: string) => {
  const bytes = new TextEncoder().encode(code.replaceAll('-', ''))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Orders gift certificates and reads their state. */
export function createGiftBuyer(shop: TestShop, shopper = createShopper(shop)) {
  /** Everything except the order itself, for a cart without a shipment. */
  async function fill(cartId: string) {
    await shopper.call(
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "aroha@example.com" }) { cart { id } } }',
      { id: cartId },
    )
    await shopper.call(
      `mutation ($id: String!, $address: CartAddressInput!) { setBillingAddressOnCart(
        input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
      { id: cartId, address: ADDRESS },
    )
    await shopper.call(
      `mutation ($id: String!) { setPaymentMethodOnCart(
        input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } } }`,
      { id: cartId },
    )
  }

  async function order(change: Partial<typeof MERE> = {}): Promise<string> {
    const cartId = await shopper.newCart()
    await shopper.add(cartId, [item(change)])
    await fill(cartId)
    const { orderV2, errors } = await shopper.place(cartId)
    expect(errors).toEqual([])
    return orderV2.number as string
  }

  const setStatus = (number: string, status: string) =>
    shop.db.prepare('UPDATE orders SET status = ?2 WHERE number = ?1').bind(number, status).run()
  const certificates = async (number: string) =>
    (
      await shop.db
        .prepare(
          'SELECT g.* FROM gift_certificates g JOIN orders o ON o.id = g.order_id WHERE o.number = ? ORDER BY g.id',
        )
        .bind(number)
        .all<{ id: number; code_hash: string | null; amount_cents: number; balance_cents: number; state: string }>()
    ).results

  return { fill, order, setStatus, certificates }
}
