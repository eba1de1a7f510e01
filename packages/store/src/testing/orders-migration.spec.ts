import { applyD1Migrations } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindings } from './prepare-database'

const { ORDERS_MIGRATED_DB: db, TEST_MIGRATIONS: migrations } = bindings
const upTo = (number: string) => migrations.filter(({ name }) => name < number)

/** Two orders with all their rows and those of their carts: one paid with a code, one cancelled. */
const ROWS = [
  "INSERT INTO products (id, sku, url_key, name, landing_path, tool, kind) VALUES (1, 'mug', 'mug', 'Mug', '/mug', 'photomug-tool', 'goods'), (2, 'canvas-collage', 'collage', 'Collage', '/collage', NULL, 'goods'), (3, 'gift-certificate', 'gift', 'Gift', '/gift', NULL, 'gift'), (4, 'custom-business-neon-sign', 'neon', 'Neon', '/neon', NULL, 'goods'), (5, 'easel', 'easel', 'Easel', '/easel', NULL, 'goods')",
  "INSERT INTO options (id, product_id, title) VALUES (1, 1, 'Size')",
  "INSERT INTO option_values (id, option_id, title) VALUES (1, 1, 'Large')",
  'INSERT INTO price_rows (product_id, option_value_id, quantity_from, cents) VALUES (1, 1, 1, 1000)',
  'INSERT INTO stock (product_id, qty) VALUES (1, 7)',
  "INSERT INTO customers (id, email, firstname, lastname, password_hash, created_at) VALUES (1, 'a@example.com', 'A', 'B', 'x', '2026')",
  "INSERT INTO coupons (id, code, kind, percent, label, from_at, to_at, max_uses, used, created_at) VALUES (1, 'TEN', 'percent', 10, '10 % off', '2026', '2027', 5, 0, '2026')",
  "INSERT INTO uploads (uid, owner, name, size, object_key, state, created_at) VALUES ('u1', 'o', 'p.jpg', 10, 'uploads/u1', 'complete', '2026')",
  "INSERT INTO design_files (object_key, bytes, sha256, created_at) VALUES ('f1', 10, printf('%064d', 1), '2026')",
  "INSERT INTO designs (uid, owner, sku, tool, created_at) VALUES ('d1', 'o', 'mug', 'photomug-tool', '2026')",
  "INSERT INTO design_revisions (design_uid, revision, document, file_key, preview_uid, created_at, expires_at) VALUES ('d1', 1, '', 'f1', 'u1', '2026', '2027')",
  "INSERT INTO carts (id, masked_id, email, created_at, updated_at) SELECT value, printf('%032d', value), 'a+x@example.com', '2026', '2026' FROM json_each('[1, 2, 3]')",
  "INSERT INTO cart_lines (id, cart_id, product_id, quantity, option_value_ids, design_uid, design_revision, created_at) SELECT value, value, 1, 2, '[1]', 'd1', 1, '2026' FROM json_each('[1, 2, 3]')",
  "INSERT INTO cart_addresses (cart_id, kind, firstname, lastname, street, city, postcode, country_code) VALUES (1, 'shipping', 'A', 'B', '[]', 'C', '1011', 'NZ')",
  "INSERT INTO orders (id, token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents, total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at, caller, coupon_id, coupon_code, discount_cents, lookup_tries, lookup_since) SELECT 7 * c.id, 't' || c.id, c.id, c.version, 'pending_payment', 'A+x@example.com', 1800, 795, 339, 2595, 'courier', 'standard', 'Courier', 'Standard', 'banktransfer', 'Bank transfer', '2026-11-01', 'hash', iif(c.id = 1, 1, NULL), iif(c.id = 1, 'TEN', NULL), iif(c.id = 1, 200, 0), 3, '2026-11-02' FROM carts c WHERE c.id < 3",
  "INSERT INTO order_addresses (order_id, kind, firstname, lastname, street, city, postcode, country_code) VALUES (7, 'billing', 'A', 'B', '[]', 'C', '1011', 'NZ')",
  "INSERT INTO order_lines (id, order_id, product_id, sku, url_key, name, options, quantity, unit_cents, row_cents, discount_cents, design_uid, design_revision) VALUES (1, 7, 1, 'mug', 'mug', 'Mug', '[]', 2, 1000, 2000, 200, 'd1', 1)",
  `INSERT INTO order_lines (id, order_id, product_id, sku, url_key, name, options, quantity, unit_cents, row_cents, gift) VALUES (2, 14, 3, 'gift', 'gift', 'Gift', '[]', 1, 1800, 1800, '{"amountCents":1800,"deliverOn":"2026-12-24"}')`,
  "INSERT INTO order_originals (order_id, upload_uid, kind) VALUES (7, 'u1', 'original')",
  "INSERT INTO jobs (kind, order_id, run_at) VALUES ('order_mail', 7, '2026'), ('expire_order', 14, '2026')",
  "INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at, order_id) VALUES ('r1', 'mug', 5, 'Good', 'T', 'A', 'approved', '2026', 7)",
  "UPDATE orders SET status = 'processing', paid_at = '2026-11-03' WHERE id = 14",
  'UPDATE carts SET active = 0 WHERE id < 3',
]

const all = async (sql: string) => (await db.prepare(sql).all()).results
const first = (sql: string) => db.prepare(sql).first()
const DEPENDENT_TABLES = [
  'order_addresses',
  'order_lines',
  'order_originals',
  'jobs',
  'reviews',
  'gift_certificates',
  'cart_lines',
]
const dependentRows = () => Promise.all(DEPENDENT_TABLES.map((table) => all(`SELECT * FROM ${table}`)))
/** Columns of an order before the migration. */
const BEFORE = `id, number, token, cart_id, cart_version, status, email, email_key, subtotal_cents, discount_cents,
  shipping_cents, tax_cents, total_cents, coupon_id, coupon_code, carrier_code, method_code, carrier_title, method_title,
  payment_method, payment_title, created_at, paid_at, shipped_at, tracking, cancelled_at, caller, lookup_tries, lookup_since`
const orders = () => all(`SELECT ${BEFORE} FROM orders ORDER BY id`)

let before: { orders: unknown[]; dependentRows: unknown[][] }

beforeAll(async () => {
  await applyD1Migrations(db, upTo('0100'))
  await db.batch(ROWS.map((row) => db.prepare(row)))
  before = { orders: await orders(), dependentRows: await dependentRows() }
  await applyD1Migrations(db, upTo('0110'))
})

describe('a database with orders, after its migrations', () => {
  it('has every order unchanged, with all its rows', async () => {
    expect(before.orders).toHaveLength(2)
    expect(before.dependentRows.map((rows) => rows.length)).toEqual([1, 2, 1, 2, 1, 1, 3])
    expect(await orders()).toEqual(before.orders)
    const after = await dependentRows()
    DEPENDENT_TABLES.forEach((table, at) => {
      const rows = (before.dependentRows[at] ?? []) as object[]
      expect(after[at], table).toEqual(rows.map((row) => expect.objectContaining(row)))
    })
    expect(await all('PRAGMA foreign_key_check')).toEqual([])
    expect(await first('SELECT qty FROM stock')).toEqual({ qty: 7 })
    expect(await first('SELECT used FROM coupons')).toEqual({ used: 1 })
  })

  it('continues the order numbers', async () => {
    const insert = `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
      total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
      SELECT 't3', id, version, 'pending_payment', 'a@example.com', 0, 0, 0, 0, '', '', '', '', 'card', 'Card', '2026'
      FROM carts WHERE id = 3 RETURNING number`
    expect(await first(insert)).toEqual({ number: '000000015' })
  })

  it('refuses an order with wrong totals, however it is paid', async () => {
    const pay = (columns: string) => db.prepare(`UPDATE orders SET ${columns} WHERE id = 7`).run()
    await expect(pay('total_cents = 2594')).rejects.toThrow('order_adds_up')
    await expect(pay('store_credit_cents = 500')).rejects.toThrow('order_adds_up')
    await expect(pay('gift_card_cents = -1, total_cents = 2596')).rejects.toThrow('CHECK')
    await expect(pay('store_credit_cents = 2600, total_cents = -5')).rejects.toThrow('CHECK')
    await pay('store_credit_cents = 500, reward_points_cents = 300, gift_card_cents = 1000, total_cents = 795')
    expect(await first('SELECT goods_cents, discount_cents, subtotal_cents FROM orders WHERE id = 7')).toEqual({
      goods_cents: 2000,
      discount_cents: 200,
      subtotal_cents: 1800,
    })
  })

  it('has all the statuses of an order, and no others', async () => {
    const set = (status: string) => db.prepare('UPDATE orders SET status = ? WHERE id = 14').bind(status).run()
    for (const status of ['in_production', 'shipped', 'complete', 'refunded']) await set(status)
    await expect(set('lost')).rejects.toThrow('CHECK')
    // A refunded order opens nothing any more.
    expect(await first('SELECT state, balance_cents FROM gift_certificates')).toEqual({
      state: 'void',
      balance_cents: 0,
    })
  })

  it('keeps the rules of orders: stock and code are returned once, and cancelled is final', async () => {
    const set = (status: string) => db.prepare('UPDATE orders SET status = ? WHERE id = 7').bind(status).run()
    await set('cancelled')
    expect(await first('SELECT qty FROM stock')).toEqual({ qty: 9 })
    expect(await first('SELECT used FROM coupons')).toEqual({ used: 0 })
    await expect(set('processing')).rejects.toThrow('ORDER_CANCELLED')
    await expect(db.prepare('UPDATE orders SET cart_id = 1 WHERE id = 14').run()).resolves.toBeTruthy()
    await expect(db.prepare('UPDATE orders SET cart_id = 99 WHERE id = 14').run()).rejects.toThrow('FOREIGN KEY')
  })

  it('keeps an order whose customer is deleted', async () => {
    await db.prepare('UPDATE orders SET customer_id = 1 WHERE id = 14').run()
    await db.prepare('UPDATE carts SET customer_id = 1 WHERE id = 1').run()
    await expect(db.prepare('UPDATE orders SET customer_id = 2 WHERE id = 14').run()).rejects.toThrow('FOREIGN KEY')
    await db.prepare('DELETE FROM customers').run()
    expect(await first('SELECT customer_id FROM orders WHERE id = 14')).toEqual({ customer_id: null })
    expect(await first('SELECT customer_id FROM carts WHERE id = 1')).toEqual({ customer_id: null })
  })

  it('stores how each product is ordered, and has columns for memberships', async () => {
    expect(await all('SELECT id, kind, ordering FROM products ORDER BY id')).toEqual([
      { id: 1, kind: 'goods', ordering: 'online' },
      { id: 2, kind: 'goods', ordering: 'design' },
      { id: 3, kind: 'gift', ordering: 'online' },
      { id: 4, kind: 'goods', ordering: 'quote' },
      { id: 5, kind: 'goods', ordering: 'online' },
    ])
    await db.prepare("UPDATE products SET kind = 'membership' WHERE id = 5").run()
    await expect(db.prepare("UPDATE products SET kind = 'loan' WHERE id = 5").run()).rejects.toThrow('CHECK')
  })
})
