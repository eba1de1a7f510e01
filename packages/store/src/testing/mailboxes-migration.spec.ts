import { applyD1Migrations } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindings } from './prepare-database'

const { MAILBOXES_MIGRATED_DB: db, TEST_MIGRATIONS: migrations } = bindings

const subscriber = (email: string, changedAt: string, subscribed: number, token: string) =>
  `INSERT INTO subscribers (email_key, email, token, source, subscribed, created_at, changed_at)
   VALUES ('${email}', '${email}', '${token.repeat(32)}', 'footer', ${subscribed}, '2026', '${changedAt}')`
const coupon = (code: string, emailKey: string, offer: string) =>
  `INSERT INTO coupons (code, kind, percent, label, from_at, to_at, first_order_only, email_key, max_uses, offer, created_at)
   VALUES ('${code}', 'percent', 10, '10% off', '2026', '2027', 1, '${emailKey}', 1, '${offer}', '2026')`
const change = (email: string) =>
  `INSERT INTO subscription_changes (email_key, subscribed, form, page, words, at) VALUES ('${email}', 1, 'footer', '', '${email}', '2026')`

const ROWS = [
  ...['A.b+x@GoogleMail.com', 'a.b@xtra.co.nz', 'AB@gmail.com', '+X.y@xtra.co.nz', '+x.y@googlemail.com'].map(
    (email, at) =>
      `INSERT INTO carts (id, masked_id, email, created_at, updated_at)
       VALUES (${at + 1}, printf('%032d', ${at + 1}), '${email}', '2026', '2026')`,
  ),
  "INSERT INTO carts (id, masked_id, created_at, updated_at) VALUES (6, printf('%032d', 6), '2026', '2026')",
  `INSERT INTO orders (id, token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents, total_cents,
     carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
   SELECT id, 't' || id, id, version, 'processing', email, 0, 0, 0, 0, '', '', '', '', 'card', 'Card', '2026'
   FROM carts WHERE email IS NOT NULL`,
  subscriber('a.b@gmail.com', '2026-01', 1, 'a'),
  subscriber('ab@gmail.com', '2026-03', 0, 'b'),
  subscriber('ab@googlemail.com', '2026-02', 1, 'c'),
  subscriber('a.b@xtra.co.nz', '2026-01', 1, 'd'),
  subscriber('x.y@gmail.com', '2026-01', 1, 'e'),
  // Earlier keys of addresses that begin with a plus had no name.
  subscriber('@xtra.co.nz', '2026-01', 1, 'f'),
  "UPDATE subscribers SET email = '+X.y@xtra.co.nz' WHERE email_key = '@xtra.co.nz'",
  subscriber('@googlemail.com', '2026-01', 1, '0'),
  "UPDATE subscribers SET email = '+x.y@googlemail.com' WHERE email_key = '@googlemail.com'",
  ...['a.b@gmail.com', 'ab@gmail.com', 'ab@googlemail.com', 'a.b@xtra.co.nz', 'x.y@gmail.com', '@xtra.co.nz'].map(
    change,
  ),
  coupon('FIRST', 'a.b@gmail.com', 'newsletter_offer_sitewide'),
  coupon('SECOND', 'ab@googlemail.com', 'newsletter_offer_sitewide'),
  coupon('BIRTHDAY', 'a.b@gmail.com', 'birthday_gift'),
  coupon('OTHER', 'a.b@xtra.co.nz', 'newsletter_offer_sitewide'),
  coupon('PLUS', '@xtra.co.nz', 'newsletter_offer_sitewide'),
  `INSERT INTO reminders (kind, subject, email_key, at)
   VALUES ('cart', 'left', 'a.b@gmail.com', '2026'), ('cart', 'plus', '@xtra.co.nz', '2026')`,
]

const all = async (sql: string) => (await db.prepare(sql).all()).results

beforeAll(async () => {
  await applyD1Migrations(
    db,
    migrations.filter(({ name }) => name < '0715'),
  )
  await db.batch(ROWS.map((row) => db.prepare(row)))
  await applyD1Migrations(db, migrations)
})

describe('a database with people who have several spellings, after its migrations', () => {
  it.each(['carts', 'orders'])('has %s by mailbox', async (table) => {
    expect(await all(`SELECT email_key FROM ${table} WHERE email IS NOT NULL ORDER BY id`)).toEqual([
      { email_key: 'ab@gmail.com' },
      { email_key: 'a.b@xtra.co.nz' },
      { email_key: 'ab@gmail.com' },
      { email_key: '+x.y@xtra.co.nz' },
      { email_key: '+xy@gmail.com' },
    ])
    expect(await all('SELECT email_key FROM carts WHERE email IS NULL')).toEqual([{ email_key: null }])
  })

  it('has one subscription of each, the one that was changed last, with all that was said before', async () => {
    expect(await all('SELECT email_key, email, subscribed FROM subscribers ORDER BY email_key')).toEqual([
      { email_key: '+x.y@xtra.co.nz', email: '+X.y@xtra.co.nz', subscribed: 1 },
      { email_key: '+xy@gmail.com', email: '+x.y@googlemail.com', subscribed: 1 },
      { email_key: 'a.b@xtra.co.nz', email: 'a.b@xtra.co.nz', subscribed: 1 },
      { email_key: 'ab@gmail.com', email: 'ab@gmail.com', subscribed: 0 },
      { email_key: 'xy@gmail.com', email: 'x.y@gmail.com', subscribed: 1 },
    ])
    expect(await all('SELECT email_key, words FROM subscription_changes ORDER BY id')).toEqual([
      { email_key: 'ab@gmail.com', words: 'a.b@gmail.com' },
      { email_key: 'ab@gmail.com', words: 'ab@gmail.com' },
      { email_key: 'ab@gmail.com', words: 'ab@googlemail.com' },
      { email_key: 'a.b@xtra.co.nz', words: 'a.b@xtra.co.nz' },
      { email_key: 'xy@gmail.com', words: 'x.y@gmail.com' },
      { email_key: '+x.y@xtra.co.nz', words: '@xtra.co.nz' },
    ])
  })

  it('keeps each code that was mailed, for the person it was mailed to', async () => {
    expect(await all('SELECT code, email_key, offer FROM coupons ORDER BY id')).toEqual([
      { code: 'FIRST', email_key: 'ab@gmail.com', offer: 'newsletter_offer_sitewide' },
      { code: 'SECOND', email_key: 'ab@gmail.com', offer: null },
      { code: 'BIRTHDAY', email_key: 'ab@gmail.com', offer: 'birthday_gift' },
      { code: 'OTHER', email_key: 'a.b@xtra.co.nz', offer: 'newsletter_offer_sitewide' },
      { code: 'PLUS', email_key: '+x.y@xtra.co.nz', offer: 'newsletter_offer_sitewide' },
    ])
  })

  it('knows who was reminded, and lost no row', async () => {
    expect(await all('SELECT subject, email_key FROM reminders ORDER BY subject')).toEqual([
      { subject: 'left', email_key: 'ab@gmail.com' },
      { subject: 'plus', email_key: '+x.y@xtra.co.nz' },
    ])
    expect(await all('PRAGMA foreign_key_check')).toEqual([])
    expect(await all('SELECT count(*) AS n FROM orders')).toEqual([{ n: 5 }])
  })
})
