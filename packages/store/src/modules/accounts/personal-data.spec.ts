import { afterAll, describe, expect, it, vi } from 'vitest'
import { tableNames } from '../../testing/foreign-keys'
import { asCustomer, createMember, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { createShopper } from '../../testing/test-shopper'
import { friendHashOf } from '../referrals/friend-hash'
import { TABLES } from './own-data-repo'

vi.setConfig({ testTimeout: 60_000 })

const shop = createTestShop()
// Other specs count the reviews of the canvas.
afterAll(() => shop.db.prepare("DELETE FROM reviews WHERE title = 'Good' AND text = 'Good'").run())

const LEAVE = `mutation { deleteCustomer(password: "${PASSWORD}") }`

/** Tables, with the number of rows, where one of the texts is in any column. */
async function traces(...texts: readonly string[]): Promise<Record<string, number>> {
  const tables = (await tableNames()).filter((table) => !table.startsWith('search_index'))
  const answers = await shop.db.batch<object>(tables.map((table) => shop.db.prepare(`SELECT * FROM "${table}"`)))
  const found = tables.map((table, at) => {
    const rows = answers[at]?.results ?? []
    return [table, rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text))).length] as const
  })
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

const MARK = 'zyxwvut'

/** A customer who has used all of the shop. Every text about the customer contains the mark. */
async function createRegular(name: string) {
  const mark = `${name}-${MARK}`
  const email = `${mark}@example.nz`
  const member = await createMember(shop, email)
  const key = `guest-key-of-${name}-data`
  const shopper = createShopper(asCustomer(shop, member.token), key)
  const { cartId } = await shopper.readyCart()
  const { number } = (await shopper.place(cartId)).orderV2
  const run = (sql: string, ...values: (string | number)[]) =>
    shop.db
      .prepare(sql)
      .bind(...values)
      .run()
  const id = (await shop.db.prepare('SELECT id FROM customers WHERE email = ?').bind(email).first<number>('id')) ?? 0
  const photo = await shopper.upload()
  const asked = await asCustomer(shop, member.token).graphql(
    `mutation ($input: CreateOrderTicketInput!) { createOrderTicket(input: $input) { user_errors { code } } }`,
    { input: { order_number: number, subject: mark, message: mark, attachments: [photo] } },
    key,
  )
  expect(asked.data.createOrderTicket.user_errors).toEqual([])
  await member.ask('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { id } } }')
  await run('UPDATE customers SET lastname = ?2, phone_no = ?2 WHERE id = ?1', id, mark)
  await run('UPDATE orders SET email = ?2, tracking = ?3 WHERE number = ?1', number, email, mark)
  await run(
    'UPDATE order_addresses SET lastname = ?2, telephone = ?2 WHERE order_id = (SELECT id FROM orders WHERE number = ?1)',
    number,
    mark,
  )
  await run(
    `INSERT INTO asked_questions (slug, name, email, question, asked_at, status, answer) VALUES
       ('photo-mugs', ?1, ?2, 'Is it warm?', '2026', 'answered', 'Yes.'), ('photo-mugs', ?1, ?2, ?1, '2026', 'pending', NULL)`,
    mark,
    email,
  )
  await run(
    `INSERT INTO enquiries (kind, digest, email, details, created_at)
     VALUES ('contact', lower(hex(randomblob(32))), ?1, '[]', '2026')`,
    email,
  )
  await run(
    `INSERT INTO reviews (uid, sku, rating, title, text, nickname, status, created_at, order_id)
     SELECT lower(hex(randomblob(16))), 'canvas-print', 5, 'Good', 'Good', ?2, 'approved', '2026', id
     FROM orders WHERE number = ?1`,
    number,
    mark,
  )
  await run(
    `INSERT INTO passkeys (credential_id, uid, customer_id, public_key, counter, transports, name, created_at)
     VALUES (?1, ?1, ?2, 'k', 0, '[]', ?1, '2026')`,
    mark,
    id,
  )
  await run("INSERT INTO social_identities VALUES ('https://accounts.example', ?1, ?2, '2026')", mark, id)
  await run(
    `INSERT INTO ledger_entries (customer_id, ledger, amount, kind, reason, source, at) VALUES
       (?1, 'credit', 500, 'given', ?2, ?2, '2026'), (?1, 'points', 7, 'given', ?2, ?2, '2026')`,
    id,
    mark,
  )
  await run("INSERT INTO wishlist_items (customer_id, sku, added_at) VALUES (?1, ?2, '2026')", id, mark)
  await run("INSERT INTO wishlist_links VALUES (?1, ?2, '2026')", id, mark)
  await run("INSERT INTO reminders (kind, subject, email_key, at) VALUES ('cart', ?1, ?2, '2026')", mark, email)
  await member.ask('mutation { joinLoyaltyLevel { user_errors { code } } }')
  await member.ask('{ customer { referral { referral_code } } }')
  await member.ask(
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { id } } }',
    {
      email: `new-${email}`,
      password: PASSWORD,
    },
  )
  return { member, number, id, mark, email, shopper }
}

describe('the copy of a customer’s data', () => {
  it('has a row of each part that the customer has used', async () => {
    const { member, mark } = await createRegular('copy')
    const copy = JSON.parse((await member.ask('{ customerData }')).data.customerData)
    const used = Object.keys(TABLES).filter((part) => !['addresses', 'carts'].includes(part) && part in copy)
    for (const part of used) expect([part, copy[part].length > 0]).toEqual([part, true])
    expect(copy.tickets[0].messages).toMatchObject([{ author: 'customer', message: mark, files: ['photo.jpg'] }])
    expect(copy.orders[0].addresses[0]).toMatchObject({ lastname: mark, region: 'Auckland', country_code: 'NZ' })
    expect(copy.newsletter[0].changes).toEqual([
      {
        subscribed: 1,
        form: 'account',
        page: '',
        words:
          'Email me offers and ideas\nWe also remind you once of a cart you left, and ask how your order turned out.',
        at: '2026-11-02T09:00:00.000Z',
      },
    ])
    expect(copy.passkeys).toEqual([{ name: mark, created_at: '2026', last_used_at: null }])
    expect(copy.providers).toMatchObject([{ issuer: 'https://accounts.example', subject: mark }])
  })
})

describe('the deletion of an account', () => {
  const shipped = (number: string) =>
    shop.db
      .prepare(
        "UPDATE orders SET status = 'complete', paid_at = '2026-05-01', shipped_at = '2026-05-02' WHERE number = ?",
      )
      .bind(number)
      .run()

  it('leaves no trace of the customer but the record of ended orders, and what says that it is deleted', async () => {
    const { member, number, mark, email } = await createRegular('ended')
    await shipped(number)
    expect(Object.keys(await traces(mark)).length).toBeGreaterThan(12)
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    // The mail about the change of address went to another address, which may be somebody else’s.
    expect(await traces(mark)).toEqual({ outbox: 2 })
    const subjects = await shop.db.prepare('SELECT subject FROM outbox WHERE recipient = ?').bind(email).all()
    expect(subjects.results).toEqual([{ subject: 'Your account at Kea Prints is deleted' }])
    const order = await shop.db
      .prepare(
        `SELECT number, total_cents, (SELECT count(*) FROM order_lines WHERE order_id = o.id) AS lines,
           (SELECT count(*) FROM order_originals WHERE order_id = o.id) AS photos, customer_id, email
         FROM orders o WHERE number = ?`,
      )
      .bind(number)
      .first()
    expect(order).toEqual({ number, total_cents: 5090, lines: 1, photos: 0, customer_id: null, email: '' })
  })

  it('takes the right to order designs of other people with it', async () => {
    const { member, shopper } = await createRegular('shared')
    const [own, theirs] = [await shopper.design(), await createShopper(shop).design()]
    await shop.db
      .prepare(`INSERT INTO orderable_designs SELECT owner, ?2, ?3, '2030' FROM designs WHERE uid = ?1`)
      .bind(own.uid, theirs.uid, theirs.revision)
      .run()
    const rights = () =>
      shop.db.prepare('SELECT count(*) AS n FROM orderable_designs WHERE design_uid = ?').bind(theirs.uid).first('n')
    expect(await rights()).toBe(1)
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect(await rights()).toBe(0)
  })

  it('leaves a design of another person, which it has ordered, with its owner', async () => {
    const { member, number } = await createRegular('friend')
    const owner = createShopper(shop)
    const theirs = await owner.design()
    await shipped(number)
    await shop.db
      .prepare(
        `UPDATE order_lines SET design_uid = ?2, design_revision = ?3, is_shared = 1
         WHERE order_id = (SELECT id FROM orders WHERE number = ?1)`,
      )
      .bind(number, theirs.uid, theirs.revision)
      .run()
    const ends = () =>
      shop.db.prepare('SELECT expires_at FROM design_revisions WHERE design_uid = ?').bind(theirs.uid).first()
    const before = await ends()
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect(await ends()).toEqual(before)
    expect((await owner.add(await owner.newCart(), [owner.canvasItem(theirs)])).user_errors).toEqual([])
  })

  it('keeps the buyer of an invoice above N$1,000, as tax law asks, without the phone', async () => {
    const { member, number, mark } = await createRegular('invoiced')
    await shipped(number)
    await shop.db
      .prepare('UPDATE orders SET subtotal_cents = 100001, total_cents = 100001 + shipping_cents WHERE number = ?')
      .bind(number)
      .run()
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect(await traces(mark)).toEqual({ order_addresses: 1, outbox: 2 })
    const left = await shop.db
      .prepare('SELECT kind, telephone FROM order_addresses WHERE order_id = (SELECT id FROM orders WHERE number = ?)')
      .bind(number)
      .all()
    expect(left.results).toEqual([{ kind: 'billing', telephone: null }])
  })

  it('deletes the print file of an order that was refunded before it was sent', async () => {
    const { member, number } = await createRegular('refunded')
    const key = `print/${number}-1-canvas-print.pdf`
    await shop.files.put(key, 'a print file')
    await shop.db.batch([
      shop.db.prepare("UPDATE orders SET status = 'refunded', paid_at = '2026-10-01' WHERE number = ?").bind(number),
      shop.db
        .prepare(
          `INSERT OR REPLACE INTO print_files (line_id, order_id, state, run_at, made_at, files)
           SELECT l.id, l.order_id, 'made', '2026', '2026-11-02', json_array(json_object('key', ?2, 'bytes', 12))
           FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ?1`,
        )
        .bind(number, key),
    ])
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect(await shop.files.head(key)).toBeNull()
    const row = await shop.db
      .prepare('SELECT state, files FROM print_files WHERE order_id = (SELECT id FROM orders WHERE number = ?)')
      .bind(number)
      .first()
    expect(row).toEqual({ state: 'deleted', files: '[]' })
  })

  it('removes whom a gift was for, once its certificate is mailed, and keeps its amount', async () => {
    const { member, number, mark } = await createRegular('giver')
    await shipped(number)
    const gift = {
      amountCents: 4295,
      recipientName: `Nana ${mark}`,
      recipientEmail: `nana-${mark}@example.nz`,
      senderName: mark,
      message: `Kia ora ${mark}`,
      deliverOn: '2026-05-01',
    }
    const line = '(SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ?1)'
    await shop.db
      .prepare(`UPDATE order_lines SET quantity = 1, unit_cents = 4295, gift = ?2 WHERE id = ${line}`)
      .bind(number, JSON.stringify(gift))
      .run()
    await shop.db
      .prepare(
        `INSERT INTO gift_certificates (order_line_id, order_id, amount_cents, balance_cents, deliver_on, state)
         SELECT id, order_id, 4295, 4295, '2027-01-01', 'waiting' FROM order_lines WHERE id = ${line}`,
      )
      .bind(number)
      .run()
    const giftOf = async () =>
      JSON.parse(
        (await shop.db.prepare(`SELECT gift FROM order_lines WHERE id = ${line}`).bind(number).first<string>('gift')) ??
          '',
      )
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    // It is still to be mailed to its recipient.
    expect(await giftOf()).toEqual(gift)
    await shop.db
      .prepare(`UPDATE gift_certificates SET state = 'mailed' WHERE order_line_id = ${line}`)
      .bind(number)
      .run()
    await shop.tick()
    expect(await giftOf()).toEqual({
      ...{ amountCents: 4295, deliverOn: '2026-05-01' },
      ...{ recipientName: '', recipientEmail: '', senderName: '', message: '' },
    })
    expect(await traces(mark)).toEqual({ outbox: 2 })
  })

  it('removes the hashes of friends that the customer has invited, and the hash by which a friend has', async () => {
    const [{ member, email }, other] = [await createRegular('inviter'), await createRegular('invited-by')]
    const invite = (who: typeof member, from: string, friends: string[]) =>
      shop.submit(
        'mutation ($input: ReferAFriendInput!) { referAFriend(input: $input) { success } }',
        { input: { email: from, emails: friends, consent: true } },
        undefined,
        { authorization: `Bearer ${who.token}` },
      )
    const hashes = async (...emails: string[]) => {
      const known = await Promise.all(emails.map(friendHashOf))
      const { results } = await shop.db
        .prepare('SELECT friend_hash FROM invitations WHERE friend_hash IN (SELECT value FROM json_each(?))')
        .bind(JSON.stringify(known))
        .all()
      return results.length
    }
    await invite(member, email, ['friend-of-inviter@example.nz'])
    await invite(other.member, other.email, [email, 'friend-of-other@example.nz'])
    const all = ['friend-of-inviter@example.nz', 'friend-of-other@example.nz', email] as const
    expect(await hashes(...all)).toBe(3)
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect([await hashes(...all), await hashes(all[1])]).toEqual([1, 1])
  })

  it('leaves an order on its way what its delivery needs, until it has long arrived', async () => {
    const { member, number, mark } = await createRegular('waiting')
    expect((await member.ask(LEAVE)).data).toEqual({ deleteCustomer: true })
    expect(await traces(mark)).toMatchObject({ orders: 1, order_addresses: 2 })
    await shop.db
      .prepare(
        "UPDATE orders SET status = 'complete', paid_at = '2026', shipped_at = '2026-11-01T00:00:00Z' WHERE number = ?",
      )
      .bind(number)
      .run()
    const later = createTestShop()
    later.wait(80)
    await later.tick()
    expect(await traces(mark)).toMatchObject({ order_addresses: 2 })
    await later.tick(20)
    expect(await traces(mark)).toEqual({ outbox: 2 })
    const photos = `SELECT count(*) AS n FROM order_originals WHERE order_id = (SELECT id FROM orders WHERE number = ?)`
    expect(await shop.db.prepare(photos).bind(number).first<number>('n')).toBe(0)
  })
})
