import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember, PASSWORD } from '../../testing/test-customer'
import { createTestShop } from '../../testing/test-shop'
import { couponsRetention } from '../coupons/retention'
import { birthdaysOf } from './birthdays'
import { newsletterRetention } from './retention'

const { db } = createTestShop()
const SECOND = 1 / 86_400
/** The clock of a test shop begins then: 22:00 on the 2nd in New Zealand. */
const START = Date.parse('2026-11-02T09:00:00Z')
const daysUntil = (instant: string) => (Date.parse(instant) - START) / 86_400_000
const GIFT = 'N$10 off anything you like'
let people = 0

beforeAll(async () => {
  await db.batch([
    db.prepare(
      `INSERT INTO newsletter_offers (setting, kind, percent, label, days) VALUES ('birthday_gift', 'percent', 15, '15% off', 30)`,
    ),
    db.prepare("INSERT INTO config_values (key, value) VALUES ('birthday_gift', ?)").bind(GIFT),
  ])
})
// Other specs use the same tables.
afterAll(async () => {
  await db.batch([
    db.prepare("DELETE FROM newsletter_offers WHERE setting = 'birthday_gift'"),
    db.prepare("DELETE FROM config_values WHERE key = 'birthday_gift'"),
    db.prepare('UPDATE subscribers SET birthday = NULL'),
  ])
})

/** Subscribes in the popup, with a birthday. */
async function subscribe(dateOfBirth: string, email = `birthday-${++people}@example.co.nz`): Promise<string> {
  const shop = createTestShop()
  const query = 'mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { status } }'
  const typed = { email, firstName: 'Mere', date_of_birth: dateOfBirth, popup: true }
  const input = { ...typed, recaptcha_response: await shop.captcha() }
  const { data } = await shop.graphql(query, { input }, `guest-key-of-a-birthday-${people}`)
  expect(data.cpnewsletter.status).toBe(true)
  return email
}
/** Deletes the account with this address. */
async function leave(email: string): Promise<void> {
  const member = await createMember(createTestShop(), email)
  const { data } = await member.ask(`mutation { deleteCustomer(password: "${PASSWORD}") }`)
  expect(data).toEqual({ deleteCustomer: true })
}
const gifts = async (email: string) =>
  (
    await db
      .prepare(
        'SELECT percent, max_uses, first_order_only, to_at FROM coupons WHERE email_key = ? AND offer LIKE ? ORDER BY id',
      )
      .bind(email, 'birthday_gift%')
      .all()
  ).results
const mails = async (email: string) =>
  (
    await db
      .prepare(
        "SELECT subject, body, unsubscribe_url FROM outbox WHERE recipient = ? AND subject LIKE 'Happy%' ORDER BY id",
      )
      .bind(email)
      .all<{ subject: string; body: string; unsubscribe_url: string | null }>()
  ).results

it('the gift of a birthday is mailed at eight on the day, and not a second before', async () => {
  const email = await subscribe('1990-11-20')
  expect(await db.prepare('SELECT birthday FROM subscribers WHERE email = ?').bind(email).first('birthday')).toBe(
    '11-20',
  )
  const shop = createTestShop({ SITE_URL: 'https://shop.example' })
  // Eight in the morning in New Zealand.
  await shop.tick(daysUntil('2026-11-19T18:59:59Z'))
  expect(await gifts(email)).toEqual([])
  await shop.tick(SECOND)
  await shop.tick(2 / 24)
  expect(await gifts(email)).toEqual([
    { percent: 15, max_uses: 1, first_order_only: 0, to_at: '2026-12-19T19:00:00.000Z' },
  ])
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Happy birthday from Kea Prints')
  expect(mail?.body).toContain('Kia ora Mere,')
  expect(mail?.body).toContain(GIFT)
  expect(mail?.body).toMatch(/[A-Z2-9]{5}-[A-Z2-9]{5}/)
  expect(mail?.unsubscribe_url).toMatch(/^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=[0-9a-f]{32}$/)
})

it('the gift comes in the last second of the day, and a second later no more', async () => {
  const email = await subscribe('1990-11-21')
  const late = createTestShop()
  await late.tick(daysUntil('2026-11-21T11:00:00Z'))
  expect(await gifts(email)).toEqual([])
  const inTime = createTestShop()
  await inTime.tick(daysUntil('2026-11-21T10:59:59Z'))
  expect(await gifts(email)).toHaveLength(1)
})

it('the gift comes again in the next year', async () => {
  const email = await subscribe('1990-11-22')
  await createTestShop().tick(daysUntil('2026-11-21T20:00:00Z'))
  await createTestShop().tick(daysUntil('2027-11-21T20:00:00Z'))
  expect(await gifts(email)).toHaveLength(2)
})

it('a mailbox that subscribes again after its account was deleted gets no second one in the year, and one in the next', async () => {
  const email = await subscribe('1990-11-25')
  await createTestShop().tick(daysUntil('2026-11-24T20:00:00Z'))
  expect(await gifts(email)).toHaveLength(1)
  await leave(email)
  await subscribe('1990-11-25', email)
  await createTestShop().tick(daysUntil('2026-11-24T20:01:00Z'))
  expect([await gifts(email), await mails(email)]).toEqual([[], []])
  await createTestShop().tick(daysUntil('2027-11-24T20:00:00Z'))
  expect([(await gifts(email)).length, (await mails(email)).length]).toEqual([1, 1])
  expect(JSON.stringify((await db.prepare('SELECT * FROM birthday_gifts').all()).results)).not.toContain('@')
})

it('those who had theirs keep nobody from a gift', async () => {
  const again = Array.from({ length: 20 }, (_, at) => `again-${at}@example.co.nz`)
  const enter = () =>
    db.batch(
      again.map((email) =>
        db
          .prepare(
            `INSERT INTO subscribers (email_key, email, token, source, birthday, created_at, changed_at)
             VALUES (?1, ?1, lower(hex(randomblob(16))), 'footer', '11-26', '2026', '2026')`,
          )
          .bind(email),
      ),
    )
  await enter()
  await createTestShop().tick(daysUntil('2026-11-25T20:00:00Z'))
  expect(await Promise.all(again.map(async (email) => (await gifts(email)).length))).toEqual(Array(20).fill(1))
  const now = new Date('2026-11-25T20:01:00Z')
  const leavers = again.map((email) => ({ id: 0, email, emailKey: email, friendHash: '', owner: '', now }))
  await db.batch(
    leavers.flatMap((leaver) =>
      [couponsRetention, newsletterRetention].flatMap(({ forget }) => forget?.account?.(db, leaver) ?? []),
    ),
  )
  await enter()
  const email = await subscribe('1990-11-26', 'behind-them@example.co.nz')
  await createTestShop().tick(daysUntil('2026-11-25T20:02:00Z'))
  expect(await gifts(email)).toHaveLength(1)
  expect((await Promise.all(again.map(gifts))).flat()).toEqual([])
})

it('nobody who has unsubscribed gets one, and nothing of the birthday stays', async () => {
  const email = await subscribe('1990-11-23')
  const token = await db.prepare('SELECT token FROM subscribers WHERE email = ?').bind(email).first<string>('token')
  await createTestShop().request(`/newsletter/unsubscribe?token=${token}`, { method: 'POST' }, null)
  expect(await db.prepare('SELECT firstname, birthday FROM subscribers WHERE email = ?').bind(email).first()).toEqual({
    firstname: '',
    birthday: null,
  })
  await createTestShop().tick(daysUntil('2026-11-22T20:00:00Z'))
  expect(await gifts(email)).toEqual([])
})

it('a birthday is kept only where the shop has a gift for it', async () => {
  const stored = await db.prepare("SELECT * FROM newsletter_offers WHERE setting = 'birthday_gift'").first()
  await db.prepare("DELETE FROM newsletter_offers WHERE setting = 'birthday_gift'").run()
  const email = await subscribe('1990-11-24')
  expect(await db.prepare('SELECT birthday FROM subscribers WHERE email = ?').bind(email).first('birthday')).toBeNull()
  const shop = createTestShop()
  const asked = '{ configvalues(fields: ["birthday_gift"]) { key value } }'
  expect((await shop.graphql(asked)).data.configvalues).toEqual([])
  await db
    .prepare('INSERT INTO newsletter_offers (setting, kind, percent, label, days) VALUES (?, ?, ?, ?, ?)')
    .bind(stored?.setting, stored?.kind, stored?.percent, stored?.label, stored?.days)
    .run()
  expect((await shop.graphql(asked)).data.configvalues).toEqual([{ key: 'birthday_gift', value: GIFT }])
})

it('a birthday on the 29th of February is the day before in other years', () => {
  expect(birthdaysOf('2027-02-28')).toEqual(['02-28', '02-29'])
  expect(birthdaysOf('2028-02-28')).toEqual(['02-28'])
  expect(birthdaysOf('2028-02-29')).toEqual(['02-29'])
  expect(birthdaysOf('2027-03-01')).toEqual(['03-01'])
})
