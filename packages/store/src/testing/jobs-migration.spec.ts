import { applyD1Migrations } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindings } from './prepare-database'

const { JOBS_MIGRATED_DB: db, TEST_MIGRATIONS: migrations } = bindings
const upTo = (number: string) => migrations.filter(({ name }) => name < number)

/** An order with jobs, mails in every state, and its cart. */
const ROWS = [
  "INSERT INTO carts (id, masked_id, created_at, updated_at) VALUES (1, printf('%032d', 1), '2026', '2026')",
  `INSERT INTO orders (id, token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents, total_cents,
     carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
   VALUES (7, 't', 1, 1, 'pending_payment', 'a@b.nz', 5000, 0, 0, 5000, '', '', '', '', 'banktransfer', 'Bank', '2026')`,
  `INSERT INTO jobs (id, kind, order_id, run_at, state, attempts, error) VALUES
     (3, 'order_mail', 7, '2026-11-01T00:00:00.000Z', 'done', 0, NULL),
     (4, 'expire_order', 7, '2026-11-08T00:00:00.000Z', 'waiting', 2, 'No luck'),
     (9, 'order_mail', NULL, '2026-11-02T00:00:00.000Z', 'failed', 5, 'No luck')`,
  `INSERT INTO outbox (id, message_id, recipient, reply_to, subject, body, state, created_at, attempts, next_at, tried_at, error)
   VALUES
     (2, 'order-t', 'a@b.nz', NULL, 'Your order', 'Words', 'sent', '2026-11-01', 1, '', '2026-11-02', NULL),
     (3, 'newsletter-00', 'c@d.nz', 'r@s.nz', 'Your code', 'Code', 'waiting', '2026-11-01', 1, '2026-11-03', '2026-11-02', 'No'),
     (8, 'gift-1-00FF', 'e@f.nz', NULL, 'A gift', 'Money', 'unknown', '2026-11-01', 5, '', '2026-11-02', 'No')`,
  `INSERT INTO order_lines (id, order_id, product_id, sku, url_key, name, options, quantity, unit_cents, row_cents)
   SELECT value, 7, 1, 'gift', 'gift', 'Gift', '[]', 1, 5000, 5000 FROM json_each('[1, 2, 3, 4]')`,
  `INSERT INTO gift_certificates (id, order_line_id, order_id, code, amount_cents, balance_cents, deliver_on, state) VALUES
     (5, 1, 7, '00000000000000000001', 5000, 5000, '2026-12-24', 'waiting'),
     (6, 2, 7, '00000000000000000002', 5000, 1000, '2026-11-01', 'mailed'),
     (8, 3, 7, '00000000000000000003', 5000, 0, '2026-11-01', 'void')`,
  `UPDATE order_lines SET gift = '{"amountCents":5000,"deliverOn":"2026-12-24"}' WHERE id = 4`,
]

const all = async (sql: string) => (await db.prepare(sql).all()).results

beforeAll(async () => {
  await applyD1Migrations(db, upTo('0100'))
  await db.batch(ROWS.map((row) => db.prepare(row)))
  await applyD1Migrations(db, upTo('0120'))
})

describe('a database with jobs and mails, after its migrations', () => {
  it('has every job unchanged', async () => {
    expect(await all('SELECT * FROM jobs ORDER BY id')).toEqual([
      {
        id: 3,
        kind: 'order_mail',
        order_id: 7,
        subject: '',
        run_at: '2026-11-01T00:00:00.000Z',
        state: 'done',
        attempts: 0,
        claimed_until: '',
        error: null,
        ended_at: '2026-11-01T00:00:00.000Z',
      },
      {
        id: 4,
        kind: 'expire_order',
        order_id: 7,
        subject: '',
        run_at: '2026-11-08T00:00:00.000Z',
        state: 'waiting',
        attempts: 2,
        claimed_until: '',
        error: 'No luck',
        ended_at: null,
      },
      {
        id: 9,
        kind: 'order_mail',
        order_id: null,
        subject: '',
        run_at: '2026-11-02T00:00:00.000Z',
        state: 'failed',
        attempts: 5,
        claimed_until: '',
        error: 'No luck',
        ended_at: '2026-11-02T00:00:00.000Z',
      },
    ])
  })

  it('has every mail unchanged, except for the text of sent ones', async () => {
    const common = { unsubscribe_url: null, created_at: '2026-11-01', tried_at: '2026-11-02' }
    expect(await all('SELECT * FROM outbox ORDER BY id')).toEqual([
      {
        ...common,
        id: 2,
        message_id: 'order-t',
        recipient: 'a@b.nz',
        reply_to: null,
        subject: 'Your order',
        body: '',
        state: 'sent',
        attempts: 1,
        next_at: '',
        error: null,
        sent_at: '2026-11-02',
      },
      {
        ...common,
        id: 3,
        message_id: 'newsletter-00',
        recipient: 'c@d.nz',
        reply_to: 'r@s.nz',
        subject: 'Your code',
        body: 'Code',
        state: 'waiting',
        attempts: 1,
        next_at: '2026-11-03',
        error: 'No',
        sent_at: null,
      },
      {
        ...common,
        id: 8,
        message_id: 'gift-1-00FF',
        recipient: 'e@f.nz',
        reply_to: null,
        subject: 'A gift',
        body: 'Money',
        state: 'unknown',
        attempts: 5,
        next_at: '',
        error: 'No',
        sent_at: null,
      },
    ])
    expect(await all('SELECT * FROM newsletter_welcomes')).toEqual([
      { name: 'newsletter-00', created_at: '2026-11-01' },
    ])
  })

  it('accepts a job of a future kind, about an order or about something else, each once', async () => {
    const add = (order: string, subject: string) =>
      db
        .prepare(
          `INSERT INTO jobs (kind, order_id, subject, run_at) VALUES ('print_file', ${order}, '${subject}', '2026')`,
        )
        .run()
    await add('7', '')
    await add('7', 'line 2')
    await add('NULL', 'upload u1')
    await expect(add('7', '')).rejects.toThrow('UNIQUE')
    await expect(add('NULL', 'upload u1')).rejects.toThrow('UNIQUE')
    await expect(add('8', '')).rejects.toThrow('FOREIGN KEY')
    await expect(db.prepare("UPDATE jobs SET state = 'claimed' WHERE subject = 'line 2'").run()).resolves.toBeTruthy()
    await expect(db.prepare("UPDATE outbox SET state = 'bounced' WHERE id = 2").run()).resolves.toBeTruthy()
  })

  it('has every gift certificate, and no code of one that was not mailed yet', async () => {
    const common = { order_id: 7, code_hash: null, amount_cents: 5000 }
    expect(await all('SELECT * FROM gift_certificates ORDER BY id')).toEqual([
      {
        ...common,
        id: 5,
        order_line_id: 1,
        plain_code: null,
        balance_cents: 5000,
        deliver_on: '2026-12-24',
        state: 'waiting',
      },
      {
        ...common,
        id: 6,
        order_line_id: 2,
        plain_code: '00000000000000000002',
        balance_cents: 1000,
        deliver_on: '2026-11-01',
        state: 'mailed',
      },
      {
        ...common,
        id: 8,
        order_line_id: 3,
        plain_code: '00000000000000000003',
        balance_cents: 0,
        deliver_on: '2026-11-01',
        state: 'void',
      },
    ])
  })

  it('creates a gift certificate without a code when its order is paid, and voids it when that is cancelled', async () => {
    const made = () =>
      db
        .prepare(
          'SELECT id, code_hash, plain_code, balance_cents, state FROM gift_certificates WHERE order_line_id = 4',
        )
        .first()
    await db.prepare("UPDATE orders SET status = 'processing' WHERE id = 7").run()
    expect(await made()).toEqual({ id: 9, code_hash: null, plain_code: null, balance_cents: 5000, state: 'waiting' })
    await db.prepare("UPDATE orders SET status = 'cancelled' WHERE id = 7").run()
    expect(await made()).toMatchObject({ balance_cents: 0, state: 'void' })
  })

  it('has its orders unchanged, each with its cart until that is deleted', async () => {
    const order = () =>
      db.prepare('SELECT id, number, token, cart_id, cart_version, email, total_cents FROM orders').first()
    const same = { id: 7, number: '000000007', token: 't', cart_version: 1, email: 'a@b.nz', total_cents: 5000 }
    expect(await order()).toEqual({ ...same, cart_id: 1 })
    const again = `INSERT INTO orders (token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
      total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
      VALUES ('t2', ?1, ?2, 'pending_payment', 'a@b.nz', 0, 0, 0, 0, '', '', '', '', 'banktransfer', 'Bank', '2026')`
    const place = (cart: number | null, version: number) => db.prepare(again).bind(cart, version).run()
    await expect(place(1, 2)).rejects.toThrow('CART_CHANGED')
    await expect(place(null, 1)).rejects.toThrow('CART_CHANGED')
    await db.prepare('DELETE FROM carts WHERE id = 1').run()
    expect(await order()).toEqual({ ...same, cart_id: null })
  })

  it('numbers new jobs and mails after the old ones, and has no dangling references', async () => {
    const id = await db
      .prepare("INSERT INTO jobs (kind, subject, run_at) VALUES ('last', '', '2026') RETURNING id")
      .first('id')
    expect(id).toBeGreaterThan(9)
    const mail = `INSERT INTO outbox (message_id, recipient, subject, body, created_at) VALUES ('n', 'r', 's', 'b', '2026') RETURNING id`
    expect(await db.prepare(mail).first('id')).toBe(9)
    expect(await all('PRAGMA foreign_key_check')).toEqual([])
  })
})
