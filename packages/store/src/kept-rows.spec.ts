import { expect, it, vi } from 'vitest'
import { minuteJobs } from './minute-jobs'
import { createHandoverRepo } from './modules/handover/repo'
import type { Services } from './services'
import { KEPT_ROWS, keptRows, storeKeptRows } from './testing/kept-rows'
import { createTestShop } from './testing/test-shop'

vi.setConfig({ testTimeout: 120_000 })

const SECOND = 1 / 86_400
/** The clock of a test shop begins then. */
const START = Date.parse('2026-11-02T09:00:00Z')
/** Mails are sent, so that the job of the mails has work. */
const SENDS = { EMAIL: { send: async () => ({ messageId: '1' }) } as unknown as string, MAIL_FROM: 'shop@kea.example' }

/** Jobs of the minute that end nothing by a time of its own, and what tests them. */
const OTHERS: Readonly<Record<string, string>> = {
  'due jobs': 'begins at a time; expiry.spec: the claim of a job, an order that waits',
  'weekly deals': 'expiry.spec: a deal of the week',
  'true offers': 'begins at a time; offer-checks.spec: an offer that comes back',
  'gift certificates': 'begins at a time; gifts.spec: is mailed from the hour of the setting',
  'birthday gifts': 'begins at a time; birthdays.spec: at eight on the day, and not a second before',
  'left carts': 'begins at a time; reminders.spec: a day after it was left, and not a second before',
  'questions for reviews': 'begins at a time; reminders.spec: ten days after the arrival, and not a second before',
  'gift codes': 'at once; gift-code.spec',
  'best sellers': 'bestsellers.spec: an order a second before its ninety days',
  'search index': 'at once; expiry.spec: an offer in the search',
  'drawings of signs': 'at once; drawing-mail.spec',
  'deleted uploads': 'at once; trash.spec',
  'retention of counters': 'by day, below',
  'retention of the trash': 'by day, below',
  'print files': 'begins at once; expiry.spec: the claim of a print file',
}

it('what the minute’s jobs end is there until its last second, and a second later no more', async () => {
  const shop = createTestShop(SENDS)
  await storeKeptRows(START + 1000)
  await shop.tick()
  expect(await keptRows()).toEqual(Object.keys(KEPT_ROWS))
  await shop.tick(2 * SECOND)
  // Rows of other tests may be in the first portions.
  for (let runs = 0; runs < 5 && (await keptRows()).length > 0; runs += 1) await shop.tick()
  expect(await keptRows()).toEqual([])
})

it('every job of the minute ends something that is tested to the second, or nothing by a time', () => {
  const names = minuteJobs({} as Services).map(({ name }) => name)
  const tested = new Set([...Object.values(KEPT_ROWS).map(({ job }) => job), ...Object.keys(OTHERS)])
  expect([...tested].sort()).toEqual([...names].sort())
  expect(Object.keys(OTHERS).filter((job) => Object.values(KEPT_ROWS).some((row) => row.job === job))).toEqual([])
})

it('a file in the trash is there until the end of its fourteenth day, and a second later no more', async () => {
  const shop = createTestShop()
  const [kept, gone] = ['trash/2026-11-02/shop/designs/kept', 'trash/2026-11-01/shop/designs/kept']
  for (const key of [kept, gone]) await shop.files.put(key, 'a document')
  const left = async () => (await Promise.all([kept, gone].map((key) => shop.files.head(key)))).map(Boolean)
  // 16 November, 23:59:59 in UTC.
  await shop.tick((Date.parse('2026-11-16T23:59:59Z') - START) / 86_400_000)
  expect(await left()).toEqual([true, false])
  await shop.tick(2 * SECOND)
  expect(await left()).toEqual([false, false])
})

it('the counts of a day are there until the day is over in New Zealand, and a second later no more', async () => {
  const shop = createTestShop()
  await shop.db.prepare("INSERT INTO daily_use VALUES ('2026-11-02', 'kept', 'uploads', 1, 1, 9, 9)").run()
  const left = () => shop.db.prepare("SELECT 1 AS n FROM daily_use WHERE who = 'kept'").first<number>('n')
  // Midnight is at 11 in the morning of UTC.
  await shop.tick((Date.parse('2026-11-02T10:59:59Z') - START) / 86_400_000)
  expect(await left()).toBe(1)
  await shop.tick(2 * SECOND)
  expect(await left()).toBeNull()
})

it('which photos became whose is known for fifteen days, and a second later no more', async () => {
  const { db } = createTestShop()
  const repo = createHandoverRepo(db)
  const left = () => db.prepare("SELECT 1 AS n FROM owner_moves WHERE from_owner = 'kept'").first<number>('n')
  const after = (seconds: number) => new Date(START + (15 * 86_400 + seconds) * 1000)
  await repo.move('kept', 'customer', new Date(START))
  await repo.move('other-1', 'customer', after(-1))
  expect(await left()).toBe(1)
  await repo.move('other-2', 'customer', after(1))
  expect(await left()).toBeNull()
})
