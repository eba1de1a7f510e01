import { afterAll, beforeEach, expect, it } from 'vitest'
import { bindings } from '../../testing/prepare-database'
import { createOrderFiles } from './order-files'
import { createOrderFilesRepo } from './order-files-repo'

const FIRST = Date.parse('2026-11-02T09:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Open orders without designs, one an hour, with these ids. */
const placed = (ids: readonly number[]) =>
  bindings.DB.batch(
    ids.flatMap((id) => [
      bindings.DB.prepare("INSERT INTO carts (id, masked_id, created_at, updated_at) VALUES (?1, ?2, '', '')").bind(
        id,
        `cart-${id}`.padEnd(32, 'x'),
      ),
      bindings.DB.prepare(
        `INSERT INTO orders (id, token, cart_id, cart_version, status, email, subtotal_cents, shipping_cents, tax_cents,
           total_cents, carrier_code, method_code, carrier_title, method_title, payment_method, payment_title, created_at)
         VALUES (?1, ?2, ?1, 1, 'processing', 'mere@example.nz', 0, 0, 0, 0, '', '', '', '', '', '', ?3)`,
      ).bind(id, `token-${id}`, new Date(FIRST + (id - 900_000) * HOUR).toISOString()),
    ]),
  )

// Orders of other tests are not due.
beforeEach(() =>
  bindings.DB.exec(
    "INSERT OR REPLACE INTO order_file_checks (order_id, checked_at, missing) SELECT id, '9999-12-31', '[]' FROM orders",
  ),
)
afterAll(() => bindings.DB.exec("DELETE FROM order_file_checks WHERE checked_at = '9999-12-31'"))

it('more open orders than a day can check take turns: none waits for ever, and none is checked twice in a day', async () => {
  await placed(Array.from({ length: 50 }, (_, at) => 900_001 + at))
  let now = FIRST + 60 * HOUR
  const files = createOrderFiles({
    repo: createOrderFilesRepo(bindings.DB),
    files: bindings.FILES,
    settings: { names: () => Promise.reject(new Error('no mail is due')) },
    clock: () => new Date(now),
    onError: (_, error) => {
      throw error
    },
  })
  /** The orders that one run checks. */
  const run = async () => {
    now += 60_000
    await files.check()
    const { results } = await bindings.DB.prepare(
      'SELECT order_id FROM order_file_checks WHERE checked_at = ?1 ORDER BY order_id',
    )
      .bind(new Date(now).toISOString())
      .all<{ order_id: number }>()
    return results.map(({ order_id: id }) => id)
  }
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

  expect(await run()).toEqual(from(900_001, 900_020))
  // As if a day had room for one run: the oldest are due again, and still wait for the others.
  now += DAY
  expect(await run()).toEqual(from(900_021, 900_040))
  now += DAY
  await placed([900_101])
  expect(await run()).toEqual([...from(900_001, 900_010), ...from(900_041, 900_050)])
  now += DAY
  expect(await run()).toEqual(from(900_011, 900_030))
  // With room for the rest, it follows in the next minutes, and then nothing is asked for again on that day.
  expect(await run()).toEqual([...from(900_001, 900_009), ...from(900_031, 900_040), 900_101])
  expect(await run()).toEqual([900_010, ...from(900_041, 900_050)])
  expect(await run()).toEqual([])
})

/** A file that each of these orders needs, and that is gone. */
const losingFiles = (ids: readonly number[]) =>
  bindings.DB.batch(
    ids.flatMap((id) => [
      bindings.DB.prepare(
        `INSERT INTO uploads (uid, owner, name, size, object_key, state, created_at)
         VALUES (?1, 'nobody', 'lost.jpg', 1, ?1, 'complete', '2026-11-02')`,
      ).bind(`lost-${id}`),
      bindings.DB.prepare("INSERT INTO order_originals VALUES (?1, ?2, 'original')").bind(id, `lost-${id}`),
    ]),
  )

/** The subjects of the mails about missing files, with the orders that each names. */
async function told(): Promise<[subject: string, orders: number][]> {
  const { results } = await bindings.DB.prepare(
    "SELECT subject, body FROM outbox WHERE message_id LIKE 'missing-files-%' ORDER BY id",
  ).all<{ subject: string; body: string }>()
  return results.map(({ subject, body }) => [subject, [...body.matchAll(/\d{9}: 1 file$/gm)].length])
}

const checkedFrom = (start: number) => {
  let now = start
  const { check } = createOrderFiles({
    repo: createOrderFilesRepo(bindings.DB),
    files: bindings.FILES,
    settings: { names: async () => ({ name: 'Kea', email: 'press@kea.example', url: '' }) },
    clock: () => new Date(now),
    onError: () => {},
  })
  return async (minutes: number) => {
    now += minutes * 60_000
    await check()
    return told()
  }
}

it('a loss of many files is one mail with all orders, and one more on the next day', async () => {
  await bindings.DB.exec("DELETE FROM outbox WHERE message_id LIKE 'missing-files-%'")
  const ids = Array.from({ length: 45 }, (_, at) => 910_001 + at)
  await placed(ids)
  // Nine in the morning of New Zealand.
  const check = checkedFrom(Date.parse('2027-03-01T20:00:00Z'))
  for (let runs = 0; runs < 3; runs += 1) expect(await check(120)).toEqual([])
  // The first of them is due on the next day at nine, the last two hours later.
  await losingFiles(ids)
  expect([await check(20 * 60 + 1), await check(1), await check(1)]).toEqual([[], [], []])
  const all = ['45 orders: files are missing', 45]
  expect(await check(1)).toEqual([all])
  expect([await check(1), await check(400)]).toEqual([[all], [all]])
  for (let runs = 0; runs < 5; runs += 1) await check(runs === 0 ? 24 * 60 : 1)
  expect(await told()).toEqual([all, all])
})

it('a check that takes long tells what it has found after an hour', async () => {
  await bindings.DB.exec("DELETE FROM outbox WHERE message_id LIKE 'missing-files-%'")
  await bindings.DB.exec("UPDATE orders SET status = 'complete' WHERE id BETWEEN 900000 AND 919999")
  const ids = Array.from({ length: 110 }, (_, at) => 920_001 + at)
  await placed(ids)
  await losingFiles(ids)
  const check = checkedFrom(Date.parse('2027-05-03T21:00:00Z'))
  expect([await check(1), await check(29), await check(30)]).toEqual([[], [], []])
  expect(await check(1)).toEqual([['80 orders: files are missing', 80]])
  expect(await check(1)).toHaveLength(1)
})
