import { beforeEach, describe, expect, it } from 'vitest'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { portionOf } from './walk'

const shop = createTestShop()
const shopper = createShopper(shop, 'guest-key-of-retention-01')
const run = (sql: string) => shop.db.prepare(sql).run()
const count = (sql: string) => shop.db.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')

/** Days before the shop's clock, 2 November 2026. */
const ago = (days: number) => new Date(Date.parse('2026-11-02T09:00:00Z') - days * 86_400_000).toISOString()
/** A JSON list of `n` rows to select from. */
const many = (n: number) => `json_each('[${Array(n).fill(0).join()}]')`

describe('an expired row', () => {
  beforeEach(async () => {
    await shop.db.batch(['outbox', 'jobs', 'daily_use'].map((table) => shop.db.prepare(`DELETE FROM ${table}`)))
  })

  it('is a mail that was sent 30 days ago; one that was never sent stays', async () => {
    const mail = (id: string, state: string, sentAt: string | null) =>
      shop.db
        .prepare(
          `INSERT INTO outbox (message_id, recipient, subject, body, state, created_at, sent_at)
           VALUES (?1, 'a@b.nz', 's', '', ?2, '2020', ?3)`,
        )
        .bind(id, state, sentAt)
        .run()
    await mail('old', 'sent', ago(31))
    await mail('new', 'sent', ago(29))
    await mail('waits', 'waiting', null)
    await mail('unknown', 'unknown', null)
    await shop.tick()
    expect((await shop.db.prepare('SELECT message_id FROM outbox ORDER BY id').raw()).flat()).toEqual([
      'new',
      'waits',
      'unknown',
    ])
  })

  it('is a job that ended 30 days ago; a waiting one and a refund that failed stay', async () => {
    await run(`INSERT INTO jobs (kind, subject, run_at, state, ended_at) VALUES ('refund', 'old', '2020', 'done', '${ago(31)}'),
      ('refund', 'failed', '2020', 'failed', '${ago(31)}'), ('order_mail', 'unsent', '2020', 'failed', '${ago(31)}'),
      ('refund', 'new', '2020', 'done', '${ago(29)}'),
      ('refund', 'waits', '9999', 'waiting', NULL)`)
    await shop.tick()
    expect((await shop.db.prepare('SELECT subject FROM jobs ORDER BY id').raw()).flat()).toEqual([
      'failed',
      'new',
      'waits',
    ])
  })

  it('is the count of a day before today', async () => {
    const day = (name: string) =>
      run(
        `INSERT INTO daily_use VALUES ('${name}', 'w', 'uploads', 1, 1, 9, 9), ('${name}', 'x', 'uploads', 1, 1, 9, 9)`,
      )
    // Ten at night of the 2nd in New Zealand.
    await day('2026-11-01')
    await day('2026-11-02')
    await shop.tick()
    expect((await shop.db.prepare('SELECT DISTINCT day FROM daily_use').raw()).flat()).toEqual(['2026-11-02'])
  })

  it('is an expired registration, one-time code, link for a new password or change of an email address', async () => {
    const hash = (letter: string) => letter.repeat(64)
    for (const [letter, days] of [
      ['a', 1],
      ['b', -1],
    ] as const) {
      await run(
        `INSERT INTO customers (email, firstname, lastname, password_hash, created_at) VALUES ('${letter}@b.nz', 'R', 'B', 'x', '2026')`,
      )
      await run(`INSERT INTO registrations (token_hash, email, firstname, lastname, is_subscribed, password_hash, created_at, expires_at)
        VALUES ('${hash(letter)}', 'new@b.nz', 'R', 'B', 0, 'x', '2026', '${ago(days)}')`)
      for (const [table, column] of [
        ['login_codes', 'code_hash'],
        ['password_resets', 'token_hash'],
      ]) {
        await run(`INSERT INTO ${table} (customer_id, ${column}, expires_at)
          SELECT id, '${hash(letter)}', '${ago(days)}' FROM customers WHERE email = '${letter}@b.nz'`)
      }
      await run(`INSERT INTO email_changes (customer_id, old_email, new_email, confirm_hash, undo_hash, confirm_until, expires_at)
        SELECT id, email, 'c@b.nz', '${hash(letter)}', '${hash(letter)}', '2026', '${ago(days)}' FROM customers
        WHERE email = '${letter}@b.nz'`)
    }
    await shop.tick()
    const left = await shop.db
      .prepare(
        `SELECT * FROM (SELECT token_hash FROM registrations UNION ALL SELECT code_hash FROM login_codes
           UNION ALL SELECT token_hash FROM password_resets UNION ALL SELECT undo_hash FROM email_changes) WHERE token_hash IN (?1, ?2)`,
      )
      .bind(hash('a'), hash('b'))
      .raw()
    expect(left.flat()).toEqual(Array(4).fill(hash('b')))
    await run("DELETE FROM customers WHERE email IN ('a@b.nz', 'b@b.nz')")
  })

  it('is an expired login', async () => {
    await run(
      "INSERT INTO customers (email, firstname, lastname, password_hash, created_at) VALUES ('r@b.nz', 'R', 'B', 'x', '2026')",
    )
    await run(`INSERT INTO customer_tokens (hash, customer_id, created_at, expires_at)
      SELECT value, customers.id, '2026', value FROM customers, json_each('["${ago(1)}", "${ago(-1)}"]') WHERE email = 'r@b.nz'`)
    await shop.tick()
    expect(
      (
        await shop.db
          .prepare(
            "SELECT hash FROM customer_tokens t JOIN customers c ON c.id = t.customer_id WHERE c.email = 'r@b.nz'",
          )
          .raw()
      ).flat(),
    ).toEqual([ago(-1)])
    await run("DELETE FROM customers WHERE email = 'r@b.nz'")
  })

  it('is deleted in portions, so that no minute takes too long', async () => {
    await run(`INSERT INTO outbox (message_id, recipient, subject, body, state, created_at, sent_at)
      SELECT 'portion-' || key, 'a@b.nz', 's', '', 'sent', '2020', '${ago(40)}' FROM ${many(600)}`)
    await run(`INSERT INTO jobs (kind, subject, run_at, state, ended_at)
      SELECT 'refund', key, '2020', 'done', '${ago(40)}' FROM ${many(600)}`)
    await run(`INSERT INTO daily_use SELECT '2026-10-01', key, 'uploads', 1, 1, 9, 9 FROM ${many(600)}`)
    await run(`INSERT INTO enquiries (kind, digest, email, details, created_at)
      SELECT 'contact', 'portion-' || key, 'a@b.nz', '[]', '2020' FROM ${many(300)}`)
    await run(`INSERT INTO carts (masked_id, created_at, updated_at)
      SELECT printf('%032d', key), '2020', '2020' FROM ${many(300)}`)
    await run(`INSERT INTO captcha_solutions SELECT 'portion-' || key, '2020' FROM ${many(600)}`)
    await run(`INSERT INTO captcha_tries SELECT 'portion-' || key, 1, 9, '2020' FROM ${many(600)}`)
    const left = () =>
      Promise.all([
        count('outbox'),
        count('jobs'),
        count('daily_use'),
        count("enquiries WHERE created_at = '2020'"),
        count("carts WHERE created_at = '2020'"),
        count("captcha_solutions WHERE expires_at = '2020'"),
        count("captcha_tries WHERE forgotten_at = '2020'"),
      ])
    await shop.tick()
    expect(await left()).toEqual([100, 100, 100, 100, 100, 100, 100])
    await shop.tick()
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('an ordered cart', () => {
  const own = createTestShop()
  const buyer = createShopper(own, 'guest-key-of-retention-02')
  const carts = (cartId: string) => count(`carts WHERE masked_id = '${cartId}'`)
  const pay = (number: string) =>
    own.db.prepare("UPDATE orders SET status = 'processing' WHERE number = ?").bind(number).run()

  it('is deleted 90 days after the order; the order stays, with its lines, its design and its addresses', async () => {
    const { cartId, saved } = await buyer.readyCart()
    const { orderV2 } = await buyer.place(cartId)
    await pay(orderV2.number)
    await own.tick(89)
    expect(await carts(cartId)).toBe(1)
    await own.tick(2)
    expect(await carts(cartId)).toBe(0)
    const rows = (table: string) =>
      count(`${table} WHERE order_id = (SELECT id FROM orders WHERE number = '${orderV2.number}')`)
    expect([await rows('order_lines'), await rows('order_addresses'), await rows('order_originals')]).toEqual([1, 2, 2])
    expect(await count(`design_revisions WHERE design_uid = '${saved.uid}'`)).toBe(1)
    expect((await buyer.place(cartId)).errors).toMatchObject([{ code: 'CART_NOT_FOUND' }])
  })

  it('leaves its order as an earlier one: a first-order code is refused', async () => {
    const email = 'first-again@example.co.nz'
    const setEmail = (cartId: string) =>
      buyer.call(`mutation { setGuestEmailOnCart(input: { cart_id: "${cartId}", email: "${email}" }) { cart { id } } }`)
    const old = await buyer.readyCart()
    await setEmail(old.cartId)
    await pay((await buyer.place(old.cartId)).orderV2.number)
    await own.tick(91)
    expect(await carts(old.cartId)).toBe(0)
    await run(`INSERT INTO coupons (code, kind, percent, label, from_at, to_at, first_order_only, created_at)
      VALUES ('FIRSTONLY', 'percent', 10, '10 % off', '2020', '2099', 1, '2020')`)
    const next = await buyer.readyCart()
    await setEmail(next.cartId)
    const apply = `mutation { applyCouponToCart(input: { cart_id: "${next.cartId}", coupon_code: "FIRSTONLY" }) { cart { id } } }`
    const { errors } = await own.graphql(apply, {}, 'guest-key-of-retention-02')
    expect(errors?.[0]?.message).toBe('The code FIRSTONLY is for your first order only.')
  })
})

describe('an unused row among many used ones', () => {
  it('is found over several minutes: a walk reads some rows a minute and then continues', async () => {
    const upload = (from: number, n: number) =>
      run(`INSERT INTO uploads (uid, owner, name, size, object_key, state, created_at)
        SELECT 'walk-' || (${from} + key), 'w', 'p.jpg', 1, 'uploads/walk-' || (${from} + key), 'complete',
          '2019-01-01T00:00:00.000Z' FROM ${many(n)}`)
    await upload(0, 700)
    await run(
      "INSERT INTO enquiries (kind, digest, email, details, status, created_at) VALUES ('photo', 'walk', 'a@b.nz', '[]', 'approved', '2019')",
    )
    await run(`INSERT INTO enquiry_photos SELECT enquiries.id, uploads.uid FROM enquiries, uploads
      WHERE digest = 'walk' AND uploads.uid LIKE 'walk-%'`)
    await upload(700, 60)
    const unused = () => count("uploads WHERE uid LIKE 'walk-%' AND uid NOT IN (SELECT upload_uid FROM enquiry_photos)")
    await run('DELETE FROM retention_cursors')
    const after: (number | null)[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      await shop.tick()
      after.push(await unused())
    }
    // 500 in use; 200 in use and 50 to delete; 10 to delete; then from the beginning.
    expect(after).toEqual([60, 10, 0, 0])
    expect(await count("uploads WHERE uid LIKE 'walk-%'")).toBe(700)
    await run("DELETE FROM enquiries WHERE digest = 'walk'")
    await run("DELETE FROM uploads WHERE uid LIKE 'walk-%'")
  })

  it('is an expired draft behind drafts that are on orders', async () => {
    const ordered = await shopper.readyCart()
    await shopper.place(ordered.cartId)
    const draft = await shopper.design()
    await run('DELETE FROM retention_cursors')
    await shop.tick(500)
    const revisions = async (uid: string) => count(`design_revisions WHERE design_uid = '${uid}'`)
    expect([await revisions(ordered.saved.uid), await revisions(draft.uid)]).toEqual([1, 0])
  })

  it.each([
    ['nothing was there', [], { unused: [], next: null }],
    ['all were looked at', [1, 0], { unused: [1], next: null }],
    ['more may follow', [0, 1, 0, 0], { unused: [2], next: { at: 't4', id: 4 } }],
    ['enough are handed out', [1, 1, 1, 0], { unused: [1, 2], next: { at: 't2', id: 2 } }],
    ['enough are handed out before the end', [1, 1, 1], { unused: [1, 2], next: { at: 't2', id: 2 } }],
    ['the last two are handed out', [0, 1, 1], { unused: [2, 3], next: null }],
  ])('is found by a walk that continues at the right place when %s', (_, flags, expected) => {
    const rows = flags.map((flag, at) => ({ at: `t${at + 1}`, id: at + 1, unused: flag as 0 | 1 }))
    const { unused, next } = portionOf(rows, { looked: 4, handed: 2 })
    expect({ unused: unused.map(({ id }) => id), next }).toEqual(expected)
  })
})
