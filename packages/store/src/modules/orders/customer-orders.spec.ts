import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asCustomer, createCustomer } from '../../testing/test-customer'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { CANVAS_OPTIONS, createShopper } from '../../testing/test-shopper'

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = createTestShop()
const LIST = `query ($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $size: Int = 20, $page: Int = 1) {
  customer { orders(filter: $filter, sort: $sort, pageSize: $size, currentPage: $page, scope: GLOBAL) {
    total_count page_info { total_pages current_page page_size } items { number } } } }`
const MISSING = 'We could not find this order in your account.'

let mere: TestShop
let hemi: TestShop
const keys = { mere: 'guest-key-of-mere-0001', hemi: 'guest-key-of-hemi-0001' }

const orderOf = async (who: TestShop, key: string, quantity = 1) => {
  const shopper = createShopper(who, key)
  return (await shopper.place((await shopper.readyCart(quantity)).cartId)).orderV2 as { number: string; token: string }
}
const listOf = async (who: TestShop, variables: object = {}) =>
  (await who.graphql(LIST, variables, null)).data.customer.orders
const numbersOf = async (who: TestShop, variables: object = {}): Promise<string[]> =>
  (await listOf(who, variables)).items.map(({ number }: { number: string }) => number)

beforeAll(async () => {
  mere = asCustomer(shop, await createCustomer(shop, 'mere-orders@example.nz', '203.0.113.71'))
  hemi = asCustomer(shop, await createCustomer(shop, 'hemi-orders@example.nz', '203.0.113.72'))
})

describe('the orders of a customer', () => {
  it('are those of this customer, the newest first, by pages, by number and in the asked order', async () => {
    const [one, two, three] = [
      await orderOf(mere, keys.mere),
      await orderOf(mere, keys.mere),
      await orderOf(mere, keys.mere),
    ].map(({ number }) => number)
    const other = (await orderOf(hemi, keys.hemi)).number
    expect(await listOf(mere)).toEqual({
      total_count: 3,
      page_info: { total_pages: 1, current_page: 1, page_size: 20 },
      items: [{ number: three }, { number: two }, { number: one }],
    })
    expect(await numbersOf(mere, { size: 2, page: 2 })).toEqual([one])
    expect(await numbersOf(mere, { sort: { sort_field: 'NUMBER', sort_direction: 'ASC' } })).toEqual([one, two, three])
    expect(await numbersOf(mere, { filter: { number: { eq: two } } })).toEqual([two])
    expect(await numbersOf(mere, { filter: { number: { in: [one, other] } } })).toEqual([one])
    expect(await numbersOf(mere, { filter: { number: { match: two?.replace(/^0+/, '') } } })).toEqual([two])
    expect(await numbersOf(mere, { filter: { number: { match: '%' } } })).toEqual([])
  })

  it('are not there for a guest', async () => {
    const { data, errors } = await shop.graphql(LIST, {}, null)
    expect(data.customer).toBeNull()
    expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization')
  })

  it('have every field of the contract', async () => {
    const { number } = await orderOf(mere, keys.mere, 2)
    const fields = `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { status can_cancel
      invoices { id number } shipments { number tracking { carrier title number } } billing_address { city vat_id }
      items { status quantity_ordered quantity_invoiced quantity_shipped quantity_canceled quantity_refunded
        entered_options { label value } selected_options { label } } total { grand_total { value } } } } } }`
    const before = (await mere.graphql(fields, {}, null)).data.customer.orders.items[0]
    expect(before).toMatchObject({ status: 'Waiting for payment', can_cancel: true, invoices: [], shipments: [] })
    expect(before.items[0]).toMatchObject({ status: 'Ordered', quantity_ordered: 2, quantity_invoiced: 0 })
    await shop.db
      .prepare(
        "UPDATE orders SET status = 'complete', paid_at = ?2, shipped_at = ?2, tracking = 'NZ12' WHERE number = ?1",
      )
      .bind(number, '2026-11-02T09:00:00.000Z')
      .run()
    const after = (await mere.graphql(fields, {}, null)).data.customer.orders.items[0]
    expect(after).toMatchObject({ status: 'Complete', can_cancel: false, invoices: [{ number: `INV-${number}` }] })
    expect(after.shipments).toEqual([{ number, tracking: [expect.objectContaining({ number: 'NZ12' })] }])
    expect(after.items[0]).toMatchObject({
      status: 'Shipped',
      quantity_invoiced: 2,
      quantity_shipped: 2,
      quantity_canceled: 0,
      quantity_refunded: 0,
      entered_options: [],
    })
  })
})

it('the invoice and the shipment of an order have its lines, and the invoice its totals', async () => {
  const { number } = await orderOf(mere, keys.mere, 2)
  const money = '{ value }'
  const shipping = `amount_excluding_tax ${money} amount_including_tax ${money} discounts { amount ${money} }
    taxes { amount ${money} rate title } total_amount ${money}`
  const fields = `{ customer { orders(filter: { number: { eq: "${number}" } }) { items {
    invoices { number comments { message } items { id product_sku product_name quantity_invoiced product_sale_price ${money} }
      total { subtotal ${money} total_shipping ${money} total_tax ${money} grand_total ${money} shipping_handling { ${shipping} } } }
    shipments { comments { message } items { product_sku quantity_shipped product_sale_price ${money} } }
    payment_methods { additional_data { name } } shipping_address { prefix suffix } items { id quantity_returned } } } } }`
  await shop.db
    .prepare("UPDATE orders SET status = 'shipped', paid_at = ?2, shipped_at = ?2 WHERE number = ?1")
    .bind(number, '2026-11-02T09:00:00.000Z')
    .run()
  const [order] = (await mere.graphql(fields, {}, null)).data.customer.orders.items
  const product_sale_price = { value: 40.95 }
  expect(order).toEqual({
    invoices: [
      {
        number: `INV-${number}`,
        comments: [],
        items: [
          {
            id: order.items[0].id,
            product_sku: 'canvas-print',
            product_name: expect.stringContaining('anvas'),
            quantity_invoiced: 2,
            product_sale_price,
          },
        ],
        total: {
          subtotal: { value: 81.9 },
          total_shipping: { value: 7.95 },
          total_tax: { value: 11.72 },
          grand_total: { value: 89.85 },
          shipping_handling: {
            amount_excluding_tax: { value: 6.91 },
            amount_including_tax: { value: 7.95 },
            discounts: [],
            taxes: [{ amount: { value: 1.04 }, rate: 15, title: 'GST' }],
            total_amount: { value: 7.95 },
          },
        },
      },
    ],
    shipments: [{ comments: [], items: [{ product_sku: 'canvas-print', quantity_shipped: 2, product_sale_price }] }],
    payment_methods: [{ additional_data: [] }],
    shipping_address: { prefix: null, suffix: null },
    items: [{ id: order.items[0].id, quantity_returned: 0 }],
  })
})

describe('the order of a guest with the address of a customer', () => {
  const setEmail = (cartId: string, email: string) =>
    shop.db.prepare('UPDATE carts SET email = ?2 WHERE masked_id = ?1').bind(cartId, email).run()
  const guestOrder = async (email: string): Promise<string> => {
    const guest = createShopper(shop, 'guest-key-without-account')
    const { cartId } = await guest.readyCart()
    await setEmail(cartId, email)
    return (await guest.place(cartId)).orderV2.number
  }
  const codeOf = async (email: string): Promise<string> => {
    await shop.submit('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email }, null)
    const body = await shop.db
      .prepare('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC')
      .bind(email)
      .first<string>('body')
    return /^\d{6}$/m.exec(body ?? '')?.[0] ?? ''
  }
  const logIn = (email: string, code: string) =>
    shop.submit(
      `mutation ($email: String!, $code: String!) {
        loginUniversalpassword(username: $email, password: $code, logintype: "otp") { success } }`,
      { email, code },
      null,
      { 'x-caller': '203.0.113.73' },
    )

  it('belongs to nobody until the customer proves the mailbox by a code', async () => {
    const email = 'wiremu-orders@example.nz'
    const wiremu = asCustomer(shop, await createCustomer(shop, email, '203.0.113.74'))
    const mine = await guestOrder('Wiremu-Orders@example.nz')
    await guestOrder('wiremu-orders+other@example.nz')
    expect(await numbersOf(wiremu)).toEqual([])
    const code = await codeOf(email)
    await logIn(email, code === '000000' ? '000001' : '000000')
    expect(await numbersOf(wiremu)).toEqual([])
    expect((await logIn(email, code)).data.loginUniversalpassword.success).toBe(true)
    expect(await numbersOf(wiremu)).toEqual([mine])
  })

  it('belongs to the customer who chooses a new password by the link of a mail', async () => {
    const email = 'kiri-orders@example.nz'
    await createCustomer(shop, email, '203.0.113.75')
    const mine = await guestOrder(email)
    const other = await guestOrder('kiri-orders+other@example.nz')
    await shop.submit('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, null)
    const body = await shop.db
      .prepare("SELECT body FROM outbox WHERE recipient = ? AND subject LIKE 'Choose a new password%'")
      .bind(email)
      .first<string>('body')
    const token = new URLSearchParams(/#(\S+)/.exec(body ?? '')?.[1]).get('token')
    const reset = `mutation ($email: String!, $token: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Kereru-flies-42") }`
    const ownerOf = (number: string) =>
      shop.db.prepare('SELECT customer_id FROM orders WHERE number = ?').bind(number).first('customer_id')
    await shop.submit(reset, { email, token: '0'.repeat(32) }, null)
    expect(await ownerOf(mine)).toBeNull()
    expect((await shop.submit(reset, { email, token }, null)).data).toEqual({ resetPassword: true })
    const kiri = asCustomer(shop, await createCustomer(shop, email, '203.0.113.75'))
    expect(await numbersOf(kiri)).toEqual([mine])
    expect(await ownerOf(other)).toBeNull()
  })
})

describe('an order of a customer that is ordered again', () => {
  const REORDER = `mutation ($number: String!, $cart: String) { reorderItems(orderNumber: $number, cart_id: $cart) {
    cart { id total_quantity itemsV2 { items { quantity product { sku } extra_info { design_uid design_revision } } } }
    userInputErrors { code message path } } }`
  const reorder = (who: TestShop, number: string, key: string, cart: string | null = null) =>
    who.graphql(REORDER, { number, cart }, key)

  // A customer has one cart, which each test begins empty.
  beforeEach(() => shop.db.prepare('DELETE FROM carts WHERE customer_id IS NOT NULL AND active = 1').run())

  it('is in the cart with its design', async () => {
    const shopper = createShopper(mere, keys.mere)
    const { cartId, saved } = await shopper.readyCart(3)
    const { number } = (await shopper.place(cartId)).orderV2
    const cart = await shopper.newCart()
    const { reorderItems } = (await reorder(mere, number, keys.mere, cart)).data
    expect(reorderItems).toEqual({
      cart: {
        id: cart,
        total_quantity: 3,
        itemsV2: {
          items: [
            {
              quantity: 3,
              product: { sku: 'canvas-print' },
              extra_info: { design_uid: saved.uid, design_revision: saved.revision },
            },
          ],
        },
      },
      userInputErrors: [],
    })
  })

  it('has a copy of a design that was deleted since', async () => {
    const shopper = createShopper(mere, keys.mere)
    const { cartId, saved } = await shopper.readyCart()
    const { number } = (await shopper.place(cartId)).orderV2
    await shopper.call('mutation ($uid: ID!) { deleteSavedDesign(design_uid: $uid) { result } }', { uid: saved.uid })
    const { cart, userInputErrors } = (await reorder(mere, number, keys.mere)).data.reorderItems
    expect(userInputErrors).toEqual([])
    const [item] = cart.itemsV2.items
    expect(item.extra_info.design_uid).toMatch(/^[0-9a-f]{32}$/)
    expect(item.extra_info.design_uid).not.toBe(saved.uid)
  })

  it('names what is no longer sold, and the other lines are in the cart', async () => {
    const shopper = createShopper(mere, keys.mere)
    const [canvas, mug] = [await shopper.design(), await shopper.design(['Y3VzdG9tLW9wdGlvbi82LzMwMQ=='], 'photo-mug')]
    const cartId = await shopper.newCart()
    const { user_errors } = await shopper.add(cartId, [shopper.canvasItem(canvas), shopper.mugItem(mug)])
    expect(user_errors).toEqual([])
    await shopper.fillCheckout(cartId)
    const { number } = (await shopper.place(cartId)).orderV2
    const sell = (enabled: number) =>
      shop.db.prepare("UPDATE products SET enabled = ? WHERE sku = 'photo-mug'").bind(enabled).run()
    await sell(0)
    const { cart, userInputErrors } = (await reorder(mere, number, keys.mere)).data.reorderItems
    await sell(1)
    expect(cart.itemsV2.items).toHaveLength(1)
    expect(userInputErrors).toEqual([
      {
        code: 'PRODUCT_NOT_FOUND',
        message: expect.stringMatching(/^.*[Mm]ug.*: We no longer make this\.$/),
        path: ['orderNumber'],
      },
    ])
  })

  it('names a line whose options are no longer there', async () => {
    const { number } = await orderOf(mere, keys.mere)
    await shop.db
      .prepare('UPDATE order_lines SET option_uids = ? WHERE order_id = (SELECT id FROM orders WHERE number = ?)')
      .bind(JSON.stringify([CANVAS_OPTIONS[0]]), number)
      .run()
    const { cart, userInputErrors } = (await reorder(mere, number, keys.mere)).data.reorderItems
    expect(cart.total_quantity).toBe(0)
    expect(userInputErrors).toEqual([
      expect.objectContaining({ code: 'UNDEFINED', message: expect.stringMatching(/^.+: .+/) }),
    ])
  })

  it.each([
    ['of another customer', () => [hemi, keys.hemi] as const],
    ['for a guest', () => [shop, keys.mere] as const],
  ])('is refused if it is %s', async (_, who) => {
    const { number } = await orderOf(mere, keys.mere)
    const [caller, key] = who()
    const { data, errors } = await reorder(caller, number, key)
    expect(data.reorderItems).toBeNull()
    expect([MISSING, "The current customer isn't authorized."]).toContain(errors?.[0]?.message)
  })
})

describe('an order that its customer cancels', () => {
  const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "  Wrong size " }) {
    error order { status can_cancel comments { message } } } }`
  const idOf = async (number: string): Promise<number> =>
    (await shop.db.prepare('SELECT id FROM orders WHERE number = ?').bind(number).first<number>('id')) ?? 0
  const cancel = async (who: TestShop, number: string, toId = (id: number) => btoa(String(id))) =>
    who.graphql(CANCEL, { id: toId(await idOf(number)) }, null)

  it('is cancelled before its payment, with its reason and one mail', async () => {
    const { number, token } = await orderOf(mere, keys.mere)
    expect((await cancel(mere, number)).data.cancelOrder).toEqual({
      error: null,
      order: { status: 'Cancelled', can_cancel: false, comments: [{ message: 'Your order was cancelled.' }] },
    })
    expect((await cancel(mere, number, String)).data.cancelOrder.error).toBe('This order is cancelled already.')
    const reason = await shop.db
      .prepare('SELECT cancel_reason FROM orders WHERE number = ?')
      .bind(number)
      .first('cancel_reason')
    expect(reason).toBe('Wrong size')
    const mails = await shop.db.prepare('SELECT 1 FROM outbox WHERE message_id = ?').bind(`cancelled-${token}`).all()
    expect(mails.results).toHaveLength(1)
  })

  it('stays as it is once it is paid', async () => {
    const { number } = await orderOf(mere, keys.mere)
    await shop.db.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(number).run()
    const { error, order } = (await cancel(mere, number)).data.cancelOrder
    expect(error).toBe('This order is paid, so it can no longer be cancelled here. Write to us and we help.')
    expect(order.status).toBe('Processing')
  })

  it('is refused to another customer and a guest', async () => {
    const { number } = await orderOf(mere, keys.mere)
    expect((await cancel(hemi, number)).errors?.[0]?.message).toBe(MISSING)
    expect((await cancel(shop, number)).errors?.[0]?.extensions?.category).toBe('graphql-authorization')
    expect(await shop.db.prepare('SELECT status FROM orders WHERE number = ?').bind(number).first('status')).toBe(
      'pending_payment',
    )
  })
})
