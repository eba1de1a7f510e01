import { afterAll, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { ADDRESS, createShopper, MUG_OPTIONS } from '../../testing/test-shopper'

const shop = createTestShop()
const shopper = createShopper(shop)

const count = (table: string): Promise<number | null> =>
  shop.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
const TABLES = ['orders', 'order_lines', 'order_addresses', 'order_originals', 'jobs', 'outbox']
const counts = () => Promise.all(TABLES.map(count))
const stock = () => shop.db.prepare('SELECT qty FROM stock WHERE product_id = 3').first<number>('qty')
const setStock = (qty: number) => shop.db.prepare('UPDATE stock SET qty = ? WHERE product_id = 3').bind(qty).run()
// All specs share one database.
afterAll(() => setStock(500))

async function cartWithMugs(quantity: number) {
  const saved = await shopper.design(MUG_OPTIONS, 'photo-mug')
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [shopper.mugItem(saved, quantity)])
  await shopper.fillCheckout(cartId)
  return cartId
}

describe('an order', () => {
  it('stores what was bought, with the price and the texts of that moment', async () => {
    const { cartId } = await shopper.readyCart(2)
    const { orderV2, errors } = await shopper.place(cartId)
    expect(errors).toEqual([])
    expect(orderV2).toEqual({
      number: expect.stringMatching(/^\d{9}$/),
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      status: 'Waiting for payment',
      email: 'aroha@example.com',
      total: {
        subtotal: { value: 81.9 },
        total_shipping: { value: 7.95 },
        total_tax: { value: 11.72 },
        grand_total: { value: 89.85 },
      },
      items: [
        {
          product_sku: 'canvas-print',
          product_name: 'Canvas print',
          quantity_ordered: 2,
          selected_options: [
            { label: 'Size', value: '30 × 40 cm' },
            { label: 'Frame depth', value: '19 mm' },
            { label: 'Edges', value: 'Photo wraps around the edge' },
          ],
        },
      ],
      shipping_address: { firstname: 'Aroha', city: 'Auckland', postcode: '1011' },
    })
  })

  it('is placed with at most 25 statements', async () => {
    const { cartId } = await shopper.readyCart()
    expect(await shop.countStatements(() => shopper.place(cartId))).toBeLessThanOrEqual(25)
  })

  it('of a cart that was ordered before is that first order', async () => {
    const { cartId } = await shopper.readyCart()
    const [first, second] = await Promise.all([shopper.place(cartId), shopper.place(cartId)])
    const third = await shopper.place(cartId)
    expect(first.orderV2.number).toBe(second.orderV2.number)
    expect(third.orderV2).toEqual(first.orderV2)
    const { results } = await shop.db
      .prepare('SELECT number FROM orders o JOIN carts c ON c.id = o.cart_id WHERE c.masked_id = ?')
      .bind(cartId)
      .all()
    expect(results).toHaveLength(1)
  })

  it('closes its cart', async () => {
    const { cartId } = await shopper.readyCart()
    await shopper.place(cartId)
    const { errors } = await shop.graphql(`{ cart(cart_id: "${cartId}") { id } }`)
    expect(errors?.[0]).toMatchObject({
      message: "The cart isn't active.",
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  it('is found by its token, or by number, email and postcode together', async () => {
    const { cartId } = await shopper.readyCart()
    const { orderV2 } = await shopper.place(cartId)
    const find = (number: string, email: string, postcode: string) =>
      shop.submit('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', {
        input: { number, email, postcode },
      })
    const byToken = await shop.graphql(`{ guestOrderByToken(input: { token: "${orderV2.token}" }) { number email } }`)
    expect(byToken.data.guestOrderByToken).toEqual({ number: orderV2.number, email: 'aroha@example.com' })
    expect((await find(orderV2.number, 'AROHA@example.com', '1011')).data.guestOrder.number).toBe(orderV2.number)
    const misses: [string, string, string][] = [
      ['999999999', 'aroha@example.com', '1011'],
      [orderV2.number, 'other@example.com', '1011'],
      [orderV2.number, 'aroha@example.com', '1010'],
    ]
    for (const miss of misses) {
      expect((await find(...miss)).errors?.[0]).toMatchObject({
        message: "We couldn't locate an order with the information provided.",
        extensions: { category: 'graphql-no-such-entity' },
      })
    }
  })
})

describe('a cart that is not ready', () => {
  it('answers what is missing, in order', async () => {
    const saved = await shopper.design()
    const cartId = await shopper.newCart()
    const refusals = [(await shopper.place(cartId)).errors[0]]
    await shopper.add(cartId, [shopper.canvasItem(saved)])
    refusals.push((await shopper.place(cartId)).errors[0])
    await shopper.call(
      `mutation { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: "a@example.com" }) { cart { id } } }`,
    )
    refusals.push((await shopper.place(cartId)).errors[0])
    expect(refusals).toEqual([
      { code: 'UNABLE_TO_PLACE_ORDER', message: 'Your cart is empty.' },
      { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' },
      { code: 'UNABLE_TO_PLACE_ORDER', message: 'Add the address that your order goes to.' },
    ])
  })

  it('that does not exist has its own code', async () => {
    expect(await shopper.place('nothing')).toEqual({
      orderV2: null,
      errors: [{ code: 'CART_NOT_FOUND', message: 'Could not find a cart with ID "nothing"' }],
    })
  })
})

/** Orders of other tests are marked as paid, so that they do not expire here. */
const payEverything = () =>
  shop.db.prepare("UPDATE orders SET status = 'processing' WHERE status = 'pending_payment'").run()

describe('the last item in stock', () => {
  it('goes to exactly one of two concurrent orders, and the other leaves no rows', async () => {
    await setStock(3)
    const carts = [await cartWithMugs(2), await cartWithMugs(2)]
    const before = await counts()
    const placed = await Promise.all(carts.map((cartId) => shopper.place(cartId)))
    expect(placed.map(({ orderV2 }) => orderV2 !== null).sort()).toEqual([false, true])
    expect(placed.find(({ orderV2 }) => orderV2 === null)?.errors).toEqual([
      { code: 'UNABLE_TO_PLACE_ORDER', message: 'Only 1 of Photo mug are left.' },
    ])
    expect(await stock()).toBe(1)
    // One order, one line, two addresses, photo and preview, two jobs, one mail.
    expect((await counts()).map((after, i) => (after ?? 0) - (before[i] ?? 0))).toEqual([1, 1, 2, 2, 2, 1])
    const lost = carts[placed.findIndex(({ orderV2 }) => orderV2 === null)]
    const { data } = await shop.graphql(
      `{ cart(cart_id: "${lost}") { total_quantity itemsV2 { items { is_available errors { message } } } } }`,
    )
    expect(data.cart).toEqual({
      total_quantity: 2,
      itemsV2: { items: [{ is_available: false, errors: [{ message: 'Only 1 of Photo mug are left.' }] }] },
    })
  })

  it('is returned when its order is not paid in time', async () => {
    await payEverything()
    await setStock(5)
    const { orderV2 } = await shopper.place(await cartWithMugs(2))
    expect(await stock()).toBe(3)
    await shop.tick(6)
    expect(await stock()).toBe(3)
    await shop.tick(1)
    expect(await stock()).toBe(5)
    const status = await shop.graphql(`{ guestOrderByToken(input: { token: "${orderV2.token}" }) { status } }`)
    expect(status.data.guestOrderByToken.status).toBe('Cancelled')
    await shop.tick(1)
    expect(await stock()).toBe(5)
  })

  it('stays sold when the order was paid', async () => {
    await setStock(5)
    const { orderV2 } = await shopper.place(await cartWithMugs(2))
    await shop.db.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(orderV2.number).run()
    await shop.tick(8)
    expect(await stock()).toBe(3)
  })
})

describe('a change during an order', () => {
  it('is not ordered unseen: the batch fails if the version has changed', async () => {
    const { cartId } = await shopper.readyCart()
    const row = await shop.db.prepare('SELECT id, version FROM carts WHERE masked_id = ?').bind(cartId).first<{
      id: number
      version: number
    }>()
    const before = await counts()
    const insert = shop.db
      .prepare(
        `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
           total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
         VALUES ('t', ?1, ?2, 'pending_payment', 'a@b.c', 1, 0, 0, 1, 'c', 'm', 'C', 'M', 'p', 'P', 'now')`,
      )
      .bind(row?.id, (row?.version ?? 0) - 1)
    await expect(shop.db.batch([insert])).rejects.toThrow('CART_CHANGED')
    expect(await counts()).toEqual(before)
  })

  it('of an ordered cart is refused by the database', async () => {
    const { cartId } = await shopper.readyCart()
    await shopper.place(cartId)
    const change = shop.db.prepare(
      'UPDATE cart_lines SET quantity = 9 WHERE cart_id = (SELECT id FROM carts WHERE masked_id = ?)',
    )
    await expect(change.bind(cartId).run()).rejects.toThrow('CART_NOT_ACTIVE')
  })
})

describe('the print files of an order', () => {
  it('cannot be deleted: not the rows, not the files, not the revision', async () => {
    const { cartId, saved } = await shopper.readyCart()
    await shopper.place(cartId)
    const run = (sql: string, ...values: string[]) =>
      shop.db
        .prepare(sql)
        .bind(...values)
        .run()
    await expect(run('DELETE FROM uploads WHERE uid = ?', saved.photo)).rejects.toThrow('FOREIGN KEY')
    await expect(run("UPDATE uploads SET state = 'deleted' WHERE uid = ?", saved.photo)).rejects.toThrow(
      'ORIGINAL_FROZEN',
    )
    await expect(run('DELETE FROM order_originals WHERE upload_uid = ?', saved.photo)).rejects.toThrow(
      'ORIGINAL_FROZEN',
    )
    await expect(run('DELETE FROM design_revisions WHERE design_uid = ?', saved.uid)).rejects.toThrow('FOREIGN KEY')
    for (const column of ['document', 'file_key']) {
      const change = run(`UPDATE design_revisions SET ${column} = '{}' WHERE design_uid = ?`, saved.uid)
      await expect(change).rejects.toThrow('REVISION_IMMUTABLE')
    }
    const ofDesign = 'object_key = (SELECT file_key FROM design_revisions WHERE design_uid = ?)'
    await expect(run(`DELETE FROM design_files WHERE ${ofDesign}`, saved.uid)).rejects.toThrow('FOREIGN KEY')
    expect((await shop.request(`/uploads/${saved.photo}`, { method: 'DELETE' })).status).toBe(409)
    expect((await shop.request(`/media/uploads/${saved.photo}`)).status).toBe(200)
  })

  it('is still there after the retention jobs have removed the drafts', async () => {
    const { cartId, saved } = await shopper.readyCart()
    const draft = await shopper.upload()
    await shopper.place(cartId)
    await shop.db.prepare("UPDATE design_revisions SET expires_at = '2026-01-01'").run()
    await shop.tick(8)
    // A tick deletes fifty uploads, the oldest first, and other specs have left some.
    for (let minute = 0; minute < 5; minute += 1) await shop.tick()
    const keys = await shop.db
      .prepare('SELECT uid, object_key FROM uploads WHERE uid IN (?, ?)')
      .bind(saved.photo, draft)
      .all<{ uid: string; object_key: string }>()
    expect(keys.results).toEqual([{ uid: saved.photo, object_key: `uploads/${saved.photo}` }])
    expect(await shop.files.head(`uploads/${saved.photo}`)).not.toBeNull()
    expect(await shop.files.head(`uploads/${draft}`)).toBeNull()
  })
})

describe('an abandoned cart', () => {
  it('is deleted after thirty days, and its designs after their own time', async () => {
    const { cartId, saved } = await shopper.readyCart()
    await shop.tick(29)
    expect((await shop.graphql(`{ cart(cart_id: "${cartId}") { id } }`)).data.cart).not.toBeNull()
    await shop.tick(2)
    expect((await shop.graphql(`{ cart(cart_id: "${cartId}") { id } }`)).data.cart).toBeNull()
    const left = () =>
      shop.db
        .prepare('SELECT count(*) AS n FROM design_revisions WHERE design_uid = ?')
        .bind(saved.uid)
        .first<number>('n')
    expect(await left()).toBe(1)
    await shop.tick(400)
    expect([await left(), await shop.files.head(`uploads/${saved.photo}`)]).toEqual([0, null])
    const design = await shop.db.prepare('SELECT uid FROM designs WHERE uid = ?').bind(saved.uid).first()
    expect(design).toBeNull()
  })
})

describe('the confirmation', () => {
  it('is written once and waits in the outbox with the bank account and the reference', async () => {
    const { cartId } = await shopper.readyCart()
    const { orderV2 } = await shopper.place(cartId)
    await shop.tick()
    const { results } = await shop.db
      .prepare('SELECT recipient, subject, body, state FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .all<{ recipient: string; subject: string; body: string; state: string }>()
    expect(results).toEqual([
      {
        recipient: 'aroha@example.com',
        subject: `Your order ${orderV2.number}`,
        state: 'waiting',
        body: expect.stringContaining(`Reference: ${orderV2.number}`),
      },
    ])
    // The test shop is in production, where the sample GST number counts as none.
    expect(results[0]?.body).toContain('\nTotal  N$50.90')
    expect(results[0]?.body).not.toContain('GST')
    expect(results[0]?.body).toMatch(/Please make your bank transfer by \w{3} \d\d? \w+:\n {2}Kea Prints Limited\n/)
  })

  it('links to the order by its number, without an email in the address', async () => {
    const deployed = createTestShop({ SITE_URL: 'https://shop.example/' })
    const guest = createShopper(deployed, 'guest-key-of-a-test-deployed')
    const { orderV2 } = await guest.place((await guest.readyCart()).cartId)
    await deployed.tick()
    const body = await deployed.db
      .prepare('SELECT body FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .first<string>('body')
    expect(body).toContain(`\nhttps://shop.example/order-status-tracking?number=${orderV2.number}\n`)
  })

  it('has no links from input: the address may be a stranger’s', async () => {
    const { cartId } = await shopper.readyCart()
    const address = { ...ADDRESS, firstname: 'See keaprize。com', company: 'www.casino.example' }
    await shopper.call(
      `mutation ($cartId: String!, $address: CartAddressInput!) {
        setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $cartId,
          shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } } }`,
      { cartId, address },
    )
    const { orderV2 } = await shopper.place(cartId)
    await shop.tick()
    const body = await shop.db
      .prepare('SELECT body FROM outbox WHERE message_id = ?')
      .bind(`order-${orderV2.token}`)
      .first<string>('body')
    expect(body).toContain('  See keaprize. com Ngata\n  www. casino. example\n  12 Ponsonby Road\n')
  })
})
