import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { item as gift } from '../../testing/test-gifts'
import { createTestOperator, OPERATOR_TOKEN } from '../../testing/test-operator'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { invoiceOf } from '../invoices/invoice'
import { createOrdersRepo } from '../orders/repo'

const shop = createTestShop({ OPERATOR_TOKEN })
const shopper = createShopper(shop)
const run = createTestOperator(shop)

const setting = (key: string, value: string) =>
  shop.db.prepare('UPDATE config_values SET value = ?2 WHERE key = ?1').bind(key, value).run()
const offer = () => Promise.all([setting('gift_wrap_price', '6.00'), setting('dropship', '1')])
const offerNothing = () => Promise.all([setting('gift_wrap_price', ''), setting('dropship', '0')])

const CART = `is_virtual dropship { enabled } giftwrap { enabled applied fee { value } message }
  additional_info { dropship } prices { grand_total { value } applied_taxes { amount { value } }
  totals { code label amount { value } } }`
const set = (id: string, info: object) =>
  shopper
    .call(
      `mutation ($id: String!, $info: CartAdditionalInfoInput!) {
        setAdditionalInfoOnCart(input: { cart_id: $id, additional_info: $info }) { cart { ${CART} } } }`,
      { id, info },
    )
    .then((data) => data.setAdditionalInfoOnCart.cart)
const read = async (id: string) => (await shopper.call(`{ cart(cart_id: "${id}") { ${CART} } }`)).cart
const codesOf = (cart: { prices: { totals: { code: string }[] } }) => cart.prices.totals.map(({ code }) => code)

const SUPPLIER = { brand: 'Kea', legalName: 'Kea Limited', address: [], email: 'a@b.nz', gstNumber: '123-456-789' }

beforeEach(offer)
afterEach(offerNothing)

describe('gift wrap', () => {
  it('is a line of the totals with its price and GST, is kept, and can be taken off', async () => {
    const { cartId } = await shopper.readyCart()
    expect(await read(cartId)).toMatchObject({
      giftwrap: { enabled: true, applied: false, fee: { value: 6 }, message: null },
      prices: { grand_total: { value: 50.9 } },
    })
    const wrapped = await set(cartId, { giftwrap: true, gift_message: 'Hari huritau!' })
    expect(wrapped).toMatchObject({
      giftwrap: { enabled: true, applied: true, fee: { value: 6 }, message: 'Hari huritau!' },
      prices: { grand_total: { value: 56.9 }, applied_taxes: [{ amount: { value: 7.42 } }] },
    })
    expect(wrapped.prices.totals).toContainEqual({ code: 'giftwrap', label: 'Gift wrap', amount: { value: 6 } })
    // Other texts change nothing of it.
    expect((await set(cartId, { order_comment: 'Ring twice' })).giftwrap.applied).toBe(true)
    const without = await set(cartId, { giftwrap: false })
    expect(without.prices.grand_total.value).toBe(50.9)
    expect(codesOf(without)).not.toContain('giftwrap')
  })

  it('is not for certificates alone, and ends with the setting', async () => {
    const id = await shopper.newCart()
    await shopper.add(id, [gift({ recipientName: 'Tama' })])
    expect(await set(id, { giftwrap: true })).toMatchObject({ is_virtual: true, giftwrap: { applied: false } })
    const { cartId } = await shopper.readyCart()
    await set(cartId, { giftwrap: true })
    await offerNothing()
    const cart = await read(cartId)
    expect(cart).toMatchObject({
      giftwrap: { enabled: false, applied: false, fee: null },
      prices: { grand_total: { value: 50.9 } },
    })
    expect(codesOf(cart)).not.toContain('giftwrap')
  })
})

describe('drop-ship', () => {
  it('is chosen and taken back, and costs nothing', async () => {
    const { cartId } = await shopper.readyCart()
    expect((await read(cartId)).additional_info.dropship).toBe(false)
    const chosen = await set(cartId, { dropship: true })
    expect(chosen).toMatchObject({
      dropship: { enabled: true },
      additional_info: { dropship: true },
      prices: { grand_total: { value: 50.9 } },
    })
    expect((await set(cartId, { dropship: null })).additional_info.dropship).toBe(false)
  })
})

describe('an order with both', () => {
  it('has them in its answer, its mail, its invoice and for the operator', async () => {
    const { cartId } = await shopper.readyCart()
    await set(cartId, { giftwrap: true, dropship: true })
    const { orderV2 } = await shopper.place(cartId)
    // The price of the order's time stays.
    await setting('gift_wrap_price', '9.00')
    const { guestOrderByToken: order } = await shopper.call(
      `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { is_dropship total { subtotal { value } giftwrap { value }
        total_shipping { value } total_tax { value } grand_total { value } } } }`,
    )
    expect(order).toEqual({
      is_dropship: true,
      total: {
        subtotal: { value: 42.95 },
        giftwrap: { value: 6 },
        total_shipping: { value: 7.95 },
        total_tax: { value: 7.42 },
        grand_total: { value: 56.9 },
      },
    })

    await shop.wait(1)
    await shop.tick()
    const body = await shop.db
      .prepare('SELECT body FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .first<string>('body')
    expect(body).toMatch(/Gift wrap\W+N\$6\.00/)
    expect(body).toContain('We send it in your name, with no prices in the parcel.')

    await run('paid', orderV2.number)
    const placed = await createOrdersRepo(shop.db).byToken(orderV2.token)
    if (!placed) throw new Error('no order')
    const rows = invoiceOf(placed, SUPPLIER)?.totals.map(({ label, value }) => `${label} ${value}`)
    expect(rows?.slice(0, 4)).toEqual([
      'Items N$42.95',
      'Gift wrap N$6.00',
      expect.stringMatching(/^Delivery, .* N\$7\.95$/),
      'Total including GST N$56.90',
    ])
    const { text } = await run('orders', 'show', orderV2.number)
    expect(text).toContain('Gift wrap: wrap it as a gift')
    expect(text).toContain('Drop-ship: put no prices, no invoice and nothing of the shop’s into the parcel')
  })
})

it('an order without gift wrap and drop-ship names neither', async () => {
  const { orderV2 } = await shopper.place((await shopper.readyCart()).cartId)
  const { guestOrderByToken: order } = await shopper.call(
    `{ guestOrderByToken(input: { token: "${orderV2.token}" }) { is_dropship total { giftwrap { value } } } }`,
  )
  expect(order).toEqual({ is_dropship: false, total: { giftwrap: null } })
  expect((await run('orders', 'show', orderV2.number)).text).not.toMatch(/gift wrap|drop-ship/i)
})
