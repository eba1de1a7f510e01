import { afterAll, beforeAll, expect, it } from 'vitest'
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

// Orders of other specs are not due.
beforeAll(() =>
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
